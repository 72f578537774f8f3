package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.ACONST_NULL;
import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.DUP2;

import java.util.Map;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Lets a strand step out of control where the JDK waits for the world: sockets, selectors, terminals, processes, file locks.
 *
 * <p>What is bracketed holds no lock of {@code java.util.concurrent}: outside control a strand could not wait for one.
 */
final class ExternalPatches {
    private static final String CHANNELS = "sun/nio/ch/";
    private static final String WATCHES = "sun/nio/fs/LinuxWatchService";

    /** Starts the thread of a watch service, on older JDKs by way of an action. */
    private static final String WATCH_STARTER = "sun/nio/fs/AbstractPoller";

    private static final String OBJECT = "Ljava/lang/Object;";

    /** Methods that do nothing but wait, by class, with what they wait for. */
    private static final Map<String, Map<String, String>> WAITS = Map.ofEntries(
            Map.entry("java/io/FileInputStream", Map.of("read", "read from a stream")),
            Map.entry("java/io/FileOutputStream", Map.of("write", "write to a stream")),
            Map.entry("java/lang/ref/ReferenceQueue", Map.of("remove", "wait for the garbage collector")),
            Map.entry(CHANNELS + "NioSocketImpl", Map.of("park", "wait for a socket")),
            Map.entry(CHANNELS + "SelChImpl", Map.of("park", "wait for a channel")),
            Map.entry(CHANNELS + "ServerSocketChannelImpl", Map.of("implAccept", "accept of a connection")),
            Map.entry(
                    CHANNELS + "DatagramChannelImpl",
                    Map.of(
                            "park", "wait for a datagram",
                            "receiveIntoNativeBuffer", "receive of a datagram",
                            "sendFromNativeBuffer", "send of a datagram")),
            Map.entry(CHANNELS + "Net", Map.of("connect", "connect of a socket")),
            Map.entry(
                    CHANNELS + "UnixDomainSockets",
                    Map.of("accept", "accept of a connection", "connect", "connect of a socket")),
            Map.entry(CHANNELS + "SocketDispatcher", transfers("a socket")),
            Map.entry(CHANNELS + "DatagramDispatcher", transfers("a datagram socket")),
            Map.entry(CHANNELS + "FileDispatcherImpl", Map.of("lock", "lock of a file")),
            Map.entry(CHANNELS + "UnixFileDispatcherImpl", Map.of("lock", "lock of a file")));

    /** Single calls that wait in the middle of other work, by what is called, with the hook in their place. */
    private static final Map<String, MethodInsnNode> CALLS = Map.of(
            CHANNELS + "Net.accept",
            Hook.NATIVE_WAITS.call(
                    "accept", "(Ljava/io/FileDescriptor;Ljava/io/FileDescriptor;[Ljava/net/InetSocketAddress;)I"),
            CHANNELS + "Poller.poll",
            Hook.NATIVE_WAITS.call("poll", "(IIJLjava/util/function/BooleanSupplier;)V"),
            CHANNELS + "EPoll.wait",
            Hook.NATIVE_WAITS.call("select", "(IJII)I"),
            CHANNELS + "IOUtil.read",
            Hook.NATIVE_WAITS.call("read", "(Ljava/io/FileDescriptor;Ljava/nio/ByteBuffer;J" + OBJECT + ")I"),
            CHANNELS + "IOUtil.write",
            Hook.NATIVE_WAITS.call("write", "(Ljava/io/FileDescriptor;Ljava/nio/ByteBuffer;J" + OBJECT + ")I"),
            WATCHES + ".poll",
            Hook.NATIVE_WAITS.call("watch", "(II)I"),
            "java/lang/ProcessHandleImpl.waitForProcessExit0",
            Hook.NATIVE_WAITS.call("waitForProcess", "(JZ)I"));

    /** The classes that make those calls. */
    private static final Map<String, String> CALLERS = Map.of(
            CHANNELS + "NioSocketImpl",
            CHANNELS,
            CHANNELS + "SelChImpl",
            CHANNELS + "Poller",
            CHANNELS + "DatagramChannelImpl",
            CHANNELS + "Poller",
            CHANNELS + "EPollSelectorImpl",
            CHANNELS + "EPoll",
            CHANNELS + "EPollPort$EventHandlerTask",
            CHANNELS + "EPoll",
            CHANNELS + "SourceChannelImpl",
            CHANNELS + "IOUtil",
            CHANNELS + "SinkChannelImpl",
            CHANNELS + "IOUtil",
            WATCHES + "$Poller",
            WATCHES,
            "java/lang/ProcessHandleImpl$1",
            "java/lang/ProcessHandleImpl");

    private ExternalPatches() {}

    private static Map<String, String> transfers(String of) {
        return Map.of(
                "read", "read from " + of,
                "readv", "read from " + of,
                "write", "write to " + of,
                "writev", "write to " + of);
    }

    static boolean concerns(String className) {
        return WAITS.containsKey(className) || CALLERS.containsKey(className) || isWatchStarter(className);
    }

    private static boolean isWatchStarter(String className) {
        return className.startsWith(WATCH_STARTER);
    }

    static void apply(MethodContext context) {
        String owner = context.owner.name;
        if (isWatchStarter(owner)) watchThread(context);
        if (CALLERS.containsKey(owner)) replaceCalls(context, CALLERS.get(owner));
        String what = WAITS.getOrDefault(owner, Map.of()).get(context.method.name);
        if (what != null) MethodBracket.wrap(context, enter(context, what), Hook.EXTERNAL);
    }

    /** Some streams never wait: there the hook has to see which one it is. */
    private static Code enter(MethodContext context, String what) {
        boolean isStream = context.owner.name.endsWith("Stream");
        Code code = new Code();
        if (isStream) code.add(new VarInsnNode(ALOAD, 0));
        else code.op(ACONST_NULL);
        return code.add(new LdcInsnNode(what)).add(Hook.EXTERNAL.call("enter", "(" + OBJECT + "Ljava/lang/String;)V"));
    }

    private static void replaceCalls(MethodContext context, String owners) {
        for (AbstractInsnNode node : context.instructions()) {
            if (!(node instanceof MethodInsnNode)) continue;
            MethodInsnNode call = (MethodInsnNode) node;
            MethodInsnNode hook = CALLS.get(call.owner + "." + call.name);
            if (hook != null && call.owner.startsWith(owners) && hasParametersOf(call, hook)) {
                context.replace(node, Hook.NATIVE_WAITS.call(hook.name, hook.desc));
            }
        }
    }

    /** Who registers with a watch service waits for its thread: that is no servant of the JVM. */
    private static void watchThread(MethodContext context) {
        String parameters = "Ljava/lang/String;Ljava/lang/Runnable;";
        for (AbstractInsnNode node : context.instructions()) {
            if (!(node instanceof MethodInsnNode)) continue;
            MethodInsnNode call = (MethodInsnNode) node;
            boolean isOne = call.owner.equals("jdk/internal/misc/InnocuousThread")
                    && call.desc.equals("(" + parameters + ")Ljava/lang/Thread;");
            if (!isOne) continue;
            String descriptor = "(" + parameters + "Ljava/lang/Thread;)Ljava/lang/Thread;";
            context.insertBefore(call, new Code().op(DUP2).list());
            context.insertAfter(
                    call,
                    new Code()
                            .add(Hook.ENVIRONMENT.call("watchThread", descriptor))
                            .list());
        }
    }

    /** There are overloads; a hook takes classes that it cannot name as objects. */
    private static boolean hasParametersOf(MethodInsnNode call, MethodInsnNode hook) {
        return call.desc.equals(hook.desc)
                || call.desc.replace("Lsun/nio/ch/NativeDispatcher;", OBJECT).equals(hook.desc);
    }
}
