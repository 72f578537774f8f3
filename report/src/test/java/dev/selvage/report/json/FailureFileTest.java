package dev.selvage.report.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.report.Failures;
import dev.selvage.report.TraceBuilder;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.TraceEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FailureFileTest {
    @TempDir
    Path folder;

    static List<FailureReport> failures() {
        return List.of(Failures.lostUpdate(), Failures.deadlock(), Failures.lostWakeUp(), Failures.livelock());
    }

    @ParameterizedTest
    @MethodSource("failures")
    void what_is_written_is_read_again(FailureReport failure) throws IOException {
        assertThat(FailureFile.read(write(failure))).isEqualTo(failure);
    }

    @Test
    void keys_stand_in_the_order_of_the_record() throws IOException {
        List<String> keys = Files.readAllLines(write(Failures.deadlock())).stream()
                .filter(line -> line.matches("  \"\\w+\": .*"))
                .map(line -> line.substring(3, line.indexOf("\":")))
                .toList();

        assertThat(keys)
                .containsExactly(
                        "format",
                        "kind",
                        "message",
                        "cause",
                        "program",
                        "strategy",
                        "seed",
                        "run",
                        "maxSteps",
                        "timeouts",
                        "jdk",
                        "fingerprint",
                        "threads",
                        "decisions",
                        "trace",
                        "output");
    }

    @Test
    void each_event_stands_on_a_line_of_its_own() throws IOException {
        FailureReport failure = Failures.deadlock();

        List<String> events = Files.readAllLines(write(failure)).stream()
                .filter(line -> line.startsWith("    {\"step\":"))
                .toList();

        assertThat(events).hasSameSizeAs(failure.trace());
        assertThat(events.get(1)).isEqualTo("    {\"step\":2,\"thread\":1,\"operation\":\"begin\"},");
        assertThat(events.get(2)).endsWith("\"line\":20},\"blocked\":true},");
    }

    @Test
    void decisions_refer_to_their_options_by_number() throws IOException {
        assertThat(write(Failures.deadlock()))
                .content()
                .contains("{\"what\":\"run\",\"of\":[0,1]},", "{\"what\":\"notify\",\"of\":[1,2]}", "\"1@0*2 2@1\"");
    }

    @Test
    void a_hundred_thousand_decisions_stay_small_and_are_read_again() throws IOException {
        FailureReport failure = Failures.withDecisions(Failures.deadlock(), Failures.longSchedule(100_000));

        Path file = write(failure);

        assertThat(Files.size(file)).isLessThan(600_000);
        assertThat(FailureFile.read(file)).isEqualTo(failure);
    }

    @Test
    void a_hundred_thousand_events_are_read_again() throws IOException {
        FailureReport failure = Failures.longRun(100_000);

        assertThat(FailureFile.read(write(failure))).isEqualTo(failure);
    }

    @Test
    void text_of_any_kind_survives() throws IOException {
        String text = "\ud800 half, \ud83d\ude00 whole, \0 \u001b[31m \u2028 \"quoted\" \\ \n\t ä €";
        List<TraceEvent> trace = new TraceBuilder("Text")
                .access(0, 1, "write", null, "Text.value", text)
                .build();
        FailureReport failure = Failures.withTrace(Failures.lostUpdate(), trace);

        assertThat(FailureFile.read(write(failure))).isEqualTo(failure);
    }

    @Test
    void an_empty_schedule_is_read_again() throws IOException {
        FailureReport failure = Failures.withDecisions(Failures.deadlock(), List.of());

        assertThat(FailureFile.read(write(failure))).isEqualTo(failure);
    }

    @Test
    void fields_of_later_versions_of_the_format_are_ignored() throws IOException {
        Path file = write(Failures.deadlock());
        Files.writeString(file, Files.readString(file).replace("\"seed\":", "\"later\": [1, {}],\n  \"seed\":"));

        assertThat(FailureFile.read(file)).isEqualTo(Failures.deadlock());
    }

    @Test
    void only_a_livelock_has_a_cycle_behind_its_threads() throws IOException {
        assertThat(write(Failures.deadlock())).content().doesNotContain("\"cycle\"");
        assertThat(write(Failures.livelock()))
                .content()
                .containsSubsequence("\"threads\": ", "\"cycle\": ", "\"decisions\": ");
        assertThat(write(Failures.livelock()))
                .content()
                .contains("        {\"step\":7,\"thread\":2,\"operation\":\"read\",\"object\":\"Door#1\"");
    }

    @Test
    void a_file_from_before_there_were_cycles_has_an_empty_one() throws IOException {
        Path file = write(Failures.livelock());
        String text = Files.readString(file);
        int begin = text.indexOf("  \"cycle\": ");
        Files.writeString(file, text.substring(0, begin) + text.substring(text.indexOf("  \"decisions\": ")));

        assertThat(FailureFile.read(file).cycle()).isEmpty();
        assertThat(FailureFile.read(file).trace()).isEqualTo(Failures.livelock().trace());
    }

    private Path write(FailureReport failure) throws IOException {
        Path file = folder.resolve("failure-1.json");
        FailureFile.write(file, failure);
        return file;
    }
}
