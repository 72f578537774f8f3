package dev.selvage.explorer.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.selvage.agent.MainMethod;
import dev.selvage.explorer.Sample;
import dev.selvage.report.model.ProgramInfo;
import dev.selvage.samples.Loading;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MainProgramTest {
    private static MainProgram open(String classPath, String mainClass) throws ProgramException {
        return MainProgram.open(new ProgramInfo(List.of(classPath), mainClass, List.of(), List.of(), List.of()));
    }

    @Test
    void statics_are_new_in_every_run_and_arguments_arrive() {
        Sample sample = Sample.of(Loading.FreshStatics.class, "a", "b");
        for (int run = 0; run < 3; run++) assertThat(sample.outcome(point -> 0)).isEqualTo("1a b");
    }

    /** What the program says in three runs, and whether all had the same classes. */
    private static String threeRuns(Class<?> program, Isolation isolation) {
        Sample sample = Sample.of(program, isolation);
        Set<Object> loaders = new HashSet<>();
        List<String> said = new ArrayList<>();
        for (int run = 0; run < 3; run++) {
            said.add(sample.outcome(point -> 0));
            loaders.add(System.getProperties().remove(Loading.LOADER));
        }
        return String.join(", ", said) + ", loaders: " + loaders.size();
    }

    @Test
    void plain_statics_begin_anew_in_the_same_classes() {
        String said = "3 [] false 1 null false 7 0.5 word 0";
        String three = String.join(", ", said, said, said);
        assertThat(threeRuns(Loading.PlainStatics.class, Isolation.STATICS)).isEqualTo(three + ", loaders: 1");
        assertThat(threeRuns(Loading.PlainStatics.class, Isolation.LOADER)).isEqualTo(three + ", loaders: 3");
    }

    @Test
    void other_statics_begin_anew_in_new_classes() {
        assertThat(threeRuns(Loading.Singleton.class, Isolation.STATICS)).isEqualTo("1, 1, 1, loaders: 3");
    }

    @Test
    void without_isolation_statics_stay_as_they_are() {
        assertThat(threeRuns(Loading.Singleton.class, Isolation.NONE)).isEqualTo("1, 2, 3, loaders: 1");
    }

    @Test
    void a_thread_that_was_left_behind_does_not_meet_later_runs() {
        Sample sample = Sample.of(Loading.PlainStatics.class, Isolation.STATICS);
        sample.outcome(point -> 0);
        Object first = System.getProperties().remove(Loading.LOADER);
        sample.program().leaveBehind();
        sample.outcome(point -> 0);
        assertThat(System.getProperties().remove(Loading.LOADER)).isNotNull().isNotSameAs(first);
    }

    @Test
    void classes_of_a_run_are_gone_once_the_next_one_has_its_own() {
        Sample sample = Sample.of(Loading.PublicReference.class, Isolation.LOADER);
        sample.outcome(point -> 0);
        WeakReference<Object> first = new WeakReference<>(System.getProperties().remove(Loading.LOADER));
        sample.outcome(point -> 0);
        System.getProperties().remove(Loading.LOADER);
        for (int times = 0; times < 10 && first.get() != null; times++) System.gc();
        assertThat(first.get()).isNull();
    }

    @Test
    void a_program_sees_its_class_path_and_nothing_of_the_tool() {
        assertThat(Sample.of(Loading.SeesNothingOfTheTool.class).outcomes()).containsExactly("hidden, hidden, hidden");
    }

    @Test
    void the_context_class_loader_of_the_main_thread_is_the_programs() {
        assertThat(Sample.of(Loading.ContextLoader.class).outcomes()).containsExactly("true, true, main");
    }

    @Test
    void the_classes_that_were_rewritten_are_counted() {
        Sample sample = Sample.of(Loading.FreshStatics.class);
        sample.outcome(point -> 0);
        sample.outcome(point -> 0);
        // The program and the class by which it speaks.
        assertThat(sample.program().classesInstrumented()).isEqualTo(2);
    }

    @Test
    void a_class_path_that_does_not_exist_is_refused() {
        assertThatThrownBy(() -> open("/no/such/folder", "Main"))
                .isInstanceOf(ProgramException.class)
                .hasMessage("class path element /no/such/folder does not exist; check -cp");
    }

    @Test
    void a_class_that_is_not_there_is_refused() {
        String classPath = Sample.of(Loading.FreshStatics.class)
                .program()
                .info()
                .classPath()
                .get(0);
        assertThatThrownBy(() -> open(classPath, "no.such.Main"))
                .isInstanceOf(ProgramException.class)
                .hasMessageStartingWith("class no.such.Main is not on the class path (");
    }

    @Test
    void a_main_method_may_be_inherited_as_for_java() {
        assertThat(Sample.of(Loading.Heir.class).outcome(point -> 0)).contains("inherited");
    }

    @Test
    void a_class_without_a_main_method_is_refused() {
        assertThatThrownBy(() -> Sample.of(Loading.WithoutMain.class))
                .hasRootCauseInstanceOf(ProgramException.class)
                .rootCause()
                .hasMessageStartingWith("class " + Loading.WithoutMain.class.getName() + " has no ");
    }

    @Test
    void a_main_method_of_an_object_is_started_where_java_does() {
        if (Runtime.version().feature() >= MainMethod.ANY_SINCE) {
            assertThat(Sample.of(Loading.WithMainOfAnObject.class).outcome(point -> 0))
                    .contains("made first");
        } else {
            assertThatThrownBy(() -> Sample.of(Loading.WithMainOfAnObject.class))
                    .hasRootCauseMessage("class " + Loading.WithMainOfAnObject.class.getName()
                            + " has no method public static void main(String[])");
        }
    }
}
