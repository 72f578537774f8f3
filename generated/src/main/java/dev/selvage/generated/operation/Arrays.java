package dev.selvage.generated.operation;

import static dev.selvage.generated.operation.Kind.kind;
import static dev.selvage.generated.operation.Operation.act;
import static dev.selvage.generated.operation.Operation.look;
import static dev.selvage.generated.operation.Trait.WEAK;

import java.util.List;

/** Arrays: elements, and operations on many of them at once. */
final class Arrays {
    static final List<Kind> KINDS = List.of(
            kind(
                    "int array",
                    "final int[] $o = {3, 1, 2};",
                    "Arrays.toString($o)",
                    look("read element", "$o[1]", WEAK),
                    act("write element", "$o[1] = $v;", WEAK),
                    act("write last", "$o[2] = $v;", WEAK),
                    act("fill", "Arrays.fill($o, $v);", WEAK),
                    act("sort", "Arrays.sort($o);", WEAK),
                    look("text", "Arrays.toString($o)", WEAK),
                    look("copy", "Arrays.copyOf($o, 3)[1]", WEAK),
                    look("clone", "$o.clone()[1]", WEAK),
                    look("equals", "Arrays.equals($o, new int[] {3, $v, 2})", WEAK),
                    act("copy inside", "System.arraycopy($o, 0, $o, 1, 2);", WEAK),
                    look("hash", "Arrays.hashCode($o)", WEAK),
                    look("stream", "Arrays.stream($o).sum()", WEAK)),
            kind(
                    "char array",
                    "final char[] $o = {'c', 'a', 'b'};",
                    "new String($o)",
                    look("string", "new String($o)", WEAK),
                    act("write element", "$o[0] = 'x';", WEAK),
                    act("write another", "$o[2] = 'y';", WEAK),
                    act("fill", "Arrays.fill($o, 'z');", WEAK)),
            kind(
                    "object array",
                    "final Object[] $o = {\"b\", \"a\"};",
                    "Arrays.toString($o)",
                    look("read element", "$o[0]", WEAK),
                    act("write element", "$o[0] = \"w$v\";", WEAK),
                    act("sort", "Arrays.sort($o);", WEAK),
                    look("list", "List.of($o)", WEAK),
                    look("equals", "Arrays.equals($o, new Object[] {\"w$v\", \"a\"})", WEAK)));

    private Arrays() {}
}
