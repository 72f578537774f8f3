package dev.selvage.generated.program;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.generated.operation.Catalogue;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class GeneratorTest {
    @Test
    void a_seed_always_gives_the_same_program() {
        for (long seed = 1; seed <= 50; seed++) {
            assertThat(JavaSource.of(Generator.program(seed))).isEqualTo(JavaSource.of(Generator.program(seed)));
        }
    }

    @Test
    void seeds_give_different_programs() {
        assertThat(LongStream.rangeClosed(1, 200)
                        .mapToObj(Generator::program)
                        .map(program -> JavaSource.of(program).replace(program.name(), "")))
                .doesNotHaveDuplicates();
    }

    @Test
    void every_operation_occurs_in_the_programs_of_three_thousand_seeds() {
        Set<String> occurring = new TreeSet<>();
        LongStream.rangeClosed(1, 3_000)
                .forEach(seed -> occurring.addAll(Generator.program(seed).operations()));
        Catalogue.kinds()
                .forEach(kind -> kind.operations()
                        .forEach(operation -> assertThat(occurring).contains(kind.name() + "." + operation.name())));
        Catalogue.threads()
                .operations()
                .forEach(operation -> assertThat(occurring).contains("thread." + operation.name()));
    }

    @Test
    void steps_of_reduction_make_programs_smaller_and_end() {
        GeneratedProgram program = Generator.program(7);
        while (!program.smaller().isEmpty()) {
            GeneratedProgram smaller = program.smaller().get(program.smaller().size() - 1);
            assertThat(smaller.size() + smaller.threads().size())
                    .isLessThan(program.size() + program.threads().size());
            program = smaller;
        }
        assertThat(program.threads()).hasSize(1);
    }
}
