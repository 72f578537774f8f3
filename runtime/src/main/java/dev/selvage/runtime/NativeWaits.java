package dev.selvage.runtime;

import java.io.FileDescriptor;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.util.function.BooleanSupplier;

/**
 * In place of calls, inside the JDK, that wait in the middle of a method which also locks: only the call itself is outside.
 *
 * <p>Needs {@code sun.nio.ch}, {@code sun.nio.fs} and {@code java.lang} opened to this module; the agent does that. The handles are looked up
 * when they are first needed: few programs need any.
 */
public final class NativeWaits {
    private static final long MILLIS_PER_LOOK = 20L;

    private NativeWaits() {}

    private static final class Sockets {
        static final Class<?> NET = jdkClass("sun.nio.ch.Net");
        static final Class<?> UTIL = jdkClass("sun.nio.ch.IOUtil");
        static final Class<?> DISPATCHER = jdkClass("sun.nio.ch.NativeDispatcher");
        static final MethodHandle ACCEPT =
                find(NET, "accept", int.class, FileDescriptor.class, FileDescriptor.class, InetSocketAddress[].class);
        static final MethodHandle POLL = find(NET, "poll", int.class, FileDescriptor.class, int.class, long.class);
        static final MethodHandle DESCRIPTOR = find(UTIL, "newFD", FileDescriptor.class, int.class);
        static final MethodHandle READ = transfer("read");
        static final MethodHandle WRITE = transfer("write");

        private static MethodHandle transfer(String name) {
            return find(UTIL, name, int.class, FileDescriptor.class, ByteBuffer.class, long.class, DISPATCHER)
                    .asType(MethodType.methodType(
                            int.class, FileDescriptor.class, ByteBuffer.class, long.class, Object.class));
        }
    }

    /** Virtual threads wait for sockets by way of a poller thread. */
    private static final class Pollers {
        static final MethodHandle POLL = find(
                jdkClass("sun.nio.ch.Poller"),
                "poll",
                void.class,
                int.class,
                int.class,
                long.class,
                BooleanSupplier.class);
    }

    private static final class Selectors {
        static final MethodHandle WAIT =
                find(jdkClass("sun.nio.ch.EPoll"), "wait", int.class, int.class, long.class, int.class, int.class);
    }

    private static final class Watches {
        static final MethodHandle POLL =
                find(jdkClass("sun.nio.fs.LinuxWatchService"), "poll", int.class, int.class, int.class);
    }

    private static final class Processes {
        static final MethodHandle WAIT = find(
                jdkClass("java.lang.ProcessHandleImpl"), "waitForProcessExit0", int.class, long.class, boolean.class);
    }

    private static Class<?> jdkClass(String name) {
        try {
            return Class.forName(name, true, null);
        } catch (ClassNotFoundException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private static MethodHandle find(Class<?> owner, String name, Class<?> result, Class<?>... parameters) {
        try {
            return MethodHandles.privateLookupIn(owner, MethodHandles.lookup())
                    .findStatic(owner, name, MethodType.methodType(result, parameters));
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /** {@code Net.accept}. */
    public static int accept(FileDescriptor server, FileDescriptor client, InetSocketAddress[] address)
            throws IOException {
        External.enter(null, "accept of a connection");
        try {
            return (int) Sockets.ACCEPT.invokeExact(server, client, address);
        } catch (Throwable e) {
            throw asItIs(e);
        } finally {
            External.exit();
        }
    }

    /** {@code IOUtil.read} of a pipe. */
    public static int read(FileDescriptor pipe, ByteBuffer buffer, long position, Object dispatcher)
            throws IOException {
        External.enter(null, "read from a pipe");
        try {
            return (int) Sockets.READ.invokeExact(pipe, buffer, position, dispatcher);
        } catch (Throwable e) {
            throw asItIs(e);
        } finally {
            External.exit();
        }
    }

    /** {@code IOUtil.write} to a pipe. */
    public static int write(FileDescriptor pipe, ByteBuffer buffer, long position, Object dispatcher)
            throws IOException {
        External.enter(null, "write to a pipe");
        try {
            return (int) Sockets.WRITE.invokeExact(pipe, buffer, position, dispatcher);
        } catch (Throwable e) {
            throw asItIs(e);
        } finally {
            External.exit();
        }
    }

    /** {@code Poller.poll}: a virtual thread that is a strand has nothing that the poller could wake. */
    public static void poll(int descriptor, int event, long nanos, BooleanSupplier isOpen) throws IOException {
        try {
            if (!External.isAway()) {
                Pollers.POLL.invokeExact(descriptor, event, nanos, isOpen);
                return;
            }
            FileDescriptor polled = (FileDescriptor) Sockets.DESCRIPTOR.invokeExact(descriptor);
            long end = nanos <= 0 ? Long.MAX_VALUE : System.nanoTime() + nanos;
            // In short turns: closing the socket would wake the poller, but not this thread.
            for (int ready = 0; ready == 0 && isOpen.getAsBoolean(); ) {
                if (System.nanoTime() > end) return;
                ready = (int) Sockets.POLL.invokeExact(polled, event, MILLIS_PER_LOOK);
            }
        } catch (Throwable e) {
            throw asItIs(e);
        }
    }

    /** {@code EPoll.wait}. */
    public static int select(int selector, long events, int count, int millis) throws IOException {
        External.enter(null, "select of channels");
        try {
            return (int) Selectors.WAIT.invokeExact(selector, events, count, millis);
        } catch (Throwable e) {
            throw asItIs(e);
        } finally {
            External.exit();
        }
    }

    /**
     * {@code LinuxWatchService.poll}. What it tells is asked for again when the strand has its turn: others have gone on since, and on a replay
     * they may have done so before the first answer.
     */
    public static int watch(int events, int requests) {
        try {
            int ready;
            External.enter(null, "watch of files");
            try {
                ready = (int) Watches.POLL.invokeExact(events, requests);
            } finally {
                External.exit();
            }
            return ready == 0 ? 0 : (int) Watches.POLL.invokeExact(events, requests);
        } catch (Throwable e) {
            throw NativeWaits.<RuntimeException>unchecked(e);
        }
    }

    /** Throws what is no class of ours, and checked where the hook stands. */
    @SuppressWarnings("unchecked")
    private static <T extends Throwable> T unchecked(Throwable thrown) throws T {
        throw (T) thrown;
    }

    /** {@code ProcessHandleImpl.waitForProcessExit0}. */
    public static int waitForProcess(long process, boolean reap) throws IOException {
        External.enter(null, "wait for a process");
        try {
            return (int) Processes.WAIT.invokeExact(process, reap);
        } catch (Throwable e) {
            throw asItIs(e);
        } finally {
            External.exit();
        }
    }

    private static IOException asItIs(Throwable thrown) throws IOException {
        if (thrown instanceof IOException) throw (IOException) thrown;
        if (thrown instanceof RuntimeException) throw (RuntimeException) thrown;
        if (thrown instanceof Error) throw (Error) thrown;
        throw new IOException(thrown);
    }
}
