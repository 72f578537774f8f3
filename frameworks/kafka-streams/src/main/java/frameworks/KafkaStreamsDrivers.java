package frameworks;

import java.util.Properties;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.TopologyTestDriver;
import org.apache.kafka.streams.kstream.Consumed;
import user.Both;
import user.Tally;

/** Two topologies, as two stream threads would have them, count records in something they share. */
public final class KafkaStreamsDrivers {
    static void feed(String id, Tally tally) {
        StreamsBuilder builder = new StreamsBuilder();
        builder.stream("orders", Consumed.with(Serdes.String(), Serdes.String()))
                .foreach((key, value) -> tally.add());
        Properties properties = new Properties();
        properties.put("application.id", id);
        properties.put("bootstrap.servers", "none:9092");
        try (TopologyTestDriver driver = new TopologyTestDriver(builder.build(), properties)) {
            driver.createInputTopic("orders", new StringSerializer(), new StringSerializer())
                    .pipeInput("tea", "1");
        }
    }

    public static void main(String[] args) throws Exception {
        Tally tally = Tally.of(args);
        Both.atOnce(() -> feed("one", tally), () -> feed("two", tally));
        tally.expect(2);
    }
}
