package dev.selvage.explorer.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ProgramOutputTest {
    @Test
    void it_takes_what_is_printed_to_either_stream_in_order() {
        try (ProgramOutput output = ProgramOutput.capture(false)) {
            System.out.println("one");
            System.err.println("two");
            assertThat(output.lines()).containsExactly("one", "two");
        }
    }

    @Test
    void it_keeps_the_last_lines() {
        try (ProgramOutput output = ProgramOutput.capture(false)) {
            for (int i = 1; i <= 70; i++) System.out.println(i);
            assertThat(output.lines())
                    .isEqualTo(IntStream.rangeClosed(21, 70)
                            .mapToObj(String::valueOf)
                            .toList());
        }
    }

    @Test
    void it_forgets_what_was_printed_before_it_is_cleared() {
        try (ProgramOutput output = ProgramOutput.capture(false)) {
            System.out.println("of an earlier run");
            output.clear();
            assertThat(output.lines()).isEmpty();
        }
    }

    @Test
    void it_gives_the_streams_back() {
        PrintStream out = System.out;
        PrintStream err = System.err;
        ProgramOutput.capture(false).close();
        assertThat(System.out).isSameAs(out);
        assertThat(System.err).isSameAs(err);
    }
}
