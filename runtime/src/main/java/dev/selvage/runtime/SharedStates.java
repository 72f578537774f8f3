package dev.selvage.runtime;

import java.lang.invoke.MethodHandle;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Everything that runs of a program share in a JVM and must not hand on to each other. */
public final class SharedStates {
    private static final String SYSTEM = "java.lang.System";
    private static final String CONNECTION = "java.net.URLConnection";
    private static final String SERVERS = "javax.management.MBeanServerFactory";

    private static final SharedState SECURITY_PROPERTIES =
            SharedFields.by("java.security.Security", "setProperty").in("props");

    /** Rewritten classes know them by their position. */
    private static final SharedState[] ALL = {
        // The default zone and locales come from properties when they are first asked for.
        SharedFields.by(SYSTEM, "setProperty", "clearProperty", "setProperties", "getProperties")
                .in(
                        "props",
                        "java.util.TimeZone#defaultTimeZone",
                        "java.util.Locale#defaultDisplayLocale",
                        "java.util.Locale#defaultFormatLocale"),
        new SharedStreams(),
        SharedFields.by("java.util.Locale", "setDefault")
                .in("defaultLocale", "defaultDisplayLocale", "defaultFormatLocale"),
        SharedFields.by("java.util.TimeZone", "setDefault").in("defaultTimeZone"),
        SharedFields.by("java.net.URL", "setURLStreamHandlerFactory").in("factory", "handlers"),
        SharedFields.by(
                        CONNECTION,
                        "setContentHandlerFactory",
                        "setDefaultUseCaches",
                        "setDefaultAllowUserInteraction",
                        "setFileNameMap")
                .in(
                        "factory",
                        "handlers",
                        "defaultUseCaches",
                        "defaultCaching",
                        "defaultAllowUserInteraction",
                        "fileNameMap"),
        SharedFields.by("java.net.HttpURLConnection", "setFollowRedirects").in("followRedirects"),
        SharedFields.by("java.net.CookieHandler", "setDefault").in("cookieHandler"),
        SharedFields.by("java.net.Authenticator", "setDefault").in("theAuthenticator"),
        SharedFields.by("java.net.ProxySelector", "setDefault").in("theProxySelector"),
        SharedFields.by("java.net.ResponseCache", "setDefault").in("theResponseCache"),
        SharedFields.by("java.net.Socket", "setSocketImplFactory").in("factory"),
        SharedFields.by("java.net.ServerSocket", "setSocketFactory").in("factory"),
        SharedFields.by("java.net.DatagramSocket", "setDatagramSocketImplFactory")
                .in("factory"),
        SharedFields.by("javax.net.ssl.SSLContext", "setDefault").in("defaultContext"),
        SharedFields.by("javax.net.ssl.HttpsURLConnection", "setDefaultHostnameVerifier", "setDefaultSSLSocketFactory")
                .in("defaultHostnameVerifier", "defaultSSLSocketFactory"),
        SharedFields.by("java.security.Security", "insertProviderAt", "removeProvider")
                .in("props", "sun.security.jca.Providers#providerList"),
        SECURITY_PROPERTIES,
        SharedFields.by("javax.security.auth.login.Configuration", "setConfiguration")
                .in("configuration"),
        SharedFields.by("javax.naming.spi.NamingManager", "setInitialContextFactoryBuilder")
                .in("initctx_factory_builder"),
        SharedFields.by("java.rmi.server.RMISocketFactory", "setSocketFactory", "setFailureHandler")
                .in("factory", "handler"),
        SharedFields.by("java.lang.management.ManagementFactory", "getPlatformMBeanServer")
                .in("platformMBeanServer", SERVERS + "#mBeanServerList", SERVERS + "#builder"),
        SharedFields.by(SERVERS, "createMBeanServer", "newMBeanServer", "releaseMBeanServer")
                .in("mBeanServerList", "builder"),
        SharedFields.by(
                        "java.sql.DriverManager",
                        "ensureDriversInitialized",
                        "registerDriver",
                        "deregisterDriver",
                        "setLogWriter",
                        "setLogStream",
                        "setLoginTimeout")
                .in("registeredDrivers", "driversInitialized", "logWriter", "logStream", "loginTimeout"),
        new SharedLoggers(),
        SharedFields.by("java.io.ObjectInputFilter$Config", "setSerialFilter").in("serialFilter"),
        SharedFields.by("java.time.zone.ZoneRulesProvider", "registerProvider").in("PROVIDERS", "ZONES", "ZONE_IDS"),
        new SharedDeletions(),
        new SharedSecurity(),
        new SharedBeans("sun.management.ThreadImpl", "setThreadContentionMonitoringEnabled", "setThreadCpuTimeEnabled"),
        new SharedBeans("com.sun.management.internal.HotSpotThreadImpl", "setThreadAllocatedMemoryEnabled"),
        new SharedBeans("sun.management.MemoryImpl", "setVerbose"),
        new SharedBeans("sun.management.MemoryPoolImpl", "setUsageThreshold", "setCollectionUsageThreshold"),
        new SharedBeans("sun.management.ClassLoadingImpl", "setVerbose"),
        new SharedOptions(),
        SharedFields.by("sun.nio.ch.FileLockTable", "add").in("lockMap"),
        SharedFields.by("sun.nio.ch.LinuxAsynchronousChannelProvider", "defaultEventPort")
                .in("defaultPort"),
        // What is not written by then is forgotten: a JVM would write it at its end.
        SharedFields.by("java.util.prefs.FileSystemPreferences", "getUserRoot", "getSystemRoot")
                .in(
                        "userRoot",
                        "systemRoot",
                        "userRootModFile",
                        "isUserRootModified",
                        "userRootModTime",
                        "systemRootModFile",
                        "isSystemRootModified",
                        "systemRootModTime"),
    };

    /** What was saved since the last {@link #restore}, in that order: a field may be part of several kinds. */
    private static final ArrayDeque<SharedState> SAVED = new ArrayDeque<>();

    private static final MethodHandle UNINITIALISED;

    static {
        try {
            UNINITIALISED = InternalUnsafe.method("shouldBeInitialized", boolean.class, Class.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private static volatile boolean saved;

    private static volatile boolean handedOn;

    private SharedStates() {}

    /** The position of what a method of the JDK changes, or -1 when there is nothing of that kind. */
    public static int indexOf(String owner, String method) {
        for (int i = 0; i < ALL.length; i++) {
            if (ALL[i].owner().equals(owner) && ALL[i].changers().contains(method)) return i;
        }
        return -1;
    }

    static List<SharedState> all() {
        return List.of(ALL);
    }

    /** The classes whose methods change what is shared. */
    public static Set<String> owners() {
        Set<String> owners = new HashSet<>();
        for (SharedState state : ALL) owners.add(state.owner());
        return owners;
    }

    /** The packages of the JDK that hold it, to be opened to this class. */
    public static Set<String> packages() {
        Set<String> packages = new HashSet<>();
        for (SharedState state : ALL) {
            for (String field : state.fields()) packages.add(field.substring(0, field.lastIndexOf('.')));
        }
        return packages;
    }

    /** Says whether runs are to find what earlier ones have left. */
    public static void handOn(boolean really) {
        handedOn = really;
        RunRemains.keep(really);
    }

    /** Before a method of {@code owner} changes what is shared. */
    public static void changes(Class<?> owner, int index) {
        if (Guard.isControlled()) {
            Thread me = Guard.token;
            long state = Section.enter();
            try {
                save(owner, index);
                // Nobody notices when others ask for one of these.
                if (!handedOn && ALL[index] == SECURITY_PROPERTIES)
                    Guard.director().changesUnseen(owner, false);
            } finally {
                Section.exit(me, state);
            }
        } else if (Free.on) {
            save(owner, index);
        }
    }

    private static synchronized void save(Class<?> owner, int index) {
        if (handedOn || isBeingInitialised(owner)) return;
        try {
            SharedState state = ALL[index];
            if (SAVED.contains(state)) return;
            state.save(owner);
            SAVED.push(state);
            saved = true;
        } catch (ReflectiveOperationException e) {
            throw unknown(owner.getName(), e);
        }
    }

    /** Whether the class is only just making what it begins with: that is for all runs, as it is made once. */
    private static boolean isBeingInitialised(Class<?> owner) {
        try {
            return (boolean) UNINITIALISED.invokeExact(owner);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    /** Puts back what was changed since the last time. Open files come first, and files that the run has made last: what is put back may close or delete some. */
    public static void restore() {
        RunRemains.close();
        if (saved) restoreSaved();
        RunRemains.delete();
    }

    private static synchronized void restoreSaved() {
        saved = false;
        for (SharedState state = SAVED.poll(); state != null; state = SAVED.poll()) {
            try {
                state.restore();
            } catch (ReflectiveOperationException e) {
                throw unknown(state.owner(), e);
            }
        }
    }

    private static IllegalStateException unknown(String owner, ReflectiveOperationException e) {
        return new IllegalStateException("this JDK keeps the state of " + owner + " elsewhere; please report this", e);
    }
}
