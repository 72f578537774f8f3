package dev.selvage.agent.rewrite;

import java.util.List;
import java.util.Set;

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
            "java/util/jar/",
            "java/util/logging/",
            "java/util/regex/Pattern",
            "java/util/stream/",
            "java/util/zip/Deflater",
            "java/util/zip/Inflater",
            "java/util/zip/Zip",
            "javax/crypto/spec/",
            "javax/management/",
            "jdk/internal/net/",
            "jdk/internal/reflect/",
            "sun/management/",
            "sun/net/",
            "sun/nio/ch/",
            "sun/nio/fs/",
            "sun/reflect/");

    /** Safe although they have the name of something that is not, or the other way round. */
    private static final Set<String> EXCEPTIONS = Set.of(
            "java/util/zip/DeflaterInputStream",
            "java/util/zip/InflaterOutputStream",
            "java/time/format/DateTimeFormatterBuilder");

    private SafeClasses() {}

    /** Whether a class, given by its internal name, is one of these. */
    public static boolean contains(String name) {
        if (EXCEPTIONS.contains(name)) return false;
        for (String prefix : SAFE) {
            if (name.startsWith(prefix)) return true;
        }
        return false;
    }
}
