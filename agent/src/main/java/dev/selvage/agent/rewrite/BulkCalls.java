package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.INVOKESPECIAL;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Knows the calls by which the JDK reads or writes many elements of an array that it is given, and neither keeps the array nor calls the
 * program back meanwhile.
 */
final class BulkCalls {
    /** What is done to the elements. */
    enum Way {
        READ,
        WRITE,
        /** They are read and then put into another order or the like: some of them stay what they are. */
        CHANGE
    }

    /** Which elements. */
    enum Extent {
        WHOLE,
        /** Those that the next two arguments name: an offset and a length. */
        OFFSET_AND_LENGTH,
        /** Those that the next two arguments name: an index, and one more than the last. */
        FROM_AND_TO,
        /** Those that a part of a text takes: the first two arguments say which part, the next one where it goes. */
        TEXT
    }

    /**
     * What a call does to one of its arguments.
     *
     * @param argument its number, from 0
     */
    record Use(int argument, Way way, Extent extent) {}

    private static final String ARRAYS = "java/util/Arrays";
    private static final Set<String> WRITERS = Set.of("getChars", "getBytes");
    private static final Set<String> READERS_OF_ARRAYS =
            Set.of("compare", "compareUnsigned", "copyOf", "copyOfRange", "equals", "hashCode", "mismatch");
    private static final Set<String> SORTS = Set.of("sort", "parallelSort");

    /** Methods that read the arrays they get; constructors are named as such. */
    private static final Map<String, Set<String>> READERS = Map.ofEntries(
            Map.entry("java/lang/String", Set.of("<init>", "valueOf", "copyValueOf", "join")),
            Map.entry("java/lang/StringBuilder", Set.of("append", "insert")),
            Map.entry("java/lang/StringBuffer", Set.of("append", "insert")),
            Map.entry("java/math/BigInteger", Set.of("<init>")),
            Map.entry("java/security/MessageDigest", Set.of("update", "isEqual")),
            Map.entry("java/security/Signature", Set.of("update", "verify")),
            Map.entry("java/util/Base64$Decoder", Set.of("decode")),
            Map.entry("java/util/Base64$Encoder", Set.of("encode", "encodeToString")),
            Map.entry("java/util/List", Set.of("of")),
            Map.entry("java/util/Objects", Set.of("hash")),
            Map.entry("java/util/Set", Set.of("of")),
            Map.entry("java/util/zip/Adler32", Set.of("update")),
            Map.entry("java/util/zip/CRC32", Set.of("update")),
            Map.entry("java/util/zip/CRC32C", Set.of("update")),
            Map.entry("java/util/zip/Checksum", Set.of("update")),
            Map.entry("javax/crypto/Mac", Set.of("update")),
            // How a StringJoiner makes its text.
            Map.entry("jdk/internal/access/JavaLangAccess", Set.of("join")));

    private BulkCalls() {}

    /** Whether it is {@code System.arraycopy}. */
    static boolean isCopy(MethodInsnNode call) {
        return call.owner.equals("java/lang/System") && call.name.equals("arraycopy");
    }

    /** Whether an array is asked for a copy of itself. */
    static boolean isClone(MethodInsnNode call) {
        return call.owner.startsWith("[") && call.name.equals("clone") && call.desc.startsWith("()");
    }

    /** Whether the result is an array that nobody else has. */
    static boolean makesArray(MethodInsnNode call) {
        return isClone(call) || (call.owner.equals(ARRAYS) && call.name.startsWith("copyOf"));
    }

    /** Whether nobody gets an array by being given it in this call. */
    static boolean keepsArrays(MethodInsnNode call) {
        return isCopy(call) || isClone(call) || !usesOf(call).isEmpty();
    }

    /** Whether what is on that place of such a call, the receiver included, is the array. */
    static boolean isArray(MethodInsnNode call, int place) {
        if (isCopy(call)) return place == 0 || place == 2;
        if (isClone(call)) return place == 0;
        int argument = place - (call.getOpcode() == INVOKESTATIC ? 0 : 1);
        return usesOf(call).stream().anyMatch(use -> use.argument() == argument);
    }

    /** What the call does to its arguments; nothing where it is no call of that kind. */
    static List<Use> usesOf(MethodInsnNode call) {
        if (call.desc.indexOf('[') < 0 || !isOfJdk(call.owner)) return List.of();
        if (call.getOpcode() == INVOKESPECIAL && !call.name.equals("<init>")) return List.of();
        Way way = wayOf(call);
        if (way == null) return List.of();
        Type[] types = Type.getArgumentTypes(call.desc);
        List<Use> uses = new ArrayList<>(2);
        for (int i = 0; i < types.length; i++) {
            boolean isArray = types[i].getSort() == Type.ARRAY && types[i].getDimensions() == 1;
            if (isArray && !isKept(call, types[i])) uses.add(new Use(i, way, extent(call, types, i)));
        }
        return uses;
    }

    private static boolean isOfJdk(String owner) {
        return owner.startsWith("java") || owner.startsWith("jdk/internal/access/");
    }

    private static @Nullable Way wayOf(MethodInsnNode call) {
        if (call.owner.equals(ARRAYS)) return wayOfArrays(call);
        if (READERS.getOrDefault(call.owner, Set.of()).contains(call.name)) return Way.READ;
        boolean isText = call.owner.equals("java/lang/String") || call.owner.startsWith("java/lang/StringBu");
        if (isText) return WRITERS.contains(call.name) && call.desc.startsWith("(II[") ? Way.WRITE : null;
        if (call.owner.equals("java/util/Random")) return call.name.equals("nextBytes") ? Way.WRITE : null;
        if (call.owner.startsWith("java/io/")) return wayOfStream(call);
        return isBuffer(call) ? wayOfBuffer(call) : null;
    }

    private static @Nullable Way wayOfArrays(MethodInsnNode call) {
        if (READERS_OF_ARRAYS.contains(call.name)) return Way.READ;
        if (call.name.equals("parallelPrefix") || call.name.equals("parallelSetAll")) return Way.CHANGE;
        boolean ofNumbers = !call.desc.contains("Ljava/");
        return ofNumbers && SORTS.contains(call.name) ? Way.CHANGE : null;
    }

    private static @Nullable Way wayOfStream(MethodInsnNode call) {
        if (call.name.equals("write")) return Way.READ;
        return call.name.startsWith("read") && !call.name.equals("readLine") ? Way.WRITE : null;
    }

    private static boolean isBuffer(MethodInsnNode call) {
        return SharedClasses.isBuffer(call.owner) && call.getOpcode() != INVOKESTATIC;
    }

    private static @Nullable Way wayOfBuffer(MethodInsnNode call) {
        if (call.name.equals("put")) return Way.READ;
        return call.name.equals("get") ? Way.WRITE : null;
    }

    /** Objects go on living in what is made of the array, but the array itself does not, except in a sort with a comparator. */
    private static boolean isKept(MethodInsnNode call, Type array) {
        boolean ofObjects = array.getElementType().getSort() == Type.OBJECT;
        return ofObjects && call.owner.startsWith("java/io/");
    }

    private static Extent extent(MethodInsnNode call, Type[] types, int array) {
        if (WRITERS.contains(call.name)) return Extent.TEXT;
        boolean twoNumbers = array + 2 < types.length && isNumber(types[array + 1]) && isNumber(types[array + 2]);
        boolean hasThird = array + 3 < types.length && isNumber(types[array + 3]);
        if (!twoNumbers || hasThird) return Extent.WHOLE;
        return call.owner.equals(ARRAYS) ? Extent.FROM_AND_TO : Extent.OFFSET_AND_LENGTH;
    }

    private static boolean isNumber(Type type) {
        return type.getSort() == Type.INT;
    }
}
