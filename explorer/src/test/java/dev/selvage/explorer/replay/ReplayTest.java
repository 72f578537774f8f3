package dev.selvage.explorer.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.explorer.Sample;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.model.Decision;
import dev.selvage.report.model.FailureReport;
import dev.selvage.samples.Failing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReplayTest {
    private final Sample program = Sample.of(Failing.LostUpdate.class);
    private final FailureReport recorded = failureOf(program);

    private static FailureReport failureOf(Sample program) {
        return program.explore(CampaignSettings.defaults().withRuns(200)).failure();
    }

    private static Optional<String> replay(FailureReport failure, Sample program, int times) {
        return Replay.run(
                failure, program.program(), times, CampaignSettings.DEFAULT_PATIENCE, EngineChoice.AUTO, false);
    }

    @ParameterizedTest
    @ValueSource(classes = {Failing.LostUpdate.class, Failing.OppositeLocks.class, Failing.LostNotify.class})
    void a_thousand_repetitions_of_a_schedule_go_by_the_same_events(Class<?> type) {
        Sample sample = Sample.of(type);
        assertThat(replay(failureOf(sample), sample, 1_000)).isEmpty();
    }

    @Test
    void a_schedule_that_is_too_short_is_noticed() {
        List<Decision> decisions = recorded.decisions();
        FailureReport shortened =
                with(decisions.subList(0, decisions.size() - 1), recorded.kind(), recorded.fingerprint());
        assertThat(replay(shortened, program, 1))
                .contains("repetition 1: the recorded schedule ends after " + (decisions.size() - 1)
                        + " choices, but the program goes on and has to choose");
    }

    @Test
    void options_that_were_others_are_noticed() {
        List<Decision> decisions = new ArrayList<>(recorded.decisions());
        Decision first = decisions.get(0);
        decisions.set(0, new Decision(first.what(), first.chosen(), List.of(first.chosen(), 7)));
        assertThat(replay(with(decisions, recorded.kind(), recorded.fingerprint()), program, 1))
                .contains("repetition 1: at choice 1 the options are " + first.of() + ", but were [" + first.chosen()
                        + ", 7]");
    }

    @Test
    void another_kind_of_failure_is_noticed() {
        assertThat(replay(with(recorded.decisions(), "deadlock", recorded.fingerprint()), program, 1))
                .contains("repetition 1: it failed with assertion: java.lang.AssertionError: count is 1");
    }

    @Test
    void the_same_failure_by_other_events_is_noticed() {
        assertThat(replay(with(recorded.decisions(), recorded.kind(), "0123"), program, 1))
                .contains("repetition 1: it failed in the same way, but not by the same events");
    }

    private FailureReport with(List<Decision> decisions, String kind, String fingerprint) {
        return new FailureReport(
                recorded.format(),
                kind,
                recorded.message(),
                recorded.cause(),
                recorded.program(),
                recorded.strategy(),
                recorded.seed(),
                recorded.run(),
                recorded.maxSteps(),
                recorded.timeouts(),
                recorded.jdk(),
                fingerprint,
                recorded.threads(),
                recorded.cycle(),
                decisions,
                recorded.trace(),
                recorded.output(),
                recorded.slow(),
                recorded.control());
    }
}
