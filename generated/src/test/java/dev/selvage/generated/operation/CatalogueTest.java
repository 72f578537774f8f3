package dev.selvage.generated.operation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CatalogueTest {
    @Test
    void names_of_kinds_and_of_the_operations_of_a_kind_are_unique() {
        assertThat(Catalogue.kinds()).extracting(Kind::name).doesNotHaveDuplicates();
        for (Kind kind : Catalogue.kinds()) {
            assertThat(kind.operations()).extracting(Operation::name).doesNotHaveDuplicates();
        }
    }

    @Test
    void operations_with_time_say_so() {
        for (Kind kind : Catalogue.kinds()) {
            List<Operation> timed = kind.operations().stream()
                    .filter(operation -> operation.code().contains("MILLISECONDS"))
                    .toList();
            assertThat(timed).as(kind.name()).allMatch(operation -> operation.is(Trait.TIMED));
        }
    }
}
