package dev.selvage.agent.rewrite;

import java.util.List;
import java.util.Set;

/**
 * Knows the classes of the JDK outside {@code java.util} whose objects threads may share: streams, formats, buffers, files, the system's
 * properties and its end. A call of the program is a scheduling point, as what it finds depends on calls of others.
 */
final class SharedClasses {
    static final String FILES = "java/nio/file/Files";

    private static final String FILE = "java/io/File";

    /** Not made for several threads: what goes wrong does so inside, where accesses are points as in collections. */
    private static final Set<String> UNGUARDED = Set.of(
            "java/lang/AbstractStringBuilder",
            "java/lang/StringBuilder",
            "java/text/DateFormat",
            "java/text/DecimalFormat",
            "java/text/Format",
            "java/text/MessageFormat",
            "java/text/NumberFormat",
            "java/text/SimpleDateFormat",
            "java/util/Calendar",
            "java/util/GregorianCalendar");

    /** Guarded, or kept in collections of the JDK itself, whose state outlives a run and is no part of it. */
    private static final Set<String> CLOSED = Set.of(
            "java/beans/PropertyChangeSupport",
            "java/beans/VetoableChangeSupport",
            "java/lang/Appendable",
            "java/lang/invoke/SwitchPoint",
            "java/lang/management/ThreadMXBean",
            "java/net/CookieManager",
            "java/net/CookieStore",
            "java/net/DatagramPacket",
            "java/net/DatagramSocket",
            "java/net/ServerSocket",
            "java/net/Socket",
            "java/nio/channels/FileChannel",
            "java/nio/channels/SeekableByteChannel",
            "java/security/PermissionCollection",
            "java/security/Permissions",
            "java/security/Provider",
            "java/util/Currency",
            "java/util/Formatter",
            "java/util/Properties",
            "java/util/ResourceBundle",
            "java/util/Scanner",
            "java/util/SimpleTimeZone",
            "java/util/Timer",
            "java/util/TimerTask",
            "java/util/TimeZone",
            "java/util/regex/Matcher",
            "java/util/zip/Deflater",
            "java/util/zip/Inflater",
            "javax/management/MBeanServer",
            "javax/management/MBeanServerConnection",
            "javax/management/Notification",
            "javax/swing/UIDefaults",
            FILES);

    /** Properties and settings of the system and of threads, and the end of it all. */
    private static final Set<String> OF_SYSTEM = Set.of(
            "java/lang/ClassValue.get",
            "java/lang/Math.random",
            "java/security/Security.addProvider",
            "java/security/Security.getAlgorithms",
            "java/security/Security.getProvider",
            "java/security/Security.getProviders",
            "java/security/Security.insertProviderAt",
            "java/security/Security.removeProvider",
            "java/util/UUID.randomUUID",
            "java/lang/Runtime.addShutdownHook",
            "java/lang/Runtime.removeShutdownHook",
            "java/lang/Thread.getDefaultUncaughtExceptionHandler",
            "java/lang/Thread.setDefaultUncaughtExceptionHandler",
            "java/lang/ThreadGroup.getMaxPriority",
            "java/lang/ThreadGroup.isDaemon",
            "java/lang/ThreadGroup.setDaemon",
            "java/lang/ThreadGroup.setMaxPriority",
            "java/time/ZoneId.systemDefault",
            "java/util/logging/LogManager.getLogger",
            "java/util/logging/LogManager.getLoggerNames",
            "java/util/Locale.getDefault",
            "java/util/Locale.setDefault",
            "java/lang/Runtime.exit",
            "java/lang/Runtime.halt",
            "java/lang/System.exit",
            "java/lang/System.setErr",
            "java/lang/System.setIn",
            "java/lang/System.setOut",
            "java/lang/System.getProperty",
            "java/lang/System.setProperty",
            "java/lang/System.clearProperty",
            "java/lang/Boolean.getBoolean",
            "java/lang/Integer.getInteger",
            "java/lang/Long.getLong");

    /** Classes whose static methods set, or ask for, something of the whole JVM. */
    private static final Set<String> GLOBAL = Set.of(
            "java/beans/Beans",
            "java/beans/Introspector",
            "java/beans/PropertyEditorManager",
            "java/io/ObjectInputFilter$Config",
            "java/lang/invoke/SwitchPoint",
            "java/net/Authenticator",
            "java/net/CookieHandler",
            "java/net/HttpURLConnection",
            "java/net/ProxySelector",
            "java/net/ResponseCache",
            "java/net/URLConnection",
            "java/rmi/server/RMISocketFactory",
            "java/security/Policy",
            "java/sql/DriverManager",
            "java/time/zone/ZoneRulesProvider",
            "javax/imageio/ImageIO",
            "javax/management/MBeanServerFactory",
            "javax/naming/spi/NamingManager",
            "javax/net/ssl/HttpsURLConnection",
            "javax/net/ssl/SSLContext",
            "javax/swing/UIManager");

    /** How methods of loggers and handlers begin that change what others find, or find it; what is logged is for people. */
    private static final List<String> OF_LOGGING = List.of(
            "add",
            "getFilter",
            "getFormatter",
            "getHandlers",
            "getLevel",
            "getParent",
            "getUse",
            "is",
            "read",
            "remove",
            "reset",
            "set",
            "update");

    /** A {@code File} is but a name: these look at what bears it. */
    private static final List<String> OF_DISK =
            List.of("can", "create", "delete", "exists", "is", "last", "length", "list", "mkdir", "rename", "set");

    /** How methods begin that change what they are about. */
    private static final List<String> CHANGES = List.of(
            "add", "clear", "copy", "create", "delete", "insert", "mkdir", "move", "remove", "rename", "set", "write");

    private static final Set<String> OPENED_BY_NAME = Set.of(
            "java/io/FileInputStream",
            "java/io/FileOutputStream",
            "java/io/FileReader",
            "java/io/FileWriter",
            "java/io/PrintStream",
            "java/io/PrintWriter",
            "java/io/RandomAccessFile");

    /** Where it is that others ask for the permission is not known. */
    private static final Set<String> PERMISSION = Set.of("setAccessible", "trySetAccessible");

    private SharedClasses() {}

    /** Whether a call is a point, with what happens inside being one go. */
    static boolean isClosed(String owner, String name) {
        if (CLOSED.contains(owner)) return true;
        if (owner.equals(FILE)) return OF_DISK.stream().anyMatch(name::startsWith);
        if (owner.startsWith("java/lang/reflect/")) return PERMISSION.contains(name);
        if (owner.startsWith("java/util/logging/") && OF_LOGGING.stream().anyMatch(name::startsWith)) return true;
        return isStream(owner) || OF_SYSTEM.contains(owner + "." + name);
    }

    /** Whether a static method is about something of the whole JVM: a point as well. */
    static boolean isGlobal(String owner) {
        return GLOBAL.contains(owner);
    }

    /** Whether a call changes something that every thread can find: settings of the JVM, or files. */
    static boolean isChangeForAll(String owner, String name) {
        boolean isOfAll = owner.equals(FILE) || owner.equals(FILES) || OF_SYSTEM.contains(owner + "." + name);
        return isOfAll && isClosed(owner, name) && CHANGES.stream().anyMatch(name::startsWith);
    }

    /** Whether the constructor opens a file by its name, and perhaps makes it. */
    static boolean opensFile(String owner, String descriptor) {
        return OPENED_BY_NAME.contains(owner)
                && (descriptor.startsWith("(Ljava/io/File;") || descriptor.startsWith("(Ljava/lang/String;"));
    }

    /** Whether accesses inside are points, and nothing else. */
    static boolean isUnguarded(String owner) {
        return UNGUARDED.contains(owner);
    }

    /** Whether a call is a point, and so are accesses inside; those to the content of a buffer are not seen. */
    static boolean isBuffer(String owner) {
        return owner.startsWith("java/nio/") && owner.endsWith("Buffer");
    }

    private static boolean isStream(String owner) {
        if (!owner.startsWith("java/io/")) return false;
        return owner.endsWith("Stream")
                || owner.endsWith("Reader")
                || owner.endsWith("Writer")
                || owner.endsWith("File");
    }
}
