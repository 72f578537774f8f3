package dev.selvage.runtime;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.List;

/**
 * Hooks of what a program sees of its own process: the number, the start, the time used, the command. All of that is another one in
 * each JVM; a run sees a process that was started by {@code java -cp} when its time began.
 *
 * <p>Other processes are part of the world, and have their real numbers.
 */
public final class OwnProcess {
    /** Linux gives numbers below this one, and code that checks them, such as Netty's, takes it for one. */
    public static final long NUMBER = 1L << 22;

    private static final long NANOS_PER_MILLI = 1_000_000L;
    private static final long START = VirtualTime.EPOCH_SECONDS * 1_000L;

    private OwnProcess() {}

    /** Looked up when it is needed: the class of handles starts a pool. */
    private static final class Real {
        static final long NUMBER = ProcessHandle.current().pid();
    }

    /** What is told of a process. */
    private static final class Told {
        static final VarHandle COMMAND;
        static final VarHandle COMMAND_LINE;
        static final VarHandle ARGUMENTS;
        static final VarHandle START_TIME;
        static final VarHandle TOTAL_TIME;

        static {
            try {
                Class<?> type = Class.forName("java.lang.ProcessHandleImpl$Info");
                MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(type, MethodHandles.lookup());
                COMMAND = lookup.findVarHandle(type, "command", String.class);
                COMMAND_LINE = lookup.findVarHandle(type, "commandLine", String.class);
                ARGUMENTS = lookup.findVarHandle(type, "arguments", String[].class);
                START_TIME = lookup.findVarHandle(type, "startTime", long.class);
                TOTAL_TIME = lookup.findVarHandle(type, "totalTime", long.class);
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }
    }

    /** The number to show for a process. */
    public static long number(long process) {
        return Guard.isControlled() && process == real() ? NUMBER : process;
    }

    /** The process that the program means by a number. */
    public static long meant(long number) {
        return number == NUMBER && Guard.isControlled() ? real() : number;
    }

    private static long real() {
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return Real.NUMBER;
        } finally {
            Section.exit(me, state);
        }
    }

    /** The name of a JVM, which is the number of its process before that of the host. */
    public static String name(String real) {
        if (!Guard.isControlled()) return real;
        return Long.toString(NUMBER).concat(real.substring(Math.max(0, real.indexOf('@'))));
    }

    /** When the JVM was started, in milliseconds of the epoch. */
    public static long startTime(long real) {
        return Guard.isControlled() ? START : real;
    }

    /** How many milliseconds ago that was. */
    public static long uptime(long real) {
        return Guard.isControlled() ? Environment.nanoTime() / NANOS_PER_MILLI : real;
    }

    /** How many nanoseconds a thread has had a processor; negative where that is not known. */
    public static long cpuTime(long real) {
        return real >= 0 && Guard.isControlled() ? Environment.nanoTime() : real;
    }

    /** The options of the JVM: those that the tool is started with are none of the program. */
    public static List<String> options(List<String> real) {
        return Guard.isControlled() ? List.of() : real;
    }

    /** Something is told of a process. */
    public static void describe(Object info, long process) {
        if (!Guard.isControlled() || process != real()) return;
        long used = Environment.nanoTime();
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            Told.START_TIME.set(info, START);
            Told.TOTAL_TIME.set(info, used);
            tellArguments(info);
        } finally {
            Section.exit(me, state);
        }
    }

    private static void tellArguments(Object info) {
        String command = System.getProperty("sun.java.command", "");
        String[] arguments =
                ("-cp\n" + System.getProperty("java.class.path") + "\n" + command.replace(' ', '\n')).split("\n");
        Told.ARGUMENTS.set(info, arguments);
        Told.COMMAND_LINE.set(info, Told.COMMAND.get(info) + " " + String.join(" ", arguments));
    }
}
