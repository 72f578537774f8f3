package dev.selvage.generated.operation;

import static dev.selvage.generated.operation.Kind.kind;
import static dev.selvage.generated.operation.Operation.act;
import static dev.selvage.generated.operation.Operation.look;
import static dev.selvage.generated.operation.Trait.THROWS;
import static dev.selvage.generated.operation.Trait.WEAK;

import java.util.List;

/** Objects of the JDK with state of their own that several threads share by mistake. */
final class Machine {
    static final List<Kind> KINDS = List.of(
            kind(
                    "CRC32",
                    "final java.util.zip.CRC32 $o = new java.util.zip.CRC32();",
                    "$o.getValue()",
                    act("update", "$o.update($v);", WEAK),
                    act("reset", "$o.reset();", WEAK),
                    look("value", "$o.getValue()", WEAK)),
            kind(
                    "StringJoiner",
                    "final StringJoiner $o = new StringJoiner(\"-\");",
                    "$o",
                    act("add", "$o.add(\"a$v\");", WEAK, THROWS),
                    look("text", "$o.toString()", WEAK, THROWS)),
            kind(
                    "Scanner",
                    "final Scanner $o = new Scanner(\"5 6 7\");",
                    "",
                    look("next", "$o.nextInt()", WEAK, THROWS),
                    look("has next", "$o.hasNextInt()", WEAK, THROWS)),
            kind(
                    "Matcher",
                    "final java.util.regex.Matcher $o = java.util.regex.Pattern.compile(\"[0-9]\").matcher(\"a1b2\");",
                    "",
                    look("find", "$o.find()", WEAK, THROWS),
                    look("group", "$o.group()", WEAK, THROWS),
                    act("reset", "$o.reset();", WEAK)),
            kind(
                    "ByteArrayOutputStream",
                    "final java.io.ByteArrayOutputStream $o = new java.io.ByteArrayOutputStream();",
                    "$o.size()",
                    act("write", "$o.write($v);"),
                    look("size", "$o.size()"),
                    act("reset", "$o.reset();"),
                    look("bytes", "$o.toByteArray().length"),
                    act("hold", "synchronized ($o) {\n$body}")),
            kind(
                    "ByteArrayInputStream",
                    "final java.io.ByteArrayInputStream $o = new java.io.ByteArrayInputStream(new byte[] {1, 2, 3});",
                    "$o.available()",
                    look("read", "$o.read()"),
                    look("read many", "$o.read(new byte[2], 0, 2)"),
                    look("available", "$o.available()")),
            kind(
                    "IntBuffer",
                    "final java.nio.IntBuffer $o = java.nio.IntBuffer.allocate(2);",
                    "$o.position()",
                    act("put", "$o.put($v);", WEAK, THROWS),
                    look("get", "$o.get(0)", WEAK),
                    look("position", "$o.position()", WEAK),
                    act("clear", "$o.clear();", WEAK)),
            kind("Random", "final Random $o = new Random(1);", "", look("next", "$o.nextInt(4)")),
            kind(
                    "Properties",
                    "final Properties $o = new Properties();",
                    "$o",
                    act("set", "$o.setProperty(\"a\", \"$v\");"),
                    look("get", "$o.getProperty(\"a\")"),
                    look("remove", "$o.remove(\"a\")")));

    private Machine() {}
}
