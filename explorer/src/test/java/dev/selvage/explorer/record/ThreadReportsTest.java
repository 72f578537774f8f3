package dev.selvage.explorer.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.Sample;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.model.ThreadReport;
import dev.selvage.samples.Failing;
import java.util.List;
import org.junit.jupiter.api.Test;

class ThreadReportsTest {
    private static List<ThreadReport> threadsOf(Class<?> program) {
        return Sample.of(program)
                .explore(CampaignSettings.defaults().withRuns(200))
                .failure()
                .threads();
    }

    @Test
    void a_blocked_thread_is_told_with_what_it_holds_and_what_it_waits_for() {
        List<ThreadReport> threads = threadsOf(Failing.OppositeMonitors.class);
        ThreadReport first = threads.get(1);
        assertThat(first.name()).isEqualTo("Thread-0");
        assertThat(first.state()).isEqualTo("blocked");
        assertThat(first.waitsFor()).isEqualTo("monitor StringBuffer#1, held by Thread-1");
        assertThat(first.holds()).containsExactly("StringBuilder#1");
        assertThat(threads.get(0).state()).isEqualTo("finished");
    }

    @Test
    void a_stack_begins_in_the_program_and_shows_nothing_of_the_tool() {
        ThreadReport main = threadsOf(Failing.LostNotify.class).get(0);
        assertThat(main.state()).isEqualTo("waiting");
        assertThat(main.waitsFor()).isEqualTo("notification on Object#1");
        assertThat(main.stack()).hasSize(1);
        assertThat(main.stack().get(0))
                .matches("dev\\.selvage\\.samples\\.Failing\\$LostNotify\\.main\\(Failing\\.java:\\d+\\)");
    }

    @Test
    void a_thread_that_waits_for_a_lock_is_told_its_owner() {
        assertThat(threadsOf(Failing.OppositeLocks.class).get(1).waitsFor())
                .matches("lock ReentrantLock#\\d, held by Thread-1");
    }

    @Test
    void a_thread_that_died_is_told_by_the_stack_of_its_exception() {
        ThreadReport main = threadsOf(Failing.LostUpdate.class).get(0);
        assertThat(main.state()).isEqualTo("died");
        assertThat(main.waitsFor()).isNull();
        assertThat(main.stack().get(0)).contains("Failing$LostUpdate.main");
    }
}
