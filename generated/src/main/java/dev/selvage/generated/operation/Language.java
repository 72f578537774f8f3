package dev.selvage.generated.operation;

import static dev.selvage.generated.operation.Kind.kind;
import static dev.selvage.generated.operation.Operation.act;
import static dev.selvage.generated.operation.Operation.look;
import static dev.selvage.generated.operation.Trait.COMMUTES;
import static dev.selvage.generated.operation.Trait.THROWS;

import java.util.List;

/** Shapes of the language: class initialisers, constructors, synchronized methods, reflection. */
final class Language {
    static final List<Kind> KINDS = List.of(
            kind(
                    "class initialiser",
                    "static volatile int $oSeed;\nstatic final class $oHolder {\n    static final int VALUE = ++$oSeed;\n}",
                    "$oSeed",
                    look("use", "$oHolder.VALUE"),
                    act("write", "$oSeed = $v;"),
                    look("read", "$oSeed")),
            kind(
                    "inherited initialiser",
                    "static volatile int $oSeed;\nstatic class $oBase {\n    static int value = ++$oSeed;\n}\n"
                            + "static final class $oHeir extends $oBase {\n    static final int OWN = value + $oSeed;\n}",
                    "$oSeed",
                    look("use heir", "$oHeir.OWN"),
                    look("use base", "$oBase.value"),
                    act("write", "$oSeed = $v;"),
                    look("read", "$oSeed")),
            kind(
                    "constructors",
                    "volatile int $o;\nstatic class $oBase {\n    final int seen;\n    $oBase(int seen) {\n"
                            + "        this.seen = seen;\n    }\n}\nfinal class $oMade extends $oBase {\n"
                            + "    $oMade(int by) {\n        super($o += by);\n    }\n"
                            + "    $oMade() {\n        this($o);\n    }\n}",
                    "$o",
                    look("calls super", "new $oMade($v).seen"),
                    look("calls this", "new $oMade().seen"),
                    act("write", "$o = $v;"),
                    look("read", "$o")),
            kind(
                    "synchronized methods",
                    "final $oClass $o = new $oClass();\nstatic final class $oClass {\n    private int count;\n"
                            + "    synchronized int add(int by) {\n        return count += by;\n    }\n"
                            + "    synchronized void awaitCount() throws InterruptedException {\n"
                            + "        while (count == 0) wait();\n    }\n"
                            + "    synchronized void addAndNotify(int by) {\n        count += by;\n        notify();\n    }\n}",
                    "$o.count",
                    look("add and read", "$o.add($v)"),
                    act("add", "$o.add($v);", COMMUTES),
                    act("await", "$o.awaitCount();", THROWS),
                    act("add and notify", "$o.addAndNotify($v);")),
            kind(
                    "reflection",
                    "volatile int $o;\nfinal java.lang.reflect.Field $oField = field(\"$o\");",
                    "$o",
                    look("get", "$oField.getInt(this)", THROWS),
                    act("set", "$oField.setInt(this, $v);", THROWS),
                    look("direct read", "$o"),
                    act("direct increment", "$o++;")));

    private Language() {}
}
