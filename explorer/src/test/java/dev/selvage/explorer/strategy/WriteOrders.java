package dev.selvage.explorer.strategy;

import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunListener;
import dev.selvage.explorer.Sample;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Sites;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.LongPredicate;
import java.util.stream.Stream;

/** Counts in which orders the strands of a program write, or make what comes to the same: the number of the strand for each time. */
final class WriteOrders implements RunListener {
    private static final Set<Operation> CHANGES =
            Set.of(Operation.WRITE, Operation.UPDATE, Operation.LOCK, Operation.CALL);

    private final String field;
    private final StringBuilder order = new StringBuilder();
    private long runs;

    private WriteOrders(String field) {
        this.field = field;
    }

    static Stream<EngineChoice> engines() {
        boolean fibers = EngineChoice.fiberProblem().isEmpty();
        return fibers ? Stream.of(EngineChoice.FIBER, EngineChoice.PLATFORM) : Stream.of(EngineChoice.PLATFORM);
    }

    /**
     * @param field how the names of the fields end; with an empty one everything that changes something counts
     * @param counts which runs count, by their number
     */
    static Map<String, Integer> of(
            Sample program,
            String field,
            EngineChoice engine,
            ExplorationStrategy strategy,
            int runs,
            LongPredicate counts) {
        Map<String, Integer> orders = new TreeMap<>();
        WriteOrders watcher = new WriteOrders(field);
        program.repeat(engine, strategy, runs, watcher, run -> {
            if (counts.test(watcher.runs++)) orders.merge(watcher.order.toString(), 1, Integer::sum);
            watcher.order.setLength(0);
        });
        return orders;
    }

    @Override
    public void onEvent(
            ModelStrand strand, Operation operation, int site, int user, Object target, long index, boolean blocked) {
        if (field.isEmpty() ? CHANGES.contains(operation) : isWrite(operation, site)) order.append(strand.id());
    }

    private boolean isWrite(Operation operation, int site) {
        return operation == Operation.WRITE && Sites.get(site).member.endsWith(field);
    }
}
