package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.DUP;

import java.util.Map;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Hooks where the JDK opens files, sockets and selectors, makes files and folders, and starts processes. */
final class RemainsPatches {
    private static final String FILE = "java/io/File";
    private static final String PROCESS = "java/lang/ProcessImpl";

    private static final String WATCH = "sun/nio/fs/LinuxWatchService$Poller";

    /** Classes each object of which holds something open. */
    private static final Set<String> OPENED =
            Set.of("java/io/FileDescriptor", "sun/nio/ch/SelectorImpl", "sun/nio/ch/EPollPort", WATCH);

    /** Classes whose {@code close} gives the number of a descriptor back to the system, and leaves it in the object. */
    private static final Set<String> CLOSING =
            Set.of("sun/nio/ch/DatagramDispatcher", "sun/nio/ch/SocketDispatcher", "sun/nio/ch/UnixDispatcher");

    /** Methods that may make a file, by class, with the variable that holds its name. */
    private static final Map<String, Map<String, Integer>> MAKERS = Map.of(
            FILE,
            Map.of("createNewFile", 0, "mkdir", 0, "renameTo", 1),
            "java/io/FileOutputStream",
            Map.of("open", 1),
            "java/io/RandomAccessFile",
            Map.of("open", 1),
            "sun/nio/ch/UnixDomainSockets",
            Map.of("bind", 1),
            "sun/nio/fs/UnixFileSystemProvider",
            Map.of(
                    "copy", 2,
                    "createDirectory", 1,
                    "createLink", 1,
                    "createSymbolicLink", 1,
                    "move", 2,
                    "newAsynchronousFileChannel", 1,
                    "newByteChannel", 1,
                    "newFileChannel", 1));

    private RemainsPatches() {}

    static boolean concerns(String className) {
        return OPENED.contains(className)
                || CLOSING.contains(className)
                || MAKERS.containsKey(className)
                || className.equals(PROCESS);
    }

    static void apply(MethodContext context) {
        String owner = context.owner.name;
        if (!concerns(owner)) return;
        String name = context.method.name;
        Integer file = MAKERS.getOrDefault(owner, Map.of()).get(name);
        if (file != null) attempt(context, file);
        else if (owner.equals(WATCH) && name.equals("implCloseAll")) closes(context, 0);
        else if (OPENED.contains(owner)) opens(context);
        else if (CLOSING.contains(owner) && name.equals("close")) closes(context, 1);
        else if (owner.equals(FILE) && isTemporary(context))
            returns(context, Hook.RUN_REMAINS.call("made", "(Ljava/lang/Object;)V"));
        else if (owner.equals(PROCESS) && name.equals("start"))
            returns(context, Hook.RUN_REMAINS.call("started", "(Ljava/lang/Process;)V"));
    }

    private static void attempt(MethodContext context, int file) {
        Code enter = new Code()
                .add(new VarInsnNode(ALOAD, file))
                .add(Hook.RUN_REMAINS.call("enter", "(Ljava/lang/Object;)V"));
        MethodBracket.wrap(context, enter, Hook.RUN_REMAINS);
    }

    /** The others with that name come down to it. */
    private static boolean isTemporary(MethodContext context) {
        return context.method.name.equals("createTempFile") && context.method.desc.contains(FILE + ";)");
    }

    /** Behind the whole constructor: only then is there something open. */
    private static void opens(MethodContext context) {
        if (!context.isConstructor()) return;
        for (AbstractInsnNode node : context.instructions()) {
            if (!Code.isReturn(node)) continue;
            Code code = new Code()
                    .add(new VarInsnNode(ALOAD, 0))
                    .add(Hook.RUN_REMAINS.call("opened", "(Ljava/lang/Object;)V"));
            context.insertBefore(node, code.list());
        }
    }

    private static void closes(MethodContext context, int what) {
        JdkPatches.prepend(
                context,
                new Code()
                        .add(new VarInsnNode(ALOAD, what))
                        .add(Hook.RUN_REMAINS.call("closes", "(Ljava/lang/Object;)V")));
    }

    private static void returns(MethodContext context, MethodInsnNode hook) {
        for (AbstractInsnNode node : context.instructions()) {
            if (!Code.isReturn(node)) continue;
            context.insertBefore(
                    node,
                    new Code()
                            .op(DUP)
                            .add(Hook.RUN_REMAINS.call(hook.name, hook.desc))
                            .list());
        }
    }
}
