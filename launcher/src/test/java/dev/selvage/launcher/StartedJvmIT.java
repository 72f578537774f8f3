package dev.selvage.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.selvage.report.json.WorkLines;
import dev.selvage.samples.Echo;
import dev.selvage.samples.Echo.Answer;
import dev.selvage.samples.Echo.Question;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StartedJvmIT {
    @TempDir
    Path folder;

    @Test
    void it_is_started_as_it_was_said_and_answers_as_often_as_it_is_asked() throws IOException {
        JvmCommand command = Launches.of(Echo.class)
                .withProperties(Map.of("said", "this"))
                .withEnvironment(Map.of("SAID", "that"))
                .withArguments(List.of("one", "two words"))
                .withFolder(folder.toRealPath());
        try (StartedJvm jvm = StartedJvm.start(command)) {
            WorkLines lines = jvm.connect();
            for (int time = 0; time < 2; time++) {
                lines.send(new Question("said", "SAID"));
                assertThat(lines.receive(Answer.class))
                        .isEqualTo(new Answer(
                                "this", "that", folder.toRealPath().toString(), List.of("one", "two words"), true));
            }
        }
    }

    @Test
    void a_deadline_ends_the_waiting_for_an_answer() throws IOException {
        try (StartedJvm jvm = StartedJvm.start(Launches.of(Echo.class))) {
            WorkLines lines = jvm.connect();
            try (Deadline late = Deadline.in(Duration.ofMillis(10), jvm::close)) {
                assertThatThrownBy(() -> {
                            // Nothing was asked.
                            if (lines.receive(Answer.class) == null) throw new IOException("it has ended");
                        })
                        .isInstanceOf(IOException.class);
                assertThat(late.isOver()).isTrue();
            }
            assertThat(jvm.ending()).contains("137");
        }
    }

    @Test
    void a_deadline_ends_the_waiting_for_a_jvm_that_does_not_come() throws IOException {
        try (StartedJvm jvm = StartedJvm.start(Launches.of(Echo.class));
                Deadline late = Deadline.in(Duration.ZERO, jvm::close)) {
            assertThatThrownBy(jvm::connect).isInstanceOf(IOException.class);
            assertThat(late.isOver()).isTrue();
        }
    }

    @Test
    void one_that_cannot_start_is_not_waited_for() throws IOException {
        JvmCommand wrong = Launches.of(Echo.class)
                .withOptions(List.of("-XX:NoSuchOption"))
                .withOutput(Redirect.DISCARD, Redirect.DISCARD);
        try (StartedJvm jvm = StartedJvm.start(wrong)) {
            assertThatThrownBy(jvm::connect)
                    .isInstanceOf(IOException.class)
                    .hasMessage("the worker ended with exit code 1");
        }
    }
}
