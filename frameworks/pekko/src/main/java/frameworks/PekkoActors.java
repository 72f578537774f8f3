package frameworks;

import java.util.concurrent.CountDownLatch;
import org.apache.pekko.actor.AbstractActor;
import org.apache.pekko.actor.ActorRef;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.Props;
import scala.concurrent.Await;
import scala.concurrent.duration.Duration;
import user.Tally;

/** Two actors share something that is no actor. */
public final class PekkoActors {

    /** Counts messages. */
    public static final class Counting extends AbstractActor {
        private final Tally tally;
        private final CountDownLatch received;

        public Counting(Tally tally, CountDownLatch received) {
            this.tally = tally;
            this.received = received;
        }

        @Override
        public Receive createReceive() {
            return receiveBuilder().match(String.class, this::onText).build();
        }

        private void onText(String text) {
            tally.add();
            received.countDown();
        }
    }

    public static void main(String[] args) throws Exception {
        Tally tally = Tally.of(args);
        CountDownLatch received = new CountDownLatch(2);
        ActorSystem system = ActorSystem.create("shop");
        ActorRef one = system.actorOf(Props.create(Counting.class, tally, received));
        ActorRef two = system.actorOf(Props.create(Counting.class, tally, received));
        one.tell("tea", ActorRef.noSender());
        two.tell("milk", ActorRef.noSender());
        received.await();
        Await.ready(system.terminate(), Duration.Inf());
        tally.expect(2);
    }
}
