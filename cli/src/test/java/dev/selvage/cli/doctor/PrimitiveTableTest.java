package dev.selvage.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.cli.TestConsole;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PrimitiveTableTest {
    private static final List<Primitive> ROWS = List.of(
            Primitive.of("fields", Treatment.CONTROLLED, Probe.fails("LostUpdate", "assertion")),
            Primitive.of("monitors", Treatment.MODELLED, Probe.staysGreen("Counter"), Probe.staysGreen("Buffer")),
            Primitive.of("finalizers", Treatment.OUTSIDE_THE_SCHEDULE));

    private final TestConsole console = new TestConsole(false);
    private final PrimitiveTable table = new PrimitiveTable(console.console(), ROWS);

    @Test
    void rows_that_are_as_they_should_be_are_ok() {
        assertThat(table.print(probe -> Optional.empty())).isTrue();
        assertThat(console.out().lines())
                .containsExactly(
                        "primitive   treated as            on this JDK",
                        "fields      controlled            ok",
                        "monitors    modelled              ok",
                        "finalizers  outside the schedule  not checked");
        assertThat(table.summary()).isEqualTo("3 primitives: 2 ok, 1 not checked");
    }

    @Test
    void a_row_that_is_not_tells_what_is_wrong_in_one_line() {
        assertThat(table.print(probe -> probe.program().equals("success.Buffer")
                        ? Optional.of("Buffer gave deadlock:\n  stuck")
                        : Optional.empty()))
                .isFalse();
        assertThat(console.out().lines())
                .contains("fields      controlled            ok")
                .contains("monitors    modelled              FAILED: Buffer gave deadlock: stuck");
        assertThat(table.summary()).isEqualTo("3 primitives: 1 ok, 1 FAILED, 1 not checked");
    }

    @Test
    void a_program_that_cannot_be_run_fails_its_row_only() {
        assertThat(table.print(probe -> {
                    if (probe.program().equals("fail.LostUpdate")) throw new IllegalStateException("no such class");
                    return Optional.empty();
                }))
                .isFalse();
        assertThat(console.out())
                .contains("FAILED: fail.LostUpdate could not be run: java.lang.IllegalStateException: no such class")
                .contains("monitors    modelled              ok");
    }
}
