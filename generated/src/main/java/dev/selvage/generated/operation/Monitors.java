package dev.selvage.generated.operation;

import static dev.selvage.generated.operation.Kind.kind;
import static dev.selvage.generated.operation.Operation.act;
import static dev.selvage.generated.operation.Operation.look;
import static dev.selvage.generated.operation.Trait.COMMUTES;
import static dev.selvage.generated.operation.Trait.THROWS;
import static dev.selvage.generated.operation.Trait.TIMED;

import java.util.List;

/** Monitors, with waiting and notification. */
final class Monitors {
    static final List<Kind> KINDS = List.of(
            kind(
                    "monitor",
                    "final Object $o = new Object();",
                    "",
                    act("synchronized", "synchronized ($o) {\n$body}"),
                    act("wait", "synchronized ($o) {\n    $o.wait();\n}", THROWS),
                    act("timed wait", "synchronized ($o) {\n    $o.wait(1);\n}", THROWS, TIMED),
                    act("notify", "synchronized ($o) {\n    $o.notify();\n}"),
                    act("notifyAll", "synchronized ($o) {\n    $o.notifyAll();\n}"),
                    look("holdsLock", "Thread.holdsLock($o)"),
                    act("notify unowned", "$o.notify();", THROWS)),
            kind(
                    "guarded flag",
                    "final Object $oLock = new Object();\nboolean $o;",
                    "$o",
                    act("wait for it", "synchronized ($oLock) {\n    while (!$o) $oLock.wait();\n}", THROWS),
                    act(
                            "wait once",
                            "synchronized ($oLock) {\n    if (!$o) $oLock.wait();\n    r += $o + \" \";\n}",
                            THROWS),
                    act("set and notify", "synchronized ($oLock) {\n    $o = true;\n    $oLock.notify();\n}"),
                    act("set and notifyAll", "synchronized ($oLock) {\n    $o = true;\n    $oLock.notifyAll();\n}"),
                    act("unset", "synchronized ($oLock) {\n    $o = false;\n}")),
            kind(
                    "guarded counter",
                    "final Object $oLock = new Object();\nint $o;",
                    "$o",
                    act("increment", "synchronized ($oLock) {\n    $o++;\n}", COMMUTES),
                    act("increment and read", "synchronized ($oLock) {\n    r += ++$o + \" \";\n}"),
                    act("read", "synchronized ($oLock) {\n    r += $o + \" \";\n}")),
            kind(
                    "StringBuffer",
                    "final StringBuffer $o = new StringBuffer();",
                    "$o",
                    act("append", "$o.append($v);"),
                    look("length", "$o.length()"),
                    look("text", "$o.toString()"),
                    act("delete", "$o.setLength(0);"),
                    act("hold", "synchronized ($o) {\n$body}")));

    private Monitors() {}
}
