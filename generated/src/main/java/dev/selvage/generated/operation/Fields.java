package dev.selvage.generated.operation;

import static dev.selvage.generated.operation.Kind.kind;
import static dev.selvage.generated.operation.Operation.act;
import static dev.selvage.generated.operation.Operation.look;
import static dev.selvage.generated.operation.Trait.DIES;
import static dev.selvage.generated.operation.Trait.SPINS;
import static dev.selvage.generated.operation.Trait.THROWS;
import static dev.selvage.generated.operation.Trait.WEAK;

import java.util.List;

/** Fields: plain, volatile, static. */
final class Fields {
    static final List<Kind> KINDS = List.of(
            kind(
                    "plain int",
                    "int $o;",
                    "$o",
                    look("read", "$o", WEAK),
                    act("write", "$o = $v;", WEAK),
                    act("increment", "$o++;", WEAK),
                    act("die if", "if ($o == $v) throw new IllegalStateException();", WEAK, DIES)),
            kind("plain long", "long $o;", "$o", look("read", "$o", WEAK), look("add and read", "($o += $v)", WEAK)),
            kind(
                    "plain reference",
                    "String $o;",
                    "$o",
                    look("read", "$o", WEAK),
                    act("write", "$o = \"s$v\";", WEAK),
                    act("clear", "$o = null;", WEAK),
                    act("test and use", "if ($o != null) r += $o.length() + \" \";", WEAK, THROWS)),
            kind(
                    "static int",
                    "static int $o;",
                    "$o",
                    look("read", "$o", WEAK),
                    act("write", "$o = $v;", WEAK),
                    act("increment", "$o++;", WEAK)),
            kind(
                    "volatile int",
                    "volatile int $o;",
                    "$o",
                    look("read", "$o"),
                    act("write", "$o = $v;"),
                    act("increment", "$o++;"),
                    act("die if", "if ($o == $v) throw new IllegalStateException();", DIES),
                    act("look thrice", "for (int i = 0; i < 3 && $o == 0; i++) Thread.onSpinWait();\nr += $o + \" \";"),
                    act("spin until set", "while ($o == 0) Thread.onSpinWait();", SPINS),
                    act("yield until set", "while ($o == 0) Thread.yield();", SPINS)),
            kind("volatile long", "volatile long $o;", "$o", look("read", "$o"), look("increment and read", "++$o")),
            kind(
                    "volatile reference",
                    "volatile int[] $o = {0};",
                    "$o[0]",
                    look("read", "$o[0]", WEAK),
                    act("replace", "$o = new int[] {$v};"),
                    act("write through", "$o[0] = $v;", WEAK),
                    look("identity", "($o == $o)")),
            kind(
                    "volatile static",
                    "static volatile boolean $o;",
                    "$o",
                    look("read", "$o"),
                    act("set", "$o = true;"),
                    act("negate", "$o = !$o;")));

    private Fields() {}
}
