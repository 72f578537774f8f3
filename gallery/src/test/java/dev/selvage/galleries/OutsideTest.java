package dev.selvage.galleries;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.galleries.GalleryProgram.Outcome;
import dev.selvage.report.model.TraceEvent;
import dev.selvage.report.model.Verdict;
import dev.selvage.samples.outside.ChannelPipe;
import dev.selvage.samples.outside.ChildProcess;
import dev.selvage.samples.outside.ClosedUnderReader;
import dev.selvage.samples.outside.DaemonAcceptor;
import dev.selvage.samples.outside.DatagramPair;
import dev.selvage.samples.outside.EchoServer;
import dev.selvage.samples.outside.FileWatch;
import dev.selvage.samples.outside.FileWatchRace;
import dev.selvage.samples.outside.HttpRoundTrip;
import dev.selvage.samples.outside.NobodyAnswers;
import dev.selvage.samples.outside.PatientWithOutside;
import dev.selvage.samples.outside.SelectorEcho;
import dev.selvage.samples.outside.StreamsAfterPipe;
import dev.selvage.samples.outside.WaitsForCollector;
import dev.selvage.samples.outside.WaitsInInitialiser;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Threads that wait for something outside the program step out of control, and come back. */
class OutsideTest {
    private static final int RUNS = 20;

    private static Outcome explore(Class<?> program, String... arguments) {
        return GalleryProgram.of(program, arguments).explore("random", 1, RUNS);
    }

    private static void assertGreen(Outcome outcome) {
        assertThat(outcome.failures()).isEmpty();
        assertThat(outcome.result().control().problems()).isEmpty();
        assertThat(outcome.result().verdict()).isIn(Verdict.NO_FAILURE, Verdict.EXHAUSTED);
        assertThat(outcome.result().control().warnings())
                .singleElement()
                .asString()
                .contains("outside the program");
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                EchoServer.class,
                SelectorEcho.class,
                DatagramPair.class,
                ChannelPipe.class,
                ClosedUnderReader.class,
                WaitsForCollector.class,
                HttpRoundTrip.class
            })
    void correct_programs_stay_green(Class<?> program) {
        assertGreen(explore(program));
    }

    @Test
    void threads_wake_one_another_after_a_wait_outside() {
        assertGreen(GalleryProgram.of(StreamsAfterPipe.class).explore("random", 1, 200));
    }

    @ParameterizedTest
    @ValueSource(classes = {ChildProcess.class, PatientWithOutside.class})
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void programs_that_talk_to_a_process_stay_green(Class<?> program) {
        assertGreen(explore(program));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "open"})
    @EnabledOnOs(OS.LINUX)
    void changes_of_files_are_watched_and_no_watch_service_stays_open(String argument) throws IOException {
        assertGreen(argument.isEmpty() ? explore(FileWatch.class) : explore(FileWatch.class, argument));
        assertThat(openWatches()).isZero();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    @EnabledOnOs(OS.LINUX)
    void a_failure_while_a_thread_stays_outside_is_replayed(long seed) {
        Outcome outcome = GalleryProgram.of(FileWatchRace.class).explore("random", seed, 200);
        assertThat(outcome.result().control().problems()).isEmpty();
        assertThat(outcome.result().verdict()).isEqualTo(Verdict.FAILURE);
        assertThat(outcome.replay(5)).isEmpty();
    }

    private static long openWatches() throws IOException {
        long watches = 0;
        try (DirectoryStream<Path> open = Files.newDirectoryStream(Path.of("/proc/self/fd"))) {
            for (Path descriptor : open) {
                // The stream's own descriptor is in the list, and may be gone.
                boolean isLink = Files.isSymbolicLink(descriptor);
                if (isLink && Files.readSymbolicLink(descriptor).toString().contains("inotify")) watches++;
            }
        }
        return watches;
    }

    @Test
    @EnabledForJreRange(min = JRE.JAVA_21)
    void virtual_threads_wait_for_sockets() {
        assertGreen(explore(EchoServer.class, "virtual"));
    }

    @Test
    void exhaustive_search_goes_over_what_is_outside() {
        assertGreen(GalleryProgram.of(DatagramPair.class).explore("exhaustive", 1, RUNS));
    }

    @Test
    void a_lost_update_among_clients_of_a_server_is_found_and_replayed() {
        Outcome outcome = GalleryProgram.of(EchoServer.class, "racy").explore("random", 1, 200);
        assertThat(outcome.result().control().problems()).isEmpty();
        assertThat(outcome.result().verdict()).isEqualTo(Verdict.FAILURE);
        assertThat(outcome.failures().get(0).trace())
                .extracting(TraceEvent::operation)
                .contains("external");
        assertThat(outcome.replay(10)).isEmpty();
    }

    @Test
    void a_daemon_that_waits_outside_at_the_end_is_called_back() {
        assertGreen(explore(DaemonAcceptor.class));
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void threads_that_are_left_outside_do_not_disturb_later_runs() {
        CampaignSettings settings = CampaignSettings.defaults().withRuns(6).withKeepGoing(true);
        Outcome outcome = GalleryProgram.of(WaitsInInitialiser.class).explore(settings);
        assertThat(outcome.result().control().problems()).isEmpty();
        assertThat(outcome.result().verdict()).isEqualTo(Verdict.FAILURE);
        assertThat(outcome.result().runs()).isEqualTo(6);
    }

    @Test
    void a_wait_that_nothing_ends_is_reported_with_its_thread() {
        CampaignSettings impatient = CampaignSettings.defaults().withRuns(RUNS).withPatience(Duration.ofMillis(500));
        Outcome outcome = GalleryProgram.of(NobodyAnswers.class).explore(impatient);
        assertThat(outcome.result().verdict()).isEqualTo(Verdict.NOT_CONTROLLED);
        assertThat(outcome.result().control().problems())
                .singleElement()
                .asString()
                .contains("thread 'main' (accept of a connection)")
                .contains("--watchdog");
    }
}
