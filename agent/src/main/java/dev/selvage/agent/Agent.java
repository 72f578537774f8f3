package dev.selvage.agent;

import java.lang.instrument.Instrumentation;
import org.jspecify.annotations.Nullable;

/**
 * Entry point of the agent, for {@code -javaagent} and for a jar that starts itself with {@code Launcher-Agent-Class}.
 *
 * <p>Names no class of the runtime: those must not be looked for before they are in the boot loader.
 */
public final class Agent {
    private static @Nullable Instrumentation instrumentation;
    private static boolean installed;

    /** Why it could not be installed: a second attempt would stumble over what the first has done already. */
    private static @Nullable Exception obstacle;

    private static boolean insideHooked;

    private Agent() {}

    /** Started with the JVM: no class of the program comes before it. What is loaded of the JDK gets its hooks before the first run. */
    public static void premain(@Nullable String arguments, Instrumentation given) throws Exception {
        instrumentation = given;
        prepare(given);
    }

    /** Started by the launcher of an executable jar: only commands that run a program need the hooks. */
    public static void agentmain(@Nullable String arguments, Instrumentation given) {
        instrumentation = given;
    }

    /**
     * Does what can be done before the first run, where the agent was started by a launcher: what is loaded gets its hash codes before anybody else asks for
     * them. What cannot be done is told by {@link #install}.
     */
    public static synchronized void prepare() throws Exception {
        Instrumentation given = instrumentation;
        if (given != null && !installed) prepare(given);
    }

    /** Hooks the JDK, once; later calls do nothing. */
    public static synchronized void install() throws Exception {
        Instrumentation given = instrumentation;
        if (given == null) {
            throw new IllegalStateException(
                    "the Selvage agent is not loaded: start the JVM with -javaagent:selvage-agent.jar");
        }
        if (!installed) prepare(given);
        Installation.complete();
    }

    /**
     * Says that many JVMs like this one will follow, each for a short time: what is rewritten after the installation is kept for them by {@link #keepMore}. Comes after
     * {@link #prepare()}.
     */
    public static synchronized void expectSuccessors() {
        if (installed) Installation.goOnKeeping();
    }

    /** Keeps what was rewritten for the JVMs that follow, if they were announced and it is worth while. */
    public static synchronized void keepMore() {
        if (installed) Installation.keepMore();
    }

    private static synchronized void prepare(Instrumentation given) throws Exception {
        if (obstacle != null) throw obstacle;
        try {
            BootRuntime.append(given);
            Installation.prepare(given);
            installed = true;
        } catch (Exception e) {
            obstacle = e;
            throw e;
        }
    }

    /** Hooks the accesses inside {@code java.util.concurrent}, once; they are events only where {@code Library} says so. */
    static synchronized void hookInsideConcurrent() {
        Instrumentation given = instrumentation;
        if (!installed || given == null) throw new IllegalStateException("the Selvage agent is not installed");
        if (insideHooked) return;
        insideHooked = true;
        Installation.hookInsideConcurrent(given);
    }

    /** Whether the JDK is hooked, or will be before the first run. */
    static synchronized boolean isInstalled() {
        return installed;
    }

    /** Whether this JVM was started with the agent. */
    public static boolean isPresent() {
        return instrumentation != null;
    }
}
