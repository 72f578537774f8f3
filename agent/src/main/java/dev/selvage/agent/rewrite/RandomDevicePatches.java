package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.ICONST_0;
import static org.objectweb.asm.Opcodes.ILOAD;

import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Hooks behind all reads of files, as some files are sources of random numbers. */
final class RandomDevicePatches {
    private static final String CHANNEL = "sun/nio/ch/FileChannelImpl";
    private static final Set<String> READERS = Set.of("java/io/FileInputStream", "java/io/RandomAccessFile", CHANNEL);
    private static final String FILE = "Ljava/lang/Object;";
    private static final String BUFFER = "Ljava/nio/ByteBuffer;";

    private RandomDevicePatches() {}

    static boolean concerns(String className) {
        return READERS.contains(className);
    }

    static void apply(MethodContext context) {
        if (!READERS.contains(context.owner.name) || !context.method.name.equals("read")) return;
        switch (context.method.desc) {
            case "()I" -> behind(context, new Code(), "");
            case "([B)I" -> behind(context, array().op(ICONST_0), "[BI");
            case "([BII)I" -> behind(context, array().add(new VarInsnNode(ILOAD, 2)), "[BI");
            case "(" + BUFFER + ")I", "(" + BUFFER + "J)I" -> behind(context, array(), BUFFER);
            case "([" + BUFFER + "II)J" -> scatter(context);
            default -> {
                // There is no other.
            }
        }
    }

    private static Code array() {
        return new Code().add(new VarInsnNode(ALOAD, 1));
    }

    /** The number of bytes, or the only one, is on the stack. */
    private static void behind(MethodContext context, Code operands, String types) {
        AbstractInsnNode[] load = operands.list().toArray();
        for (AbstractInsnNode node : context.instructions()) {
            if (!Code.isReturn(node)) continue;
            Code code = new Code().add(new VarInsnNode(ALOAD, 0));
            for (AbstractInsnNode operand : load) code.add(operand.clone(null));
            code.add(Hook.RANDOM_DEVICES.call("read", "(I" + FILE + types + ")I"));
            context.insertBefore(node, code.list());
        }
    }

    private static void scatter(MethodContext context) {
        Code code = new Code()
                .add(new VarInsnNode(ALOAD, 0))
                .add(new VarInsnNode(ALOAD, 1))
                .add(new VarInsnNode(ILOAD, 2))
                .add(new VarInsnNode(ILOAD, 3))
                .add(Hook.RANDOM_DEVICES.call("scatter", "(" + FILE + "[" + BUFFER + "II)J"));
        JdkPatches.returnUnlessZero(context, code);
    }
}
