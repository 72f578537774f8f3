package dev.selvage.generated.program;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.RunSettings.Timeouts;
import dev.selvage.generated.operation.Catalogue;
import dev.selvage.generated.operation.Kind;
import dev.selvage.generated.operation.Operation;
import dev.selvage.generated.run.CompiledProgram;
import dev.selvage.generated.run.ObservedProgram;
import dev.selvage.generated.run.Search;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class JavaSourceTest {
    @TempDir
    private Path folder;

    static Stream<Kind> kinds() {
        return Stream.concat(Catalogue.kinds().stream(), Stream.of(Catalogue.threads()));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void all_operations_of_a_kind_compile_and_run_under_control(Kind kind) {
        Shared shared = new Shared(kind, "o0");
        List<Statement> statements = kind.operations().stream()
                .map(operation -> statement(operation, shared))
                .toList();
        GeneratedProgram program = new GeneratedProgram("All", List.of(List.of(), statements), true);
        ObservedProgram observed = ObservedProgram.open(CompiledProgram.of(program, folder));
        Search search = new Search("random", EngineChoice.AUTO, Timeouts.LAST, 10);
        assertThat(search.run(observed).problems()).isEmpty();
        assertThat(search.run(observed).outcomes()).isNotEmpty();
    }

    private static Statement statement(Operation operation, Shared shared) {
        Operation inner = Catalogue.kinds().get(0).operations().get(0);
        Shared field = new Shared(Catalogue.kinds().get(0), "o1");
        List<Statement> body = operation.hasBody() ? List.of(new Statement(inner, field, 1, 1, List.of())) : List.of();
        return new Statement(operation, shared, 1, 1, body);
    }
}
