package dev.selvage.runtime;

import java.io.FileDescriptor;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Method;
import java.nio.channels.AsynchronousChannelGroup;
import java.nio.channels.Selector;
import java.util.ArrayList;
import java.util.List;

/**
 * Descriptors that a run has opened, and what waits for several of them. All files, sockets and channels of the JDK have a {@link FileDescriptor}. It is closed, and not
 * the channel: that has locks, which a thread that was given up in the middle of a call never releases.
 */
final class OpenDescriptors {
    private static final VarHandle NUMBER;
    private static final MethodHandle CLOSE;
    private static final int BOTH_DIRECTIONS = 2;

    /** So that a run which opens and closes files for ever does not keep all of their descriptors. */
    private static final int PRUNE_FROM = 1_000;

    /** Standard streams belong to the JVM. */
    private static final int FIRST_OWN = 3;

    private static final List<FileDescriptor> DESCRIPTORS = new ArrayList<>();
    private static final List<Object> WAITING = new ArrayList<>();
    private static int pruneAt = PRUNE_FROM;
    private static volatile boolean any;

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(FileDescriptor.class, MethodHandles.lookup());
            NUMBER = lookup.findVarHandle(FileDescriptor.class, "fd", int.class);
            CLOSE = lookup.findVirtual(FileDescriptor.class, "close", MethodType.methodType(void.class));
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private OpenDescriptors() {}

    static synchronized void add(Object opened) {
        any = true;
        if (!(opened instanceof FileDescriptor)) {
            WAITING.add(opened);
            return;
        }
        if (DESCRIPTORS.size() >= pruneAt) prune();
        DESCRIPTORS.add((FileDescriptor) opened);
    }

    /** Whoever uses it has closed it, or is about to. */
    static void remove(Object opened) {
        if (any) removeOne(opened instanceof FileDescriptor ? DESCRIPTORS : WAITING, opened);
    }

    private static synchronized void removeOne(List<?> from, Object opened) {
        for (int i = from.size() - 1; i >= 0; i--) {
            if (from.get(i) != opened) continue;
            from.remove(i);
            return;
        }
    }

    private static void prune() {
        int open = 0;
        for (int i = 0; i < DESCRIPTORS.size(); i++) {
            FileDescriptor descriptor = DESCRIPTORS.get(i);
            if (descriptor.valid()) DESCRIPTORS.set(open++, descriptor);
        }
        DESCRIPTORS.subList(open, DESCRIPTORS.size()).clear();
        pruneAt = Math.max(PRUNE_FROM, 2 * open);
    }

    /** Ends all waiting for sockets. One that is closed while a thread waits for it would stay there, with its port, until the thread is back. */
    static void callBack() {
        if (any) shutDownAll();
    }

    private static synchronized void shutDownAll() {
        for (FileDescriptor descriptor : DESCRIPTORS) {
            if ((int) NUMBER.get(descriptor) < FIRST_OWN) continue;
            try {
                shutDown().invoke(descriptor, BOTH_DIRECTIONS);
            } catch (IOException noSocket) {
                // Nobody waits for a file.
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** Looked up when there is something open: the class loads the library for networking. */
    private static MethodHandle shutDown() throws ReflectiveOperationException {
        Class<?> net = Class.forName("sun.nio.ch.Net", true, null);
        return MethodHandles.privateLookupIn(net, MethodHandles.lookup())
                .findStatic(net, "shutdown", MethodType.methodType(void.class, FileDescriptor.class, int.class));
    }

    static void close() {
        if (any) closeAll();
    }

    private static synchronized void closeAll() {
        shutDownAll();
        // A selector refers to its descriptors by number, and frees memory: whoever is still in there must be out
        // first.
        boolean nobodyWaits = !External.isAnybodyAway();
        if (nobodyWaits) closeWaiting();
        for (FileDescriptor descriptor : DESCRIPTORS) close(descriptor);
        DESCRIPTORS.clear();
        pruneAt = PRUNE_FROM;
        any = !nobodyWaits && !WAITING.isEmpty();
    }

    private static void close(FileDescriptor descriptor) {
        if ((int) NUMBER.get(descriptor) < FIRST_OWN) return;
        try {
            CLOSE.invoke(descriptor);
        } catch (IOException closedAllTheSame) {
            // The system has taken the number back.
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    private static void closeWaiting() {
        List<Object> all = new ArrayList<>(WAITING);
        WAITING.clear();
        for (Object waiting : all) {
            try {
                if (waiting instanceof Selector) ((Selector) waiting).close();
                else closeInside(waiting, waiting instanceof AsynchronousChannelGroup ? "implClose" : "implCloseAll");
            } catch (IOException closedAllTheSame) {
                // As above.
            }
        }
    }

    /** Of a group of asynchronous channels or a watch service: their public methods do more, and wait for threads of the run. */
    private static void closeInside(Object waiting, String method) {
        try {
            Method close = waiting.getClass().getDeclaredMethod(method);
            close.setAccessible(true);
            close.invoke(waiting);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(
                    "this JDK closes " + waiting.getClass().getName() + " in another way; please report this", e);
        }
    }
}
