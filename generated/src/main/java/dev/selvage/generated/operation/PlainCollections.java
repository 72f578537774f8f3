package dev.selvage.generated.operation;

import static dev.selvage.generated.operation.Kind.kind;
import static dev.selvage.generated.operation.Operation.act;
import static dev.selvage.generated.operation.Operation.look;
import static dev.selvage.generated.operation.Trait.THROWS;
import static dev.selvage.generated.operation.Trait.WEAK;

import java.util.List;

/** Collections and builders that are not made for several threads. */
final class PlainCollections {
    static final List<Kind> KINDS = List.of(
            kind(
                    "ArrayList",
                    "final ArrayList<Integer> $o = new ArrayList<>(List.of(7, 5));",
                    "",
                    act("add", "$o.add($v);", WEAK, THROWS),
                    look("get", "$o.get(0)", WEAK, THROWS),
                    act("set", "$o.set(0, $v);", WEAK, THROWS),
                    look("size", "$o.size()", WEAK),
                    act("sort", "Collections.sort($o);", WEAK, THROWS),
                    look("copy", "$o.toArray().length", WEAK, THROWS),
                    look("text", "$o.toString()", WEAK, THROWS),
                    act("clear", "$o.clear();", WEAK, THROWS)),
            kind(
                    "HashMap",
                    "final HashMap<Integer, Integer> $o = new HashMap<>();",
                    "",
                    act("put", "$o.put($v, $v);", WEAK, THROWS),
                    look("get", "$o.get(1)", WEAK, THROWS),
                    look("remove", "$o.remove(1)", WEAK, THROWS),
                    look("size", "$o.size()", WEAK)),
            kind(
                    "ArrayDeque",
                    "final ArrayDeque<Integer> $o = new ArrayDeque<>();",
                    "",
                    act("add", "$o.add($v);", WEAK, THROWS),
                    look("poll", "$o.poll()", WEAK, THROWS),
                    look("size", "$o.size()", WEAK)),
            kind(
                    "StringBuilder",
                    "final StringBuilder $o = new StringBuilder(\"a\");",
                    "",
                    act("append", "$o.append($v);", WEAK, THROWS),
                    look("length", "$o.length()", WEAK),
                    look("text", "$o.toString()", WEAK, THROWS),
                    act("reverse", "$o.reverse();", WEAK, THROWS)));

    private PlainCollections() {}
}
