package dev.selvage.generated.operation;

import static dev.selvage.generated.operation.Kind.kind;
import static dev.selvage.generated.operation.Operation.act;
import static dev.selvage.generated.operation.Operation.look;
import static dev.selvage.generated.operation.Trait.THROWS;
import static dev.selvage.generated.operation.Trait.TIMED;

import java.util.ArrayList;
import java.util.List;

/** Every {@code BlockingQueue}, and queues that do not block. */
final class Queues {
    static final List<Kind> KINDS = List.of(
            blocking("ArrayBlockingQueue", "new ArrayBlockingQueue<>(1)"),
            blocking("LinkedBlockingQueue", "new LinkedBlockingQueue<>(1)"),
            blocking("LinkedBlockingDeque", "new LinkedBlockingDeque<>(1)"),
            blocking("PriorityBlockingQueue", "new PriorityBlockingQueue<>()"),
            blocking("SynchronousQueue", "new SynchronousQueue<>()"),
            blocking("LinkedTransferQueue", "new LinkedTransferQueue<>()"),
            kind(
                    "TransferQueue",
                    "final LinkedTransferQueue<Integer> $o = new LinkedTransferQueue<>();",
                    "$o",
                    act("transfer", "$o.transfer($v);", THROWS),
                    look("tryTransfer", "$o.tryTransfer($v)"),
                    look("take", "$o.take()", THROWS),
                    look("poll", "$o.poll()"),
                    look("hasWaitingConsumer", "$o.hasWaitingConsumer()")),
            concurrent("ConcurrentLinkedQueue", "Queue<Integer>"),
            concurrent("ConcurrentLinkedDeque", "Deque<Integer>"));

    private Queues() {}

    private static Kind blocking(String name, String made) {
        List<Operation> operations = new ArrayList<>(common());
        operations.add(act("put", "$o.put($v);", THROWS));
        operations.add(look("take", "$o.take()", THROWS));
        operations.add(look("timed poll", "$o.poll(1, TimeUnit.MILLISECONDS)", THROWS, TIMED));
        operations.add(look("timed offer", "$o.offer($v, 1, TimeUnit.MILLISECONDS)", THROWS, TIMED));
        operations.add(look("remainingCapacity", "$o.remainingCapacity()"));
        return kind(
                name, "final BlockingQueue<Integer> $o = " + made + ";", "$o", operations.toArray(new Operation[0]));
    }

    private static Kind concurrent(String name, String type) {
        return kind(name, "final " + type + " $o = new " + name + "<>();", "$o", common().toArray(new Operation[0]));
    }

    private static List<Operation> common() {
        return List.of(
                look("offer", "$o.offer($v)"),
                act("add", "$o.add($v);", THROWS),
                look("poll", "$o.poll()"),
                look("peek", "$o.peek()"),
                look("size", "$o.size()"),
                look("isEmpty", "$o.isEmpty()"),
                look("remove", "$o.remove($v)"),
                look("contains", "$o.contains($v)"));
    }
}
