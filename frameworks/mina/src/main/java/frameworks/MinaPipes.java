package frameworks;

import java.util.concurrent.CountDownLatch;
import org.apache.mina.core.service.IoHandlerAdapter;
import org.apache.mina.core.session.IoSession;
import org.apache.mina.transport.vmpipe.VmPipeAcceptor;
import org.apache.mina.transport.vmpipe.VmPipeAddress;
import org.apache.mina.transport.vmpipe.VmPipeConnector;
import user.Both;
import user.Tally;

/** Two clients send messages inside the JVM, which the server counts. */
public final class MinaPipes {
    static void send(VmPipeAddress address) {
        VmPipeConnector connector = new VmPipeConnector();
        connector.setHandler(new IoHandlerAdapter());
        IoSession session = connector.connect(address).awaitUninterruptibly().getSession();
        session.write("tea").awaitUninterruptibly();
        connector.dispose();
    }

    public static void main(String[] args) throws Exception {
        Tally tally = Tally.of(args);
        CountDownLatch received = new CountDownLatch(2);
        VmPipeAcceptor acceptor = new VmPipeAcceptor();
        acceptor.setHandler(new IoHandlerAdapter() {
            @Override
            public void messageReceived(IoSession session, Object message) {
                tally.add();
                received.countDown();
            }
        });
        VmPipeAddress address = new VmPipeAddress(1);
        acceptor.bind(address);
        Both.atOnce(() -> send(address), () -> send(address));
        received.await();
        acceptor.dispose();
        tally.expect(2);
    }
}
