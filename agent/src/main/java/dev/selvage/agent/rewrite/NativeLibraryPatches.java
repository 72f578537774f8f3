package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.ASTORE;

import org.objectweb.asm.tree.VarInsnNode;

/** Where the JDK loads a native library for a class: {@code System.load} and {@code Runtime.load} come here, also by reflection. */
final class NativeLibraryPatches {
    private static final String RUNTIME = "java/lang/Runtime";
    private static final int FILE = 2;

    private NativeLibraryPatches() {}

    static boolean concerns(String className) {
        return className.equals(RUNTIME);
    }

    static void apply(MethodContext context) {
        boolean loads = context.method.name.equals("load0")
                && context.method.desc.equals("(Ljava/lang/Class;Ljava/lang/String;)V");
        if (!loads) return;
        JdkPatches.prepend(
                context,
                new Code()
                        .add(new VarInsnNode(ALOAD, FILE))
                        .add(Hook.NATIVE_LIBRARIES.call("file", "(Ljava/lang/String;)Ljava/lang/String;"))
                        .add(new VarInsnNode(ASTORE, FILE)));
    }
}
