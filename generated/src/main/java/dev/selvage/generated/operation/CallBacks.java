package dev.selvage.generated.operation;

import static dev.selvage.generated.operation.Kind.kind;
import static dev.selvage.generated.operation.Operation.act;
import static dev.selvage.generated.operation.Operation.look;
import static dev.selvage.generated.operation.Trait.COMMUTES;
import static dev.selvage.generated.operation.Trait.THROWS;

import java.util.List;

/** Where the JDK takes monitors that the program takes, too, and where it calls the program. */
final class CallBacks {
    static final List<Kind> KINDS = List.of(
            kind(
                    "exception",
                    "final Exception $o = new Exception(\"a\");",
                    "$o.getSuppressed().length",
                    act("add suppressed", "$o.addSuppressed(new Exception());", COMMUTES),
                    look("suppressed", "$o.getSuppressed().length"),
                    act("cause it", "$o.initCause(new Exception(\"c$v\"));", THROWS),
                    look("cause", "$o.getCause()"),
                    act("hold", "synchronized ($o) {\n$body}")),
            kind(
                    "written under lock",
                    "volatile int $o;\nfinal java.io.ByteArrayOutputStream $oBytes = new java.io.ByteArrayOutputStream();\n"
                            + "final java.io.OutputStream $oTarget = new java.io.OutputStream() {\n"
                            + "    public void write(int one) {\n        $o++;\n    }\n"
                            + "    public void write(byte[] many, int from, int length) {\n        $o++;\n    }\n};",
                    "$o + $oBytes.size()",
                    act("write", "$oBytes.write($v);", COMMUTES),
                    act("write to", "$oBytes.writeTo($oTarget);", COMMUTES, THROWS),
                    look("writes", "$o"),
                    look("size", "$oBytes.size()"),
                    act("hold", "synchronized ($oBytes) {\n$body}")),
            kind(
                    "list that asks",
                    "volatile int $o;\nfinal List<String> $oTexts = new AbstractList<>() {\n"
                            + "    public String get(int index) {\n        return \"t\" + $o;\n    }\n"
                            + "    public int size() {\n        return 2;\n    }\n};",
                    "$o",
                    act("write", "$o = $v;"),
                    look("join", "String.join(\"-\", $oTexts)"),
                    look("copy", "new ArrayList<>($oTexts)"),
                    look("text", "$oTexts.toString()"),
                    look("distinct", "new HashSet<>($oTexts).size()"),
                    look("equal", "$oTexts.equals(List.of(\"t0\", \"t$v\"))"),
                    look("stream", "$oTexts.stream().distinct().count()")));

    private CallBacks() {}
}
