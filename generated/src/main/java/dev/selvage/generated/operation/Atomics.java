package dev.selvage.generated.operation;

import static dev.selvage.generated.operation.Kind.kind;
import static dev.selvage.generated.operation.Operation.act;
import static dev.selvage.generated.operation.Operation.look;
import static dev.selvage.generated.operation.Trait.COMMUTES;
import static dev.selvage.generated.operation.Trait.WEAK;

import java.util.List;

/** Classes of {@code java.util.concurrent.atomic}. */
final class Atomics {
    static final List<Kind> KINDS = List.of(
            kind(
                    "AtomicInteger",
                    "final AtomicInteger $o = new AtomicInteger();",
                    "$o",
                    look("get", "$o.get()"),
                    act("set", "$o.set($v);"),
                    look("incrementAndGet", "$o.incrementAndGet()"),
                    act("increment", "$o.incrementAndGet();", COMMUTES),
                    look("getAndSet", "$o.getAndSet($v)"),
                    look("compareAndSet", "$o.compareAndSet(0, $v)"),
                    look("updateAndGet", "$o.updateAndGet(x -> x * 2 + $v)"),
                    act("lazySet", "$o.lazySet($v);", WEAK)),
            kind(
                    "AtomicBoolean",
                    "final AtomicBoolean $o = new AtomicBoolean();",
                    "$o",
                    look("get", "$o.get()"),
                    look("getAndSet", "$o.getAndSet(true)"),
                    look("compareAndSet", "$o.compareAndSet(false, true)")),
            kind(
                    "AtomicReference",
                    "final AtomicReference<String> $o = new AtomicReference<>(\"a\");",
                    "$o",
                    look("get", "$o.get()"),
                    look("getAndUpdate", "$o.getAndUpdate(s -> s + $v)"),
                    look("compareAndSet", "$o.compareAndSet(\"a\", \"b$v\")")),
            kind(
                    "AtomicIntegerArray",
                    "final AtomicIntegerArray $o = new AtomicIntegerArray(2);",
                    "$o",
                    look("get", "$o.get(0)"),
                    look("get other", "$o.get(1)"),
                    look("incrementAndGet", "$o.incrementAndGet(0)"),
                    act("set other", "$o.set(1, $v);"),
                    look("text", "$o.toString()")),
            kind(
                    "AtomicStampedReference",
                    "final AtomicStampedReference<String> $o = new AtomicStampedReference<>(\"a\", 0);",
                    "$o.getStamp()",
                    look("stamp", "$o.getStamp()"),
                    look("reference", "$o.getReference()"),
                    look("compareAndSet", "$o.compareAndSet(\"a\", \"b\", 0, $v)"),
                    act("set", "$o.set(\"a\", $v);")),
            kind(
                    "AtomicMarkableReference",
                    "final AtomicMarkableReference<String> $o = new AtomicMarkableReference<>(\"a\", false);",
                    "$o.isMarked()",
                    look("isMarked", "$o.isMarked()"),
                    look("attemptMark", "$o.attemptMark(\"a\", true)"),
                    look("compareAndSet", "$o.compareAndSet(\"a\", \"b\", false, false)")),
            kind(
                    "AtomicReferenceArray",
                    "final AtomicReferenceArray<String> $o = new AtomicReferenceArray<>(new String[] {\"a\", \"b\"});",
                    "$o",
                    look("get", "$o.get(0)"),
                    look("getAndSet", "$o.getAndSet(0, \"c$v\")"),
                    act("set other", "$o.set(1, \"d$v\");")),
            kind(
                    "DoubleAdder",
                    "final DoubleAdder $o = new DoubleAdder();",
                    "$o",
                    act("add", "$o.add($v);", COMMUTES),
                    look("sum", "$o.sum()")),
            kind(
                    "LongAdder",
                    "final LongAdder $o = new LongAdder();",
                    "$o",
                    act("add", "$o.add($v);", COMMUTES),
                    look("sum", "$o.sum()"),
                    look("sumThenReset", "$o.sumThenReset()")),
            kind(
                    "LongAccumulator",
                    "final LongAccumulator $o = new LongAccumulator(Math::max, 0);",
                    "$o",
                    act("accumulate", "$o.accumulate($v);", COMMUTES),
                    look("get", "$o.get()")));

    private Atomics() {}
}
