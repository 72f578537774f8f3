package dev.selvage.explorer.directed.criterion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.directed.profile.Kind;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnserializableTest {
    @ParameterizedTest
    @CsvSource({
        "READ, WRITE, READ, R-W-R",
        "WRITE, WRITE, READ, W-W-R",
        "READ, WRITE, WRITE, R-W-W",
        "WRITE, READ, WRITE, W-R-W"
    })
    void four_of_the_eight_interleavings_of_three_accesses_have_no_serial_equal(Kind p, Kind r, Kind c, String shape) {
        assertThat(Unserializable.of(p, r, c).map(Unserializable::shape)).contains(shape);
    }

    @ParameterizedTest
    @CsvSource({"READ, READ, READ", "READ, READ, WRITE", "WRITE, READ, READ", "WRITE, WRITE, WRITE"})
    void the_other_four_have_one(Kind p, Kind r, Kind c) {
        assertThat(Unserializable.of(p, r, c)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"READ, UPDATE, READ", "UPDATE, WRITE, WRITE", "WRITE, UPDATE, UPDATE", "UPDATE, READ, UPDATE"})
    void an_update_reads_and_writes(Kind p, Kind r, Kind c) {
        assertThat(Unserializable.of(p, r, c)).isPresent();
    }
}
