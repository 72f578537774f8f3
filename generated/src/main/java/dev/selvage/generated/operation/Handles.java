package dev.selvage.generated.operation;

import static dev.selvage.generated.operation.Kind.kind;
import static dev.selvage.generated.operation.Operation.act;
import static dev.selvage.generated.operation.Operation.look;
import static dev.selvage.generated.operation.Trait.COMMUTES;
import static dev.selvage.generated.operation.Trait.WEAK;

import java.util.List;

/** Indirect accesses: {@code VarHandle}s, field updaters. */
final class Handles {
    static final List<Kind> KINDS = List.of(
            kind(
                    "VarHandle",
                    "volatile int $o;\nfinal VarHandle $oHandle = handle(\"$o\");",
                    "$o",
                    look("direct read", "$o"),
                    act("direct write", "$o = $v;"),
                    look("getVolatile", "(int) $oHandle.getVolatile(this)"),
                    act("setVolatile", "$oHandle.setVolatile(this, $v);"),
                    look("get", "(int) $oHandle.get(this)", WEAK),
                    act("setRelease", "$oHandle.setRelease(this, $v);", WEAK),
                    look("compareAndSet", "$oHandle.compareAndSet(this, 0, $v)"),
                    look("getAndAdd", "(int) $oHandle.getAndAdd(this, $v)"),
                    act("add", "$oHandle.getAndAdd(this, $v);", COMMUTES)),
            kind(
                    "VarHandle of elements",
                    "final int[] $o = new int[2];\n"
                            + "final VarHandle $oHandle = MethodHandles.arrayElementVarHandle(int[].class);",
                    "Arrays.toString($o)",
                    look("getVolatile", "(int) $oHandle.getVolatile($o, 0)"),
                    act("setVolatile", "$oHandle.setVolatile($o, 0, $v);"),
                    look("getAndAdd", "(int) $oHandle.getAndAdd($o, 0, $v)"),
                    look("direct read", "$o[0]", WEAK),
                    act("fill", "Arrays.fill($o, $v);", WEAK)),
            kind(
                    "field updater",
                    "volatile int $o;\nfinal AtomicIntegerFieldUpdater<$P> $oUpdater ="
                            + " AtomicIntegerFieldUpdater.newUpdater($P.class, \"$o\");",
                    "$o",
                    look("direct read", "$o"),
                    act("direct write", "$o = $v;"),
                    look("incrementAndGet", "$oUpdater.incrementAndGet(this)"),
                    look("compareAndSet", "$oUpdater.compareAndSet(this, 0, $v)"),
                    act("increment", "$oUpdater.incrementAndGet(this);", COMMUTES)));

    private Handles() {}
}
