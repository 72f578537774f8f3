package dev.selvage.explorer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.selvage.explorer.campaign.Campaign;
import dev.selvage.explorer.campaign.CampaignListener;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.Verdict;
import dev.selvage.runtime.VirtualThreadAccess;
import dev.selvage.samples.Outcome;
import dev.selvage.samples.Uncontrolled;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What is not under control is never reported as tested. */
class ControlTest {
    private static final Duration PATIENCE = Duration.ofMillis(300);
    private static final CampaignSettings SETTINGS =
            CampaignSettings.defaults().withRuns(10).withPatience(PATIENCE);

    @AfterEach
    void clearMeeting() {
        System.getProperties().remove(Uncontrolled.MEETING);
        System.getProperties().remove(Uncontrolled.ANSWER);
    }

    private static CampaignResult explore(Class<?> program) {
        return Sample.of(program).explore(SETTINGS).result();
    }

    private static List<String> problems(CampaignResult result) {
        assertThat(result.verdict()).isEqualTo(Verdict.NOT_CONTROLLED);
        return result.control().problems();
    }

    @Test
    void a_program_without_a_choice_between_threads_was_not_tested() {
        CampaignResult result = explore(Uncontrolled.OneThread.class);
        assertThat(problems(result))
                .containsExactly("the program never had two threads at once, so there is only one schedule");
    }

    @Test
    void a_program_that_fails_without_another_thread_fails() {
        assertThat(explore(Uncontrolled.FailsAlone.class).verdict()).isEqualTo(Verdict.FAILURE);
    }

    @Test
    void a_thread_that_stays_away_from_every_point_is_named_with_where_it_is() throws InterruptedException {
        Outcome.clear();
        CampaignResult result;
        try {
            result = explore(Uncontrolled.LooksForAWord.class);
        } finally {
            Outcome.say(Uncontrolled.MEETING);
            Carriers.awaitIdle();
        }
        assertThat(problems(result))
                .anyMatch(problem -> problem.startsWith("thread 'seeker' has not reached a scheduling point for")
                        && problem.contains("Uncontrolled$LooksForAWord.look"));
        assertThat(result.stopReason()).isEqualTo("the program is not under control");
    }

    @Test
    void a_thread_that_is_started_from_outside_is_named() throws IOException, InterruptedException {
        Pipe request = Pipe.open();
        Pipe answer = Pipe.open();
        System.getProperties().put(Uncontrolled.MEETING, request);
        System.getProperties().put(Uncontrolled.ANSWER, answer);
        Thread helper = new Thread(() -> startStranger(request, answer), "helper");
        helper.start();
        CampaignResult result = Sample.of(Uncontrolled.HasAHelperOutside.class)
                .explore(CampaignSettings.defaults())
                .result();
        helper.join();
        assertThat(problems(result))
                .containsExactly(
                        "thread 'stranger', started by 'helper' cannot be controlled: its steps would not be part of"
                                + " the schedule");
    }

    private static void startStranger(Pipe request, Pipe answer) {
        try {
            request.source().read(ByteBuffer.allocate(1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        new Thread(() -> answer(answer), "stranger").start();
    }

    private static void answer(Pipe pipe) {
        try {
            pipe.sink().write(ByteBuffer.allocate(1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void a_virtual_thread_is_a_thread_of_the_run_or_is_named() {
        assumeTrue(Runtime.version().feature() >= 21);
        if (VirtualThreadAccess.isSupported()) {
            assertThat(Sample.of(Uncontrolled.StartsVirtualThread.class).outcomes())
                    .containsExactly("virtual, joined");
        } else {
            assertThat(problems(explore(Uncontrolled.StartsVirtualThread.class)))
                    .anyMatch(problem -> problem.startsWith("virtual thread ''"));
        }
    }

    @Test
    void a_program_that_depends_on_more_than_the_schedule_is_found_out_by_an_exhaustive_search() {
        CampaignResult result = Sample.of(Uncontrolled.MoreEveryRun.class)
                .explore(SETTINGS.withStrategy("exhaustive"))
                .result();
        assertThat(problems(result))
                .singleElement()
                .asString()
                .startsWith(
                        "a run did not repeat an earlier one although its schedule was the same (at scheduling point 1"
                                + " the options are [1, 2, 3, 4, 5, 6], but were other ones")
                .endsWith("the program depends on something besides the schedule, such as time, files or hash codes");
    }

    @Test
    void a_failure_that_does_not_happen_again_is_not_reported_as_found() {
        CampaignResult result = explore(Uncontrolled.FailsOnce.class);
        assertThat(problems(result))
                .anyMatch(problem -> problem.startsWith("the failure of run 1 (exception:"
                        + " java.lang.IllegalStateException: first run) did not happen again with the same"
                        + " schedule: "));
    }

    @Test
    void who_follows_the_campaign_is_told_that_it_did_not() {
        List<String> told = new ArrayList<>();
        Campaign.run(Sample.of(Uncontrolled.FailsOnce.class).program(), SETTINGS, new CampaignListener() {
            @Override
            public String onUnrepeatedFailure(FailureReport failure) {
                told.add(failure.message());
                return "";
            }
        });
        assertThat(told).singleElement().asString().contains("first run");
    }
}
