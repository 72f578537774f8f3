package dev.selvage.runtime;

import java.io.FileDescriptor;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.net.BindException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ProtocolFamily;
import java.util.ArrayList;
import java.util.List;

/**
 * Ports that a program leaves to the system to choose. A run gets the first that are free from a fixed one on, so that it sees the same numbers in every
 * JVM: they are in names of threads, in messages and in keys of maps.
 *
 * <p>Two sockets of different JVMs may be bound to the same port until one of them listens. So whoever takes a port takes the one of the same number for datagrams, too,
 * which nobody shares.
 */
public final class Ports {
    /** Below those that Linux gives out, above those of most services. */
    private static final int FIRST = 21_000;

    private static final int LAST = 29_999;
    private static final List<DatagramSocket> CLAIMS = new ArrayList<>();
    private static int next = FIRST;

    /** How the JDK binds; looked up by those who do only. */
    private static final class OfJdk {
        static final MethodHandle BIND;
        static final ProtocolFamily ANY;

        static {
            try {
                Class<?> net = Class.forName("sun.nio.ch.Net");
                MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(net, MethodHandles.lookup());
                MethodType type = MethodType.methodType(
                        void.class, ProtocolFamily.class, FileDescriptor.class, InetAddress.class, int.class);
                BIND = lookup.findStatic(net, "bind", type);
                ANY = (ProtocolFamily) lookup.findStaticVarHandle(net, "UNSPEC", ProtocolFamily.class)
                        .get();
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }
    }

    private Ports() {}

    /** In place of {@code Net.bind} where the socket is one for connections. */
    public static void bind(FileDescriptor socket, InetAddress address, int port) throws IOException {
        bind(OfJdk.ANY, socket, address, port);
    }

    /** The same where the family of the address is known. */
    public static void bind(ProtocolFamily family, FileDescriptor socket, InetAddress address, int port)
            throws IOException {
        boolean isFree = port == 0 && Guard.isControlled();
        if (!isFree || !bindInRun(family, socket, address)) bindReally(family, socket, address, port);
    }

    private static boolean bindInRun(ProtocolFamily family, FileDescriptor socket, InetAddress address)
            throws IOException {
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return bindToNext(family, socket, address);
        } finally {
            Section.exit(me, state);
        }
    }

    private static synchronized boolean bindToNext(ProtocolFamily family, FileDescriptor socket, InetAddress address)
            throws IOException {
        while (next <= LAST) {
            int port = next++;
            if (isClaimed(port) && isFree(family, socket, address, port)) return true;
        }
        return false;
    }

    private static boolean isClaimed(int port) throws IOException {
        DatagramSocket claim = new DatagramSocket(null);
        try {
            claim.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            CLAIMS.add(claim);
            return true;
        } catch (BindException taken) {
            claim.close();
            return false;
        }
    }

    private static boolean isFree(ProtocolFamily family, FileDescriptor socket, InetAddress address, int port)
            throws IOException {
        try {
            bindReally(family, socket, address, port);
            return true;
        } catch (BindException taken) {
            return false;
        }
    }

    private static void bindReally(ProtocolFamily family, FileDescriptor socket, InetAddress address, int port)
            throws IOException {
        try {
            OfJdk.BIND.invokeExact(family, socket, address, port);
        } catch (IOException | RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    /** The next run begins with the first port. */
    static synchronized void reset() {
        next = FIRST;
        for (DatagramSocket claim : CLAIMS) claim.close();
        CLAIMS.clear();
    }
}
