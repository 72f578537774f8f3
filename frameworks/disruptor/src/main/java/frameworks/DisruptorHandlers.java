package frameworks;

import com.lmax.disruptor.dsl.Disruptor;
import com.lmax.disruptor.util.DaemonThreadFactory;
import user.Tally;

/** Two handlers of one ring buffer count every event. */
public final class DisruptorHandlers {

    /** What is in the ring. */
    private static final class Slot {
        int value;
    }

    public static void main(String[] args) {
        Tally tally = Tally.of(args);
        Disruptor<Slot> disruptor = new Disruptor<>(Slot::new, 4, DaemonThreadFactory.INSTANCE);
        disruptor.handleEventsWith((slot, sequence, end) -> tally.add(), (slot, sequence, end) -> tally.add());
        disruptor.start();
        for (int i = 0; i < 2; i++) disruptor.publishEvent((slot, sequence) -> slot.value = 1);
        disruptor.shutdown();
        tally.expect(4);
    }
}
