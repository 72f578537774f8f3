package frameworks;

import jakarta.jms.Connection;
import jakarta.jms.MessageConsumer;
import jakarta.jms.Session;
import java.util.concurrent.CountDownLatch;
import org.apache.activemq.artemis.core.config.impl.ConfigurationImpl;
import org.apache.activemq.artemis.core.server.embedded.EmbeddedActiveMQ;
import org.apache.activemq.artemis.jms.client.ActiveMQConnectionFactory;
import user.Tally;

/** Two consumers of a broker inside the JVM count messages. */
public final class ArtemisConsumers {
    public static void main(String[] args) throws Exception {
        Tally tally = Tally.of(args);
        CountDownLatch received = new CountDownLatch(2);
        EmbeddedActiveMQ broker = new EmbeddedActiveMQ();
        broker.setConfiguration(new ConfigurationImpl()
                .setPersistenceEnabled(false)
                .setJournalDirectory("target/artemis/journal")
                .setSecurityEnabled(false)
                .addAcceptorConfiguration("in-vm", "vm://0"));
        broker.start();
        try (ActiveMQConnectionFactory factory = new ActiveMQConnectionFactory("vm://0");
                Connection connection = factory.createConnection()) {
            connection.start();
            for (String name : new String[] {"tea", "milk"}) {
                Session session = connection.createSession();
                MessageConsumer consumer = session.createConsumer(session.createQueue(name));
                consumer.setMessageListener(message -> {
                    tally.add();
                    received.countDown();
                });
            }
            Session session = connection.createSession();
            for (String name : new String[] {"tea", "milk"}) {
                session.createProducer(session.createQueue(name)).send(session.createTextMessage(name));
            }
            received.await();
        }
        broker.stop();
        tally.expect(2);
    }
}
