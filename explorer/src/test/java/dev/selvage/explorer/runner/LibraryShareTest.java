package dev.selvage.explorer.runner;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class LibraryShareTest {
    private static final String MAIN = "com.acme.app.Main";

    @Test
    void many_choices_outside_are_told_with_what_leaves_them_out() {
        assertThat(LibraryShare.advice(
                        Map.of(
                                "com.acme.bank.Account",
                                100,
                                "org.lib.Pool",
                                800,
                                "org.lib.inner.Queue",
                                50,
                                "net.io.X",
                                50),
                        MAIN))
                .contains(
                        "most choices are in libraries: 90 % of the 1,000 choices of the first run are outside com.acme,"
                                + " most of them in org.lib; --include com.acme spends all on your own code");
    }

    @Test
    void few_choices_or_a_small_part_are_not_worth_a_word() {
        assertThat(LibraryShare.advice(Map.of("org.lib.Pool", 400), MAIN)).isEmpty();
        assertThat(LibraryShare.advice(Map.of("org.lib.Pool", 400, "com.acme.Account", 500), MAIN))
                .isEmpty();
    }

    @Test
    void the_jdk_is_no_library_that_could_be_left_out() {
        assertThat(LibraryShare.advice(Map.of("java.util.concurrent.ForkJoinPool", 800, "com.acme.Account", 200), MAIN))
                .isEmpty();
    }

    @Test
    void a_program_without_a_package_has_nothing_to_include() {
        assertThat(LibraryShare.advice(Map.of("org.lib.Pool", 4_000), "Main")).isEmpty();
    }
}
