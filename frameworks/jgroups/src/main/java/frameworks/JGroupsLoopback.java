package frameworks;

import java.util.concurrent.CountDownLatch;
import org.jgroups.JChannel;
import org.jgroups.Message;
import org.jgroups.ObjectMessage;
import org.jgroups.Receiver;
import org.jgroups.protocols.SHARED_LOOPBACK;
import org.jgroups.protocols.SHARED_LOOPBACK_PING;
import org.jgroups.protocols.UNICAST3;
import org.jgroups.protocols.pbcast.GMS;
import org.jgroups.protocols.pbcast.NAKACK2;
import org.jgroups.protocols.pbcast.STABLE;
import user.Tally;

/** Two members of a group inside the JVM count the message that one of them sends. */
public final class JGroupsLoopback {
    static JChannel member(String name, Tally tally, CountDownLatch received) throws Exception {
        JChannel channel = new JChannel(
                        new SHARED_LOOPBACK(),
                        new SHARED_LOOPBACK_PING(),
                        new NAKACK2().useMcastXmit(false),
                        new UNICAST3(),
                        new STABLE(),
                        new GMS().setJoinTimeout(1000))
                .name(name);
        channel.setReceiver(new Receiver() {
            @Override
            public void receive(Message message) {
                tally.add();
                received.countDown();
            }
        });
        return channel.connect("shop");
    }

    public static void main(String[] args) throws Exception {
        Tally tally = Tally.of(args);
        CountDownLatch received = new CountDownLatch(2);
        try (JChannel one = member("one", tally, received);
                JChannel two = member("two", tally, received)) {
            one.send(new ObjectMessage(null, "tea"));
            received.await();
        }
        tally.expect(2);
    }
}
