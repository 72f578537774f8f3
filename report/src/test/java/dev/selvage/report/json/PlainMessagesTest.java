package dev.selvage.report.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.selvage.report.model.ProgramInfo;
import dev.selvage.report.model.RunTally;
import dev.selvage.report.work.Suspect;
import dev.selvage.report.work.WorkDone;
import dev.selvage.report.work.WorkItem;
import dev.selvage.report.work.WorkOrder;
import dev.selvage.report.work.WorkerMessage;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is written member by member must be what data binding reads, and the other way round. */
class PlainMessagesTest {
    private static final ObjectMapper JSON = Json.compact();
    private static final String NASTY = "a \"b\" \\ \u0001 \n\t é 😀 \ud800 /";
    private static final Suspect SUSPECT =
            new Suspect(7, "exception", NASTY, "cause", "signature", List.of(0, 2, 1), 10_000, "last");
    private static final RunTally TALLY =
            new RunTally(1, 2, 3, 4, 5, 6, 7, 8, 9, true, 10, Set.of("e"), Set.of("u"), Set.of(NASTY), Set.of());

    static Stream<WorkerMessage> told() {
        return Stream.of(
                WorkerMessage.alive(),
                WorkerMessage.of(5L),
                WorkerMessage.of(new WorkerMessage.Ready("25", "fiber", null)),
                WorkerMessage.of(new WorkerMessage.Ready("17", "platform", NASTY)),
                WorkerMessage.of(SUSPECT),
                WorkerMessage.of(new WorkDone(3, true, "spent", TALLY)),
                WorkerMessage.error(NASTY));
    }

    @ParameterizedTest
    @MethodSource("told")
    void what_a_worker_writes_is_read_as_it_was(WorkerMessage message) throws IOException {
        String line = PlainMessages.write(message);
        assertThat(JSON.readValue(line, WorkerMessage.class)).isEqualTo(message);
        assertThat(line).isEqualTo(JSON.writeValueAsString(message));
    }

    @Test
    void a_text_is_written_as_such() throws IOException {
        assertThat(JSON.readValue(PlainMessages.write(NASTY), String.class)).isEqualTo(NASTY);
    }

    static Stream<Object> given() {
        ProgramInfo program = new ProgramInfo(List.of("/a b", NASTY), "Main", List.of(), List.of("in"), List.of());
        return Stream.of(
                new WorkOrder(
                        WorkOrder.FORMAT,
                        2,
                        program,
                        "random",
                        -5,
                        100,
                        "last",
                        true,
                        false,
                        10_000,
                        "auto",
                        "fork",
                        List.of("a.jar")),
                WorkItem.of(3, 16, 60_000),
                new WorkItem(3, 0, 1, SUSPECT));
    }

    @ParameterizedTest
    @MethodSource("given")
    void what_a_worker_is_given_is_read_as_it_was(Object message) throws IOException {
        String line = JSON.writeValueAsString(message);
        assertThat((Object) PlainMessages.read(line, message.getClass())).isEqualTo(message);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[]",
                "{\"first\":1}",
                "{\"first\":1,\"runs\":2,\"millis\":\"3\"}",
                "{\"first\":1,\"runs\":2,\"millis\":3} x",
                "{\"first\":1.5,\"runs\":2,\"millis\":3}",
                "{\"first"
            })
    void what_is_no_message_is_refused(String line) {
        assertThatThrownBy(() -> PlainMessages.read(line, WorkItem.class)).isInstanceOf(IOException.class);
    }
}
