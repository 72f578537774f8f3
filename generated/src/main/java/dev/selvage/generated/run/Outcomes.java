package dev.selvage.generated.run;

import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.campaign.CampaignListener;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Collects what a program came to, over many runs: what its threads said, or how it failed. */
final class Outcomes implements CampaignListener {
    /** The outcome of a program of which some thread waits for ever. */
    public static final String STUCK = "stuck ";

    private final ObservedProgram program;
    private final SortedMap<String, int[]> seen = new TreeMap<>();
    private boolean cut;

    Outcomes(ObservedProgram program) {
        this.program = program;
    }

    @Override
    public void onRunEnd(RunResult run, boolean fails) {
        if (run.end() instanceof RunEnd.Cut && !fails) cut = true;
        outcome(run, fails).ifPresent(outcome -> seen.putIfAbsent(outcome, run.choices()));
    }

    /** Nothing of runs that were abandoned before their end. */
    private Optional<String> outcome(RunResult run, boolean fails) {
        if (run.end() instanceof RunEnd.Completed) return Optional.of(program.said(Set.of()));
        if (run.end() instanceof RunEnd.Died died) {
            return Optional.of("died " + died.thrown().getClass().getSimpleName());
        }
        return fails ? Optional.of(STUCK + program.said(cutOff(run))) : Optional.empty();
    }

    /** Threads are known as in the source; their names, which may change, begin with that. */
    private static Set<String> cutOff(RunResult run) {
        return run.strands().stream()
                .filter(strand -> strand.phase() != ModelStrand.Phase.FINISHED)
                .map(strand ->
                        strand.name().equals("main") ? "t0" : strand.name().replaceFirst("-.*", ""))
                .collect(Collectors.toSet());
    }

    /** Each outcome with the choices of the first run that had it. */
    SortedMap<String, int[]> seen() {
        return seen;
    }

    boolean isCut() {
        return cut;
    }
}
