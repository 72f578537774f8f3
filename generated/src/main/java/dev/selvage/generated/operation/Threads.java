package dev.selvage.generated.operation;

import static dev.selvage.generated.operation.Kind.kind;
import static dev.selvage.generated.operation.Operation.act;
import static dev.selvage.generated.operation.Operation.look;
import static dev.selvage.generated.operation.Trait.INTERRUPTS;
import static dev.selvage.generated.operation.Trait.STARTS;
import static dev.selvage.generated.operation.Trait.THROWS;
import static dev.selvage.generated.operation.Trait.TIMED;
import static dev.selvage.generated.operation.Trait.WEAK;

/** The threads themselves. */
final class Threads {
    static final Kind KIND = kind(
            "thread",
            "",
            "",
            act("interrupt", "$t.interrupt();", INTERRUPTS),
            look("isInterrupted", "$t.isInterrupted()"),
            look("interrupted", "Thread.interrupted()"),
            look("isAlive", "$t.isAlive()"),
            look("getState", "$t.getState()", WEAK),
            look("has ended", "($t.getState() == Thread.State.TERMINATED)"),
            act("join", "$t.join();", THROWS),
            act("timed join", "$t.join(1);", THROWS, TIMED),
            act("start", "$t.start();", THROWS, STARTS),
            act("park", "LockSupport.park();"),
            act("unpark", "LockSupport.unpark($t);"),
            act("timed park", "LockSupport.parkNanos(1_000_000);", TIMED),
            act("sleep", "Thread.sleep($v);", THROWS, TIMED),
            act("yield", "Thread.yield();"),
            act("set name", "$t.setName(\"$t-$v\");"),
            look("name", "$t.getName()"),
            act("set priority", "$t.setPriority($v);"),
            look("priority", "$t.getPriority()"));

    private Threads() {}
}
