package dev.selvage.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.cli.doctor.Probe.Expectation;
import dev.selvage.gallery.Fails;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PrimitivesTest {
    static List<Probe> probes() {
        return Primitives.of(25, true).stream()
                .flatMap(row -> row.probes().stream())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("probes")
    void every_probe_is_a_shipped_program_that_fails_as_it_says(Probe probe) throws ClassNotFoundException {
        Class<?> program = Class.forName(
                "dev.selvage.gallery." + probe.program(), false, getClass().getClassLoader());
        assertThat(program).hasMethods("main");
        Fails fails = program.getAnnotation(Fails.class);
        if (fails != null)
            assertThat(probe.kinds()).containsExactlyInAnyOrder(fails.value().split(","));
    }

    @Test
    void names_are_unique() {
        assertThat(Primitives.of(25, true)).extracting(Primitive::name).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(ints = {17, 21, 24, 25})
    void every_version_has_the_same_rows(int version) {
        assertThat(Primitives.of(version, false))
                .extracting(Primitive::name)
                .isEqualTo(Primitives.of(25, true).stream().map(Primitive::name).toList());
    }

    @Test
    void virtual_threads_are_absent_refused_or_modelled() {
        assertThat(virtualThreads(17, false).probes()).isEmpty();
        assertThat(virtualThreads(17, false).unchecked()).isEqualTo("not on this JDK");
        assertThat(virtualThreads(21, false).treatment()).isEqualTo(Treatment.REFUSED);
        assertThat(virtualThreads(21, false).probes().get(0).expectation()).isEqualTo(Expectation.IS_REFUSED);
        assertThat(virtualThreads(21, true).treatment()).isEqualTo(Treatment.MODELLED);
        assertThat(virtualThreads(21, true).probes().get(0).expectation()).isEqualTo(Expectation.FAILS);
    }

    private static Primitive virtualThreads(int version, boolean controlled) {
        return Primitives.of(version, controlled).stream()
                .filter(row -> row.name().equals("virtual threads"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void the_page_about_the_command_has_the_same_table() throws IOException {
        String page = Files.readString(Path.of(System.getProperty("selvage.root"), "docs/cli.md"));
        for (Primitive row : Primitives.of(25, true)) {
            assertThat(page)
                    .contains("| " + row.name() + " | " + row.treatment().word() + " |");
        }
        for (Treatment treatment : Treatment.values()) {
            assertThat(page).contains("| " + treatment.word() + " | " + treatment.meaning() + " |");
        }
    }
}
