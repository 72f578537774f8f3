package dev.selvage.agent.rewrite;

import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Hooks where the JDK binds sockets for connections, whose ports may be the system's choice. Those for datagrams may share theirs. */
final class PortPatches {
    private static final String NET = "sun/nio/ch/Net";
    private static final Set<String> BINDING = Set.of(
            "sun/nio/ch/AsynchronousServerSocketChannelImpl",
            "sun/nio/ch/AsynchronousSocketChannelImpl",
            "sun/nio/ch/NioSocketImpl",
            "sun/nio/ch/ServerSocketChannelImpl",
            "sun/nio/ch/SocketChannelImpl");

    private PortPatches() {}

    static boolean concerns(String className) {
        return BINDING.contains(className);
    }

    static void apply(MethodContext context) {
        if (!concerns(context.owner.name)) return;
        for (AbstractInsnNode node : context.instructions()) {
            boolean binds = node instanceof MethodInsnNode call && call.owner.equals(NET) && call.name.equals("bind");
            if (binds) context.replace(node, Hook.PORTS.call("bind", ((MethodInsnNode) node).desc));
        }
    }
}
