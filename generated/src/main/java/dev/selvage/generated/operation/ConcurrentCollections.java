package dev.selvage.generated.operation;

import static dev.selvage.generated.operation.Kind.kind;
import static dev.selvage.generated.operation.Operation.act;
import static dev.selvage.generated.operation.Operation.look;
import static dev.selvage.generated.operation.Trait.COMMUTES;
import static dev.selvage.generated.operation.Trait.THROWS;

import java.util.List;

/** Maps, sets and lists made for several threads. */
final class ConcurrentCollections {
    static final List<Kind> KINDS = List.of(
            map("ConcurrentHashMap", "ConcurrentHashMap<Integer, Integer>"),
            map("ConcurrentSkipListMap", "ConcurrentSkipListMap<Integer, Integer>"),
            map("Hashtable", "Hashtable<Integer, Integer>"),
            list("CopyOnWriteArrayList", "new CopyOnWriteArrayList<>(List.of(7))"),
            list("synchronized list", "Collections.synchronizedList(new ArrayList<>(List.of(7)))"),
            list("Vector", "new Vector<>(List.of(7))"));

    private ConcurrentCollections() {}

    private static Kind map(String name, String type) {
        return kind(
                name,
                "final " + type + " $o = new " + type.replaceAll("<.*", "<>") + "();",
                "$o",
                look("get", "$o.get(1)"),
                look("put", "$o.put(1, $v)"),
                act("put other", "$o.put(2, $v);"),
                look("putIfAbsent", "$o.putIfAbsent(1, $v)"),
                act("merge", "$o.merge(1, $v, Integer::sum);", COMMUTES),
                look("computeIfAbsent", "$o.computeIfAbsent(1, k -> $v)"),
                look("remove", "$o.remove(1)"),
                look("size", "$o.size()"),
                look("containsKey", "$o.containsKey(1)"),
                look("text", "$o.toString()"),
                act("check then put", "if (!$o.containsKey(1)) $o.put(1, $v);"));
    }

    private static Kind list(String name, String made) {
        return kind(
                name,
                "final List<Integer> $o = " + made + ";",
                "$o",
                act("add", "$o.add($v);"),
                look("remove first", "$o.remove(0)", THROWS),
                look("get", "$o.get(0)", THROWS),
                look("size", "$o.size()"),
                look("contains", "$o.contains($v)"),
                act("iterate", "for (int x : $o) r += x + \" \";", THROWS),
                act("sort", "Collections.sort($o);", THROWS),
                look("text", "$o.toString()"));
    }
}
