package dev.selvage.report.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.selvage.report.Failures;
import dev.selvage.report.json.WorkLines;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.ProgramInfo;
import dev.selvage.report.model.RunTally;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class WorkLinesTest {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    private WorkLines received() {
        return new WorkLines(new ByteArrayInputStream(bytes.toByteArray()), bytes);
    }

    private void send(Object... messages) throws IOException {
        WorkLines lines = new WorkLines(InputStream.nullInputStream(), bytes);
        for (Object message : messages) lines.send(message);
    }

    @Test
    void what_is_sent_arrives_line_by_line() throws IOException {
        ProgramInfo program = new ProgramInfo(List.of("a b"), "Main", List.of("x\ny"), List.of(), List.of("z"));
        WorkOrder order = new WorkOrder(
                WorkOrder.FORMAT,
                1,
                program,
                "pct:3",
                -7,
                100,
                "last",
                true,
                true,
                10_000,
                "auto",
                "statics",
                List.of());
        WorkItem item = WorkItem.of(64, 128, 5_000);
        WorkItem check = new WorkItem(64, 0, 9, new Suspect(65, "exit", "1", "cause", "1", List.of(2), 100, "last"));
        send(order, item, check);
        assertThat(bytes.toString(StandardCharsets.UTF_8)).hasLineCount(3);
        WorkLines lines = received();
        assertThat(lines.receive(WorkOrder.class)).isEqualTo(order);
        assertThat(lines.receive(WorkItem.class)).isEqualTo(item);
        assertThat(lines.receive(WorkItem.class)).isEqualTo(check);
        assertThat(lines.receive(WorkItem.class)).isNull();
    }

    @Test
    void every_message_of_a_worker_comes_back_as_it_was() throws IOException {
        FailureReport failure = Failures.lostUpdate();
        RunTally tally =
                new RunTally(1, 2, 3, 4, 5, 6, 7, 8, 9, true, 3, Set.of("a"), Set.of("u"), Set.of("b"), Set.of("c"));
        List<WorkerMessage> messages = List.of(
                WorkerMessage.alive(),
                WorkerMessage.of(new WorkerMessage.Ready("25", "fiber", null)),
                WorkerMessage.of(17),
                WorkerMessage.of(new WorkerMessage.Found("exception at line\n3", failure)),
                WorkerMessage.of(
                        new Suspect(3, "exception", "no", "cause", "at line 3", List.of(0, 1, -2), 100, "sleeps")),
                WorkerMessage.of(new WorkDone(64, true, "a failure was found", tally)),
                WorkerMessage.error("no"));
        send(messages.toArray());
        WorkLines lines = received();
        for (WorkerMessage message : messages) {
            assertThat(lines.receive(WorkerMessage.class)).isEqualTo(message);
        }
    }

    @Test
    void what_is_no_message_is_refused() throws IOException {
        bytes.write("{\"first\": 1}\n".getBytes(StandardCharsets.UTF_8));
        assertThatThrownBy(() -> received().receive(WorkItem.class))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith("a line is no WorkItem");
    }

    @Test
    void tallies_add_up_in_any_order() {
        RunTally one =
                new RunTally(1, 2, 3, 4, 5, 6, 7, 8, 9, false, 1, Set.of("a"), Set.of("u"), Set.of("b"), Set.of());
        RunTally two = new RunTally(
                10, 20, 30, 40, 50, 3, 70, 80, 2, true, 20, Set.of("x"), Set.of("v"), Set.of("b"), Set.of("w"));
        RunTally sum = new RunTally(
                11,
                22,
                33,
                44,
                55,
                6,
                77,
                88,
                9,
                true,
                21,
                Set.of("a", "x"),
                Set.of("u", "v"),
                Set.of("b"),
                Set.of("w"));
        assertThat(one.plus(two)).isEqualTo(sum).isEqualTo(two.plus(one));
        assertThat(one.plus(RunTally.none())).isEqualTo(one);
    }

    /** A message that is long in being made. */
    record Slow(CountDownLatch begun, CountDownLatch end) {
        @JsonValue
        String text() throws InterruptedException {
            begun.countDown();
            return end.await(1, TimeUnit.MINUTES) ? "slow" : "held up";
        }
    }

    @Test
    void who_is_long_in_making_a_message_holds_up_nobody() throws Exception {
        WorkLines lines = new WorkLines(InputStream.nullInputStream(), bytes);
        Slow slow = new Slow(new CountDownLatch(1), new CountDownLatch(1));
        FutureTask<Boolean> sent = new FutureTask<>(() -> {
            lines.send(slow);
            return true;
        });
        new Thread(sent).start();
        slow.begun.await();
        lines.send("quick");
        slow.end.countDown();
        sent.get();
        assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualTo("\"quick\"\n\"slow\"\n");
    }
}
