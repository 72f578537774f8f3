package dev.selvage.agent.rewrite;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Knows the classes of the JDK whose objects never change, and those that are made for several threads, so that a call of theirs is as good as
 * one moment.
 */
public final class SafeClasses {
    /** Packages, or beginnings of names, of what never changes or is made for several threads. */
    private static final List<String> SAFE = List.of(
            "java/beans/",
            "java/io/Buffered",
            "java/io/ByteArray",
            "java/io/CharArray",
            "java/io/Console",
            "java/io/File",
            "java/io/InputStreamReader",
            "java/io/OutputStreamWriter",
            "java/io/Piped",
            "java/io/Print",
            "java/io/RandomAccessFile",
            "java/io/StringReader",
            "java/io/StringWriter",
            "java/lang/",
            "java/math/",
            "java/net/",
            "java/nio/channels/",
            "java/nio/file/",
            "java/security/Permission",
            "java/security/SecureRandom",
            "java/security/spec/",
            "java/time/",
            "java/util/Base64",
            "java/util/Comparator",
            "java/util/Currency",
            "java/util/EventObject",
            "java/util/HexFormat",
            "java/util/Immutable",
            "java/util/KeyValueHolder",
            "java/util/Locale",
            "java/util/Objects",
            "java/util/Optional",
            "java/util/Properties",
            "java/util/Random",
            "java/util/ResourceBundle",
            "java/util/Reverse",
            "java/util/ServiceLoader",
            "java/util/Spliterator",
            "java/util/Timer",
            "java/util/UUID",
            "java/util/concurrent/",
            "java/util/function/",
            "java/util/jar/JarException",
            "java/util/jar/JarFile",
            "java/util/logging/",
            "java/util/regex/Pattern",
            "java/util/stream/",
            "java/util/zip/Deflater",
            "java/util/zip/Inflater",
            "java/util/zip/ZipError",
            "java/util/zip/ZipException",
            "java/util/zip/ZipFile",
            "javax/crypto/spec/",
            "javax/management/",
            "jdk/internal/net/",
            "jdk/internal/reflect/",
            "sun/management/",
            "sun/net/",
            "sun/nio/ch/",
            "sun/nio/fs/",
            "sun/reflect/");

    /** What begins like this is none of these, although names of others that are begin the same way. */
    private static final List<String> EXCEPTIONS = List.of(
            "java/lang/foreign/MemorySegment",
            "java/net/HttpCookie",
            "java/net/HttpURLConnection",
            "java/net/JarURLConnection",
            "java/net/URLConnection",
            "java/util/Spliterators$",
            "java/util/logging/LogRecord",
            "java/util/stream/Streams$",
            "java/util/zip/DeflaterInputStream",
            "java/util/zip/DeflaterOutputStream",
            "java/util/zip/InflaterInputStream",
            "java/util/zip/InflaterOutputStream",
            "sun/net/www/URLConnection",
            "sun/net/www/protocol/");

    /** What gathers settings, to make something of them later, is not made for several threads. */
    private static final Pattern BUILDER = Pattern.compile("Builders?(Impl)?(\\$.*)?$");

    private SafeClasses() {}

    /** Whether a class, given by its internal name, is one of these. */
    public static boolean contains(String name) {
        return startsWithAny(name, SAFE) && !isException(name);
    }

    /** Whether the name of a class begins like those of safe ones, but it is none. */
    static boolean isException(String name) {
        return startsWithAny(name, EXCEPTIONS) || (BUILDER.matcher(name).find() && !name.endsWith("StringBuilder"));
    }

    private static boolean startsWithAny(String name, List<String> beginnings) {
        for (String beginning : beginnings) {
            if (name.startsWith(beginning)) return true;
        }
        return false;
    }
}
