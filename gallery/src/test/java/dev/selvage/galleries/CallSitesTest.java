package dev.selvage.galleries;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.execution.Engine;
import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.ControlledRun;
import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunSettings;
import dev.selvage.explorer.program.MainProgram;
import dev.selvage.explorer.search.CallSites;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.sampling.RandomStrategy;
import dev.selvage.runtime.Calls;
import dev.selvage.runtime.Operation;
import java.lang.StackWalker.StackFrame;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The calls that the runtime keeps are those on the stack. */
class CallSitesTest {
    private static final int DEPTH = 5;
    private static final int RUNS = 3;
    private static final RunSettings SETTINGS = RunSettings.cutAfter(2_000);

    static Stream<GalleryProgram> programs() {
        return Stream.concat(GalleryProgram.in("fail"), GalleryProgram.in("success"));
    }

    @AfterEach
    void forget() {
        Calls.keep(0);
    }

    @ParameterizedTest
    @MethodSource("programs")
    void what_is_kept_at_an_event_is_what_is_on_the_stack(GalleryProgram program) throws Exception {
        MainProgram main = program.open();
        main.keepCalls(DEPTH);
        RandomStrategy strategy = new RandomStrategy(7);
        Comparison comparison = new Comparison();
        try (Engine engine = EngineChoice.AUTO.create(CampaignSettings.DEFAULT_PATIENCE)) {
            for (int i = 0; i < RUNS; i++) {
                strategy.nextRun(null);
                ControlledRun.execute(engine, main.newRun(), strategy, comparison, SETTINGS);
            }
        }
        assertThat(comparison.differences).isEmpty();
    }

    private static final class Comparison implements RunListener {
        final List<String> differences = new ArrayList<>();

        @Override
        public void onEvent(
                ModelStrand strand,
                Operation operation,
                int site,
                int userSite,
                @Nullable Object target,
                long index,
                boolean blocked) {
            // The handler that releases a monitor must stay free of calls, so nothing is put right there.
            if (operation == Operation.UNLOCK) return;
            List<String> kept = CallSites.innermost(DEPTH);
            List<String> onStack = StackWalker.getInstance().walk(Comparison::ofProgram);
            if (!isSame(kept, onStack)) differences.add(operation + ": " + kept + " instead of " + onStack);
        }

        /** An access by reflection is a call as well, but the frames in between are hidden. */
        private static boolean isSame(List<String> kept, List<String> onStack) {
            return kept.equals(cut(onStack, DEPTH))
                    || (!kept.isEmpty() && kept.subList(1, kept.size()).equals(cut(onStack, DEPTH - 1)));
        }

        private static List<String> cut(List<String> sites, int length) {
            return sites.subList(0, Math.min(length, sites.size()));
        }

        /** The lines of the program, but for that of the statement itself and for what the rewriter has added. */
        private static List<String> ofProgram(Stream<StackFrame> frames) {
            return frames.dropWhile(Comparison::isTool)
                    .skip(1)
                    .filter(frame -> frame.getClassName().startsWith("dev.selvage.gallery."))
                    .filter(frame -> !isAdded(frame))
                    .map(Comparison::name)
                    .toList();
        }

        private static boolean isAdded(StackFrame frame) {
            return frame.getClassName().endsWith("$SelvageEntry")
                    || frame.getMethodName().equals("selvage$ensure");
        }

        private static String name(StackFrame frame) {
            String method = frame.getMethodName().replace("selvage$clinit", "<clinit>");
            return frame.getClassName() + "." + method + ":" + Math.max(frame.getLineNumber(), 0);
        }

        private static boolean isTool(StackFrame frame) {
            String name = frame.getClassName();
            return isAdded(frame) || (name.startsWith("dev.selvage.") && !name.startsWith("dev.selvage.gallery."));
        }
    }
}
