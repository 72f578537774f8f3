package frameworks;

import java.util.concurrent.CountDownLatch;
import org.apache.camel.ProducerTemplate;
import org.apache.camel.builder.RouteBuilder;
import org.apache.camel.impl.DefaultCamelContext;
import user.Tally;

/** Two consumers of one queue count messages. */
public final class CamelSeda {
    public static void main(String[] args) throws Exception {
        Tally tally = Tally.of(args);
        CountDownLatch received = new CountDownLatch(2);
        try (DefaultCamelContext context = new DefaultCamelContext()) {
            context.addRoutes(new RouteBuilder() {
                @Override
                public void configure() {
                    from("seda:orders?concurrentConsumers=2").process(exchange -> {
                        tally.add();
                        received.countDown();
                    });
                }
            });
            context.start();
            ProducerTemplate template = context.createProducerTemplate();
            template.sendBody("seda:orders", "tea");
            template.sendBody("seda:orders", "milk");
            received.await();
        }
        tally.expect(2);
    }
}
