package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.INVOKESTATIC;

import dev.selvage.runtime.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Knows the calls by which a program lends arrays and texts that may change to a method of the JDK which has no hooks: directly, or inside a
 * stream, a buffer, a matcher or the like that was made of them.
 */
final class Lendings {
    /** Stands for the object whose method is called. */
    static final int RECEIVER = -1;

    /**
     * What may lead to something lent.
     *
     * @param operand the number of an argument, or {@link #RECEIVER}
     * @param within whether it is an array, or a collection, that is seen into by itself: only what may be inside counts
     */
    record Place(int operand, boolean within) {
        boolean isReceiver() {
            return operand == RECEIVER;
        }
    }

    private static final Pattern COLLECTION = Pattern.compile("(Collection|List|Set|Map|Queue|Deque)$");
    private static final String OBJECT = "java/lang/Object";
    private static final String UTIL = "java/util/";
    private static final String METHOD_HANDLE = "java/lang/invoke/MethodHandle";

    /** Classes that have hooks inside, or only pass on what they are given. */
    private static final List<String> NOT_CONCERNED = List.of(
            "java/lang/Class",
            "java/lang/Iterable",
            "java/lang/Module",
            "java/lang/System",
            "java/lang/Thread",
            "java/lang/Throwable",
            "java/lang/invoke/CallSite",
            "java/lang/invoke/MethodHandles",
            "java/lang/invoke/MethodType",
            "java/lang/invoke/VarHandle",
            "java/lang/ref/",
            "java/lang/reflect/Array",
            "java/lang/reflect/Field",
            "java/lang/reflect/Proxy");

    /** Of {@code java.util}, where most have hooks inside, these have none. */
    private static final List<String> OF_UTIL = List.of(
            "Base64",
            "BitSet",
            "Formatter",
            "HexFormat",
            "Scanner",
            "StringJoiner",
            "UUID",
            "logging/",
            "regex/",
            "zip/");

    /** Methods of collections that go through another one, by means that have no hooks if one of the two is a concurrent one. */
    private static final Set<String> OF_TWO_COLLECTIONS = Set.of(
            "addAll",
            "addAllAbsent",
            "containsAll",
            "drainTo",
            "equals",
            "invokeAll",
            "invokeAny",
            "putAll",
            "removeAll",
            "retainAll",
            "toArray");

    /** Methods of collections that compare what they are given with what they hold, or ask for its hash code. */
    private static final Set<String> COMPARING = Set.of(
            "add",
            "addIfAbsent",
            "compute",
            "computeIfAbsent",
            "computeIfPresent",
            "contains",
            "containsKey",
            "containsValue",
            "get",
            "getOrDefault",
            "indexOf",
            "lastIndexOf",
            "merge",
            "put",
            "putIfAbsent",
            "remove",
            "removeFirstOccurrence",
            "removeLastOccurrence",
            "replace");

    /** They return two values, one of them in an array of the caller. */
    private static final Set<String> PAIRS = Set.of(
            "java/util/concurrent/atomic/AtomicMarkableReference",
            "java/util/concurrent/atomic/AtomicStampedReference");

    private static final String FUTURE = "java/util/concurrent/CompletableFuture";
    private static final Set<String> OF_SEVERAL_FUTURES = Set.of("allOf", "anyOf");

    private static final Set<String> HELPERS = Set.of(
            "addAll",
            "binarySearch",
            "copy",
            "copyOf",
            "disjoint",
            "fill",
            "frequency",
            "max",
            "min",
            "replaceAll",
            "reverse",
            "rotate",
            "shuffle",
            "sort",
            "swap");

    private static final Set<String> LOOKING_HELPERS = Set.of("binarySearch", "disjoint", "frequency", "max", "min");

    private static final Set<String> COLLECTIONS =
            Set.of("java/util/Collection", "java/util/List", "java/util/Map", OBJECT);

    private static final List<String> DEEP = List.of("deepEquals", "deepHashCode", "deepToString");

    private static final Set<String> TEXTS = Set.of(
            "java/lang/CharSequence", "java/lang/StringBuilder", "java/lang/StringBuffer", "java/lang/Appendable");

    /** What may have been made of an array or of a text, and go on using it. */
    private static final List<String> HOLDERS = List.of(
            "java/io/",
            "java/nio/",
            "java/security/",
            "java/text/",
            "java/util/Formatter",
            "java/util/Scanner",
            "java/util/logging/LogRecord",
            "java/util/regex/Match",
            "java/util/zip/",
            "javax/crypto/",
            "java/lang/Readable");

    /** Methods that only look at what they are given, or keep it; others may write into it. */
    private static final List<String> READERS = List.of(
            "<init>",
            "add",
            "allOf",
            "anyOf",
            "append",
            "as",
            "compare",
            "contains",
            "contentEquals",
            "copyOf",
            "decode",
            "deep",
            "disjoint",
            "encode",
            "equals",
            "find",
            "format",
            "frequency",
            "from",
            "invoke",
            "is",
            "join",
            "match",
            "max",
            "min",
            "name",
            "newInstance",
            "of",
            "parse",
            "print",
            "put",
            "re",
            "set",
            "split",
            "update",
            "valueOf",
            "wrap",
            "write");

    /** Methods that write into what they are given, although their names begin like those of readers. */
    private static final List<String> WRITERS = List.of("read");

    /** Methods that change nothing in what their object was made of. */
    private static final List<String> LOOKERS = List.of(
            "<init>",
            "available",
            "charAt",
            "compare",
            "decode",
            "equals",
            "find",
            "finished",
            "get",
            "group",
            "has",
            "hash",
            "is",
            "length",
            "limit",
            "lookingAt",
            "mark",
            "match",
            "mismatch",
            "next",
            "parse",
            "position",
            "read",
            "remaining",
            "skip",
            "to",
            "transfer");

    private Lendings() {}

    /** @param fresh whether nobody has had the argument of that number before */
    static List<Place> placesOf(String owner, MethodInsnNode call, IntPredicate fresh) {
        if (isComparing(owner, call)) return comparedBy(call);
        if (!isConcerned(owner, call) || BulkCalls.isCopy(call)) return List.of();
        List<Place> places = new ArrayList<>();
        if (isMethodOfHolder(owner, call)) places.add(new Place(RECEIVER, false));
        Type[] types = Type.getArgumentTypes(call.desc);
        for (int i = 0; i < types.length; i++) {
            boolean isCollection = isCollection(owner, call, types[i]);
            if (!isCollection && !isLent(call, types[i])) continue;
            boolean known = fresh.test(i)
                    || BulkCalls.isArray(call, i + (call.getOpcode() == INVOKESTATIC ? 0 : 1))
                    || (isCollection && isCopy(owner, call));
            if (!known || isCollection || hasReferences(types[i])) places.add(new Place(i, known));
        }
        return places;
    }

    /**
     * Whether a collection compares what it is given with what it holds. Plain collections have hooks inside, so it matters only if the object whose method is
     * called, which is the first of the places, is a concurrent one.
     */
    static boolean isComparing(String owner, MethodInsnNode call) {
        return COMPARING.contains(call.name)
                && call.getOpcode() != INVOKESTATIC
                && call.desc.startsWith("(L" + OBJECT + ";")
                && owner.startsWith(UTIL)
                && COLLECTION.matcher(owner).find();
    }

    private static List<Place> comparedBy(MethodInsnNode call) {
        List<Place> places = new ArrayList<>();
        places.add(new Place(RECEIVER, false));
        Type[] types = Type.getArgumentTypes(call.desc);
        for (int i = 0; i < types.length; i++) {
            if (OBJECT.equals(types[i].getInternalName())) places.add(new Place(i, false));
        }
        return places;
    }

    private static boolean isConcerned(String owner, MethodInsnNode call) {
        if (!owner.startsWith("java/") && !owner.startsWith("javax/")) return false;
        if (isDeep(owner, call)) return true;
        if (owner.startsWith(UTIL)) return isOfUtil(owner, call);
        return !startsWithAny(owner, NOT_CONCERNED);
    }

    private static boolean isOfUtil(String owner, MethodInsnNode call) {
        if (isOfTwoCollections(owner, call) || isCopy(owner, call)) return true;
        if (PAIRS.contains(owner) && call.name.equals("get")) return true;
        if (owner.equals(FUTURE) && OF_SEVERAL_FUTURES.contains(call.name)) return true;
        boolean copies = call.name.equals("<init>") && owner.startsWith("java/util/concurrent/");
        return copies || startsWithAny(owner.substring(UTIL.length()), OF_UTIL);
    }

    private static boolean isCollection(String owner, MethodInsnNode call, Type type) {
        if (type.getSort() != Type.OBJECT || !COLLECTIONS.contains(type.getInternalName())) return false;
        return owner.startsWith(UTIL)
                && (call.name.equals("<init>") || isCopy(owner, call) || isOfTwoCollections(owner, call));
    }

    /** Whether a collection goes through another one, or a pool through tasks. */
    static boolean isOfTwoCollections(String owner, MethodInsnNode call) {
        return OF_TWO_COLLECTIONS.contains(call.name)
                && call.getOpcode() != INVOKESTATIC
                && (owner.startsWith("java/util/concurrent/") || owner.indexOf('/', UTIL.length()) < 0);
    }

    /** Whether a collection is made that may get what another one has, or a helper of collections goes through one: only concurrent ones count. */
    private static boolean isCopy(String owner, MethodInsnNode call) {
        if (owner.indexOf('/', UTIL.length()) >= 0 || !call.desc.contains("Ljava/util/")) return false;
        return call.name.equals("<init>") || (call.getOpcode() == INVOKESTATIC && HELPERS.contains(call.name));
    }

    private static boolean isDeep(String owner, MethodInsnNode call) {
        return DEEP.contains(call.name) && (owner.equals(UTIL + "Objects") || owner.equals(UTIL + "Arrays"));
    }

    private static boolean isMethodOfHolder(String owner, MethodInsnNode call) {
        return call.getOpcode() != INVOKESTATIC && !call.name.equals("<init>") && startsWithAny(owner, HOLDERS);
    }

    /** Whether it is, or may be, an array with references inside. */
    private static boolean hasReferences(Type type) {
        if (type.getSort() != Type.ARRAY) return OBJECT.equals(type.getInternalName());
        return type.getDimensions() > 1 || type.getElementType().getSort() == Type.OBJECT;
    }

    private static boolean isLent(MethodInsnNode call, Type type) {
        if (type.getSort() == Type.ARRAY) return true;
        if (type.getSort() != Type.OBJECT) return false;
        String name = type.getInternalName();
        if (name.equals(OBJECT)) return DEEP.contains(call.name);
        return TEXTS.contains(name) || startsWithAny(name, HOLDERS);
    }

    /** What is done to what is lent at these places, as far as one can tell from the name: in doubt it is changed. */
    static Operation operation(String owner, MethodInsnNode call, List<Place> places) {
        if (isComparing(owner, call)) return Operation.READ;
        boolean byReceiver = places.get(0).isReceiver();
        boolean byArgument = !byReceiver || places.size() > 1;
        boolean changes = (byReceiver && !startsWithAny(call.name, LOOKERS)) || (byArgument && mayWrite(owner, call));
        return changes ? Operation.WRITE : Operation.READ;
    }

    private static boolean mayWrite(String owner, MethodInsnNode call) {
        return owner.equals(METHOD_HANDLE)
                || startsWithAny(call.name, WRITERS)
                || !startsWithAny(call.name, READERS)
                || isIntoFirst(owner, call);
    }

    /** Whether a helper of collections changes the first of its arguments. */
    private static boolean isIntoFirst(String owner, MethodInsnNode call) {
        return owner.equals(UTIL + "Collections") && !LOOKING_HELPERS.contains(call.name);
    }

    private static boolean startsWithAny(String name, List<String> beginnings) {
        for (String beginning : beginnings) {
            if (name.startsWith(beginning)) return true;
        }
        return false;
    }
}
