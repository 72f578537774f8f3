package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.*;

import java.util.Set;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Knows builders and sequences of the JDK: by which calls others may get hold of one, and which calls look at nothing else that
 * others may have.
 */
final class KeptObjects {
    static final String BUILDER = "java/lang/StringBuilder";

    private static final Set<String> SEQUENCES =
            Set.of("java/util/ArrayList", "java/util/ArrayDeque", "java/util/LinkedList");

    /** Nothing is asked of the elements. An iterator is as good as the sequence: who has one has the other. */
    private static final Set<String> QUIET = Set.of(
            "add",
            "addFirst",
            "addLast",
            "clear",
            "element",
            "ensureCapacity",
            "get",
            "getFirst",
            "getLast",
            "hasNext",
            "isEmpty",
            "iterator",
            "next",
            "offer",
            "offerFirst",
            "offerLast",
            "peek",
            "peekFirst",
            "peekLast",
            "poll",
            "pollFirst",
            "pollLast",
            "pop",
            "push",
            "remove",
            "removeFirst",
            "removeLast",
            "set",
            "size",
            "trimToSize");

    /** These look at elements or at other collections, but tell nobody of the sequence. */
    private static final Set<String> LOUD = Set.of(
            "<init>",
            "addAll",
            "contains",
            "containsAll",
            "equals",
            "forEach",
            "hashCode",
            "indexOf",
            "lastIndexOf",
            "removeAll",
            "removeIf",
            "replaceAll",
            "retainAll",
            "sort",
            "toArray",
            "toString");

    private KeptObjects() {}

    static boolean isOne(String type) {
        return type.equals(BUILDER) || SEQUENCES.contains(type);
    }

    /** Whether nobody else gets the receiver, which is one of these. */
    static boolean keepsReceiver(MethodInsnNode call) {
        if (call.getOpcode() == INVOKESTATIC) return false;
        if (call.owner.equals(BUILDER)) return !call.desc.endsWith("Stream;");
        return QUIET.contains(call.name) || LOUD.contains(call.name);
    }

    /** Whether nobody gets the arguments, either. */
    static boolean keepsArguments(MethodInsnNode call) {
        return call.owner.equals(BUILDER);
    }

    /** Whether the result is as good as the receiver. */
    static boolean returnsReceiver(MethodInsnNode call) {
        return call.owner.equals(BUILDER) ? call.desc.endsWith(")L" + BUILDER + ";") : call.name.equals("iterator");
    }

    /** Whether the call looks at nothing but the receiver; a builder asks others for texts, see {@link LookingCallPass}. */
    static boolean isQuiet(MethodInsnNode call) {
        if (call.getOpcode() != INVOKEVIRTUAL && call.getOpcode() != INVOKEINTERFACE) return false;
        return call.owner.equals(BUILDER) || (QUIET.contains(call.name) && !isSearch(call));
    }

    private static boolean isSearch(MethodInsnNode call) {
        return call.name.equals("remove") && call.desc.startsWith("(Ljava/lang/Object;)");
    }
}
