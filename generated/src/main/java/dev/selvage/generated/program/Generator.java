package dev.selvage.generated.program;

import dev.selvage.generated.operation.Catalogue;
import dev.selvage.generated.operation.Kind;
import dev.selvage.generated.operation.Operation;
import dev.selvage.generated.operation.Trait;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Makes a program from a seed: the same seed gives the same program, on every JDK. */
public final class Generator {
    private static final int MOST_VALUE = 3;
    private static final int DEEPEST = 2;

    private final long seed;
    private final Random random;
    private final List<Shared> palette = new ArrayList<>();
    private int threads;

    private Generator(long seed) {
        this.seed = seed;
        this.random = random(seed);
    }

    public static GeneratedProgram program(long seed) {
        return new Generator(seed).program();
    }

    private GeneratedProgram program() {
        threads = pick(2, 3, 3, 3, 4);
        int kinds = pick(0, 1, 1, 1, 2, 2, 3);
        for (int i = 0; i < kinds; i++) {
            List<Kind> all = Catalogue.kinds();
            palette.add(new Shared(all.get(random.nextInt(all.size())), "o" + i));
        }
        if (kinds == 0 || random.nextInt(5) < 2) palette.add(new Shared(Catalogue.threads(), "thread"));
        List<List<Statement>> bodies =
                IntStream.range(0, threads).mapToObj(this::body).toList();
        return new GeneratedProgram("P" + seed, bodies, random.nextInt(6) > 0);
    }

    private List<Statement> body(int thread) {
        int length = thread == 0 ? pick(0, 0, 1, 2) : threads == 4 ? pick(1, 1, 2) : pick(1, 2, 2, 3);
        return statements(thread, length, 0);
    }

    private List<Statement> statements(int thread, int length, int depth) {
        return IntStream.range(0, length)
                .mapToObj(i -> statement(thread, depth))
                .toList();
    }

    private Statement statement(int thread, int depth) {
        Shared shared = palette.get(random.nextInt(palette.size()));
        List<Operation> operations = shared.kind().operations();
        Operation operation = operations.get(random.nextInt(operations.size()));
        boolean unfit = (operation.hasBody() && depth == DEEPEST)
                || (operation.is(Trait.DIES) && random.nextBoolean())
                || (operation.is(Trait.STARTS) && random.nextInt(3) > 0);
        if (unfit) return statement(thread, depth);
        int value = 1 + random.nextInt(MOST_VALUE);
        int other = operation.is(Trait.STARTS) ? 1 + random.nextInt(threads - 1) : random.nextInt(threads);
        List<Statement> inside = operation.hasBody() ? statements(thread, 1 + random.nextInt(2), depth + 1) : List.of();
        return new Statement(operation, shared, value, other, inside);
    }

    /** Seeds in a row give numbers that are much alike at first, unless they are spread. */
    static Random random(long seed) {
        return new Random(seed * 0x9E3779B97F4A7C15L);
    }

    private int pick(int... choices) {
        return choices[random.nextInt(choices.length)];
    }
}
