package frameworks;

import com.google.common.eventbus.AllowConcurrentEvents;
import com.google.common.eventbus.EventBus;
import com.google.common.eventbus.Subscribe;
import user.Both;
import user.Tally;

/** Two threads post events to a subscriber that may be called by both. */
public final class GuavaEventBus {

    /** Counts events. */
    public static final class Orders {
        private final Tally tally;

        Orders(Tally tally) {
            this.tally = tally;
        }

        @Subscribe
        @AllowConcurrentEvents
        public void on(String what) {
            tally.add();
        }
    }

    public static void main(String[] args) throws Exception {
        Tally tally = Tally.of(args);
        EventBus bus = new EventBus("shop");
        bus.register(new Orders(tally));
        Both.atOnce(() -> bus.post("tea"), () -> bus.post("milk"));
        tally.expect(2);
    }
}
