package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.BALOAD;
import static org.objectweb.asm.Opcodes.BASTORE;
import static org.objectweb.asm.Opcodes.GETFIELD;

import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;

/**
 * Makes the characters of a string builder part of the field that holds them. Most are moved in bulk by methods of the JDK that have
 * no hooks, so nobody could tell from single elements that one method changes what another looks at.
 */
final class BuilderText {
    static final String BUILDER = "java/lang/AbstractStringBuilder";

    /** The field that holds the characters. */
    static final String VALUE = "value";

    /** The same as sites name it. */
    static final String MEMBER = "AbstractStringBuilder." + VALUE;

    /** Methods that get the array in order to change characters in it, on all JDKs. */
    private static final Set<String> CHANGING = Set.of(
            "append",
            "appendChars",
            "appendNull",
            "delete",
            "deleteCharAt",
            "insert",
            "putCharsAt",
            "putStringAt",
            "repeat",
            "replace",
            "reverse",
            "setCharAt",
            "setLength",
            "shift");

    private BuilderText() {}

    /** Whether this is code of string builders themselves. */
    static boolean isInBuilder(MethodContext context) {
        return context.owner.name.equals(BUILDER) || context.owner.name.equals(KeptObjects.BUILDER);
    }

    /** Whether an access to a field gets the characters in order to change them. */
    static boolean isChanged(MethodContext context, FieldInsnNode node) {
        return context.owner.name.equals(BUILDER)
                && node.getOpcode() == GETFIELD
                && node.name.equals(VALUE)
                && CHANGING.contains(context.method.name);
    }

    /** Whether an access to an element is one to a character of {@code this}. */
    static boolean isCharacter(MethodContext context, AbstractInsnNode node) {
        return context.owner.name.equals(BUILDER)
                && !context.isStatic()
                && (node.getOpcode() == BALOAD || node.getOpcode() == BASTORE);
    }
}
