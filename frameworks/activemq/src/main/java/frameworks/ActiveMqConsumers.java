package frameworks;

import java.util.concurrent.CountDownLatch;
import javax.jms.Connection;
import javax.jms.MessageConsumer;
import javax.jms.Queue;
import javax.jms.Session;
import org.apache.activemq.ActiveMQConnectionFactory;
import user.Tally;

/** Two consumers of a broker inside the JVM count messages. */
public final class ActiveMqConsumers {
    public static void main(String[] args) throws Exception {
        Tally tally = Tally.of(args);
        CountDownLatch received = new CountDownLatch(2);
        Connection connection = new ActiveMQConnectionFactory(
                        "vm://shop?broker.persistent=false&broker.useJmx=false&jms.prefetchPolicy.all=1")
                .createConnection();
        connection.start();
        for (String name : new String[] {"tea", "milk"}) {
            Session session = connection.createSession(false, Session.AUTO_ACKNOWLEDGE);
            Queue queue = session.createQueue(name);
            MessageConsumer consumer = session.createConsumer(queue);
            consumer.setMessageListener(message -> {
                tally.add();
                received.countDown();
            });
        }
        Session session = connection.createSession(false, Session.AUTO_ACKNOWLEDGE);
        for (String name : new String[] {"tea", "milk"}) {
            session.createProducer(session.createQueue(name)).send(session.createTextMessage(name));
        }
        received.await();
        connection.close();
        tally.expect(2);
    }
}
