package dev.selvage.generated.program;

import dev.selvage.generated.operation.Catalogue;
import dev.selvage.generated.operation.Kind;
import dev.selvage.generated.operation.Operation;
import dev.selvage.generated.operation.Trait;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Makes correct programs, which have the same result in every order: each operation commutes with all others. */
public final class CorrectPrograms {
    private static final int MOST_VALUE = 3;
    private static final int KINDS = 3;

    private final long seed;
    private final Random random;

    private CorrectPrograms(long seed) {
        this.seed = seed;
        this.random = Generator.random(seed);
    }

    public static GeneratedProgram program(long seed) {
        return new CorrectPrograms(seed).program();
    }

    private GeneratedProgram program() {
        List<Kind> kinds = Catalogue.kinds().stream()
                .filter(kind -> kind.operations().stream().anyMatch(operation -> operation.is(Trait.COMMUTES)))
                .toList();
        List<Shared> palette = IntStream.range(0, 1 + random.nextInt(KINDS))
                .mapToObj(i -> new Shared(kinds.get(random.nextInt(kinds.size())), "o" + i))
                .toList();
        int threads = 2 + random.nextInt(3);
        return new GeneratedProgram(
                "C" + seed,
                IntStream.range(0, threads).mapToObj(thread -> body(palette)).toList(),
                true);
    }

    private List<Statement> body(List<Shared> palette) {
        return IntStream.range(0, 1 + random.nextInt(2))
                .mapToObj(i -> statement(palette.get(random.nextInt(palette.size()))))
                .toList();
    }

    private Statement statement(Shared shared) {
        List<Operation> operations = shared.kind().operations().stream()
                .filter(operation -> operation.is(Trait.COMMUTES))
                .toList();
        Operation operation = operations.get(random.nextInt(operations.size()));
        return new Statement(operation, shared, 1 + random.nextInt(MOST_VALUE), 0, List.of());
    }
}
