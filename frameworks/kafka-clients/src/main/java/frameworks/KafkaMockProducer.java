package frameworks;

import org.apache.kafka.clients.producer.MockProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import user.Both;
import user.Once;

/** Two threads send with one producer and make something when it is first needed. */
public final class KafkaMockProducer {
    public static void main(String[] args) throws Exception {
        Once once = Once.of(args);
        try (var producer = new MockProducer<>(true, null, new StringSerializer(), new StringSerializer())) {
            Both.Task send = () -> {
                producer.send(new ProducerRecord<>("orders", "tea", "1")).get();
                once.get();
            };
            Both.atOnce(send, send);
            Both.expect(2, producer.history().size());
        }
        once.expectOne();
    }
}
