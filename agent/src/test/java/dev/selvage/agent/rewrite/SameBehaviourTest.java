package dev.selvage.agent.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.agent.rewrite.subjects.Accesses;
import dev.selvage.agent.rewrite.subjects.Blocks;
import dev.selvage.agent.rewrite.subjects.Branches;
import dev.selvage.agent.rewrite.subjects.Constructors;
import dev.selvage.agent.rewrite.subjects.Lambdas;
import dev.selvage.agent.rewrite.subjects.LibraryCalls;
import dev.selvage.agent.rewrite.subjects.Records;
import dev.selvage.agent.rewrite.subjects.SynchronizedMethods;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Outside control a rewritten class verifies and does what the original does. */
class SameBehaviourTest {
    private static final List<Class<? extends Callable<String>>> SUBJECTS = List.of(
            Accesses.class,
            Blocks.class,
            SynchronizedMethods.class,
            Constructors.class,
            Branches.class,
            Lambdas.class,
            LibraryCalls.class,
            Records.class);

    private static final List<Treatment> TREATMENTS = List.of(
            Treatment.PROGRAM,
            Treatment.PROGRAM.withCalls(),
            Treatment.PROGRAM_SYNCHRONIZATION,
            Treatment.COLLECTION,
            Treatment.LIBRARY_SYNCHRONIZATION,
            Treatment.INITIALISER_ONLY);

    static Stream<Arguments> treated() {
        return SUBJECTS.stream().flatMap(type -> TREATMENTS.stream().map(treatment -> Arguments.of(type, treatment)));
    }

    @ParameterizedTest
    @MethodSource("treated")
    void a_class_rewritten_at_load_time_behaves_the_same(Class<? extends Callable<String>> type, Treatment treatment)
            throws Exception {
        assertThat(Rewriting.newRewritten(type, treatment, false).call()).isEqualTo(original(type));
    }

    @ParameterizedTest
    @MethodSource("treated")
    void a_class_rewritten_with_its_modifiers_kept_behaves_the_same(
            Class<? extends Callable<String>> type, Treatment treatment) throws Exception {
        assertThat(Rewriting.newRewritten(type, treatment, true).call()).isEqualTo(original(type));
    }

    /** From a loader of its own as well, so that its statics are as new as those of the rewritten class. */
    private static String original(Class<? extends Callable<String>> type) throws Exception {
        String text = Rewriting.newOriginal(type).call();
        assertThat(text).doesNotContain("unreachable", "STILL HELD");
        return text;
    }
}
