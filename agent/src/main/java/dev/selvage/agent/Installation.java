package dev.selvage.agent;

import dev.selvage.agent.cache.RewriteCache;
import dev.selvage.agent.rewrite.NativeMethods;
import dev.selvage.runtime.FirstRun;
import dev.selvage.runtime.HiddenClasses;
import dev.selvage.runtime.HookSwitch;
import dev.selvage.runtime.Library;
import dev.selvage.runtime.NamedHashes;
import dev.selvage.runtime.SharedStates;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;

/** Opens the JDK to the runtime and rewrites what is loaded already. */
final class Installation implements Runnable {
    /** Loaded before the first hook can be reached: loading one from within a hooked up-call would recurse. */
    static final List<String> RUNTIME = List.of(
            "Guard",
            "Calls",
            "Section",
            "ToolWork",
            "Ignored",
            "Initialisation",
            "Initialisation$State",
            "Initialisers",
            "Free",
            "FreeThread",
            "FirstRun",
            "HookSwitch",
            "HookSwitch$Control",
            "RunAbandoned",
            "Director",
            "Memory",
            "Builders",
            "Builders$Entry",
            "Bulk",
            "Range",
            "Library",
            "Looks",
            "Lending",
            "Monitors",
            "Threads",
            "ThreadViews",
            "ThreadBeans",
            "ThreadLocks",
            "StackTraces",
            "NamedHashes",
            "HiddenNames",
            "DefiningLine",
            "ClassContent",
            "MemberOrder",
            "Environment",
            "Carrier",
            "Operation",
            "Site",
            "Sites",
            "Sites$Archive",
            "ThreadAccess",
            "FiberAccess",
            "LockAccess",
            "InternalUnsafe",
            "RawPark",
            "SharedCore",
            "VirtualThreadAccess",
            "VirtualTime",
            "CommonPools",
            "Numbering",
            "OwnProcess",
            "RandomDevices",
            "References",
            "StandIn",
            "SystemLoader",
            "NativeLibraries",
            "RunState",
            "SharedState",
            "SharedFields",
            "SharedFields$Changes",
            "SharedFields$Saved",
            "SharedStreams",
            "SharedLoggers",
            "SystemLoggers",
            "Ports",
            "Ports$OfJdk",
            "SharedDeletions",
            "SharedSecurity",
            "SharedBeans",
            "SharedBeans$Setting",
            "SharedOptions",
            "RunRemains",
            "OpenDescriptors",
            "ChildProcesses",
            "MadeFiles",
            "MadeFiles$Attempt",
            "MadeFiles$Made",
            "SharedStates",
            "Unseen",
            "WorkQueues",
            "OwnMethods",
            "OwnMethods$1",
            "Reflection",
            "Reflected",
            "External",
            "External$Journey",
            "FileStreams",
            "NativeWaits",
            "NativeThreads",
            "HiddenClasses",
            "HiddenClasses$Rewriter",
            "Library$1",
            "Library$2",
            "Library$3",
            "Insight",
            "Looks$1",
            "Environment$1",
            "Environment$2");

    /** What hooks and the model look into. */
    private static final List<String> OPENED = List.of(
            "java.io",
            "java.lang",
            "java.nio",
            "java.security",
            "java.text",
            "java.util",
            "java.util.concurrent",
            "java.util.concurrent.locks",
            "java.util.regex",
            "java.util.zip",
            "javax.crypto",
            "jdk.internal.misc",
            "jdk.internal.vm",
            "sun.nio.ch",
            "sun.nio.cs",
            "sun.nio.fs");

    private static final Class<?>[] PRIMITIVES = {
        boolean.class, byte.class, char.class, double.class, float.class, int.class, long.class, short.class, void.class
    };

    private static volatile RewriteCache kept = RewriteCache.none();

    private final Instrumentation instrumentation;
    private final RewriteCache cache = RewriteCache.open();
    private final ClassPolicy policy = new ClassPolicy(cache);
    private final Set<Class<?>> loadedBefore = Collections.newSetFromMap(new WeakHashMap<>());
    private final Transformer transformer = new Transformer(policy, cache, loadedBefore);
    private List<String> helpers = List.of();

    private Installation(Instrumentation instrumentation) {
        this.instrumentation = instrumentation;
    }

    /** Has classes rewritten as they are loaded, from now on, and those that are loaded already before the first run. */
    static void prepare(Instrumentation instrumentation) throws Exception {
        try {
            SleepingHooks hooks = new SleepingHooks(instrumentation);
            hooks.begin();
            loadRuntime(instrumentation);
            HookSwitch.controlBy(hooks);
            Library.seesBy(new SeenClasses());
            Installation installation = new Installation(instrumentation);
            kept = installation.cache;
            installation.addTransformer();
            FirstRun.prepareBy(installation);
        } catch (ReflectiveOperationException | LinkageError e) {
            throw new UnsupportedJdkException(e);
        }
    }

    /** Classes of the JDK that are rewritten after the installation are kept as well, see {@link #keepMore}. */
    static void goOnKeeping() {
        kept.goOn();
    }

    /** Keeps them for the next JVM. */
    static void keepMore() {
        kept.extend();
    }

    /** Rewrites what is loaded already, once. */
    static void complete() throws UnsupportedJdkException {
        try {
            FirstRun.comes();
        } catch (LinkageError e) {
            throw new UnsupportedJdkException(e);
        }
    }

    private static void loadRuntime(Instrumentation instrumentation) throws ReflectiveOperationException {
        openJdk(instrumentation);
        if (IdentityClass.isSupported()) {
            MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(Thread.class, MethodHandles.lookup());
            lookup.defineClass(IdentityClass.bytes());
            lookup.defineClass(FiberClass.bytes());
        }
        for (String name : RUNTIME) Class.forName("dev.selvage.runtime." + name, true, null);
    }

    private void addTransformer() {
        nameLoaded();
        Set<Class<?>> before = loaded();
        if (cache.isFilled()) load(cache.helpers());
        transformer.warmUp(cache.isFilled());
        for (Class<?> type : instrumentation.getAllLoadedClasses()) loadedBefore.add(type);
        helpers = namesBesides(before);
        HiddenClasses.install(transformer);
        instrumentation.addTransformer(transformer, true);
        instrumentation.setNativeMethodPrefix(transformer, NativeMethods.PREFIX);
    }

    /** Rewrites what is loaded already. */
    @Override
    public void run() {
        nameLoaded();
        retransform(instrumentation, ofConcern());
        cache.close(helpers);
    }

    /** Gives hash codes to what there is before hooks can do it, and before anything here asks for them. */
    private void nameLoaded() {
        // The JVM does not count them among the classes that it has loaded.
        for (Class<?> type : PRIMITIVES) NamedHashes.give(type);
        for (Class<?> type : instrumentation.getAllLoadedClasses()) {
            NamedHashes.give(type);
            if (type.isEnum()) NamedHashes.giveConstants(type);
        }
        for (Module module : ModuleLayer.boot().modules()) NamedHashes.give(module);
        for (ClassLoader next = ClassLoader.getSystemClassLoader(); next != null; next = next.getParent()) {
            NamedHashes.give(next);
        }
    }

    private static void retransform(Instrumentation instrumentation, List<Class<?>> types) {
        try {
            instrumentation.retransformClasses(types.toArray(new Class<?>[0]));
        } catch (UnmodifiableClassException e) {
            throw new IllegalStateException("this JDK does not let its classes be rewritten", e);
        }
    }

    /** Rewrites those classes of {@code java.util.concurrent} that are loaded; the others are when they are. */
    static void hookInsideConcurrent(Instrumentation instrumentation) {
        ClassPolicy.hookInsideConcurrent();
        List<Class<?>> wanted = new ArrayList<>();
        for (Class<?> type : instrumentation.getAllLoadedClasses()) {
            if (type.isArray() || type.isHidden() || !instrumentation.isModifiableClass(type)) continue;
            if (ClassPolicy.isHookedInside(type.getName().replace('.', '/'))) wanted.add(type);
        }
        retransform(instrumentation, wanted);
    }

    private Set<Class<?>> loaded() {
        Set<Class<?>> loaded = new HashSet<>();
        for (Class<?> type : instrumentation.getAllLoadedClasses()) loaded.add(type);
        return loaded;
    }

    /** The names of the classes that were loaded since: rewriting needs them. */
    private List<String> namesBesides(Set<Class<?>> before) {
        List<String> names = new ArrayList<>();
        for (Class<?> type : instrumentation.getAllLoadedClasses()) {
            if (!before.contains(type) && !type.isArray() && !type.isHidden()) names.add(type.getName());
        }
        return names;
    }

    /** Loads what a rewriting may need, see {@link Transformer#warmUp}. */
    private static void load(Collection<String> names) {
        ClassLoader loader = Installation.class.getClassLoader();
        for (String name : names) {
            try {
                Class.forName(name, name.startsWith("dev.selvage."), loader);
            } catch (ClassNotFoundException | LinkageError notHere) {
                // It will be loaded when it is needed, as everywhere else.
            }
        }
    }

    private static void openJdk(Instrumentation instrumentation) throws ClassNotFoundException {
        Module runtime = Class.forName("dev.selvage.runtime.Guard", false, null).getModule();
        Set<Module> friends = Set.of(runtime, Installation.class.getModule());
        Map<String, Set<Module>> opened = new HashMap<>();
        for (String name : OPENED) opened.put(name, friends);
        instrumentation.redefineModule(Object.class.getModule(), Set.of(), Map.of(), opened, Set.of(), Map.of());
        for (String name : SharedStates.packages()) openWhereItIs(name, instrumentation, friends);
    }

    /** A package of any module; not all JDKs have all of them. */
    private static void openWhereItIs(String name, Instrumentation instrumentation, Set<Module> friends) {
        for (Module module : ModuleLayer.boot().modules()) {
            if (!module.getPackages().contains(name)) continue;
            instrumentation.redefineModule(module, Set.of(), Map.of(), Map.of(name, friends), Set.of(), Map.of());
        }
    }

    private List<Class<?>> ofConcern() {
        Initialisation initialisation = new Initialisation();
        List<Class<?>> wanted = new ArrayList<>();
        for (Class<?> type : instrumentation.getAllLoadedClasses()) {
            if (type.isArray() || type.isHidden() || !instrumentation.isModifiableClass(type)) continue;
            boolean concerned = loadedBefore.contains(type)
                    ? policy.concernsLoaded(type, initialisation)
                    : transformer.isPutOff(type) && initialisation.isPending(type);
            if (concerned) wanted.add(type);
        }
        return wanted;
    }
}
