package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.ALOAD;

import org.objectweb.asm.tree.VarInsnNode;

/** Where references are made, and where the collection of garbage is asked for. */
final class ReferencePatches {
    private static final String REFERENCE = "java/lang/ref/Reference";

    private ReferencePatches() {}

    static boolean concerns(String className) {
        return className.equals(REFERENCE)
                || className.equals("java/lang/System")
                || className.equals("sun/management/MemoryImpl");
    }

    static void apply(MethodContext context) {
        if (!concerns(context.owner.name)) return;
        if (isMade(context)) JdkPatches.prepend(context, made());
        else if (context.method.name.equals("gc")) JdkPatches.prepend(context, collection());
    }

    /** The other constructor comes down to it. */
    private static boolean isMade(MethodContext context) {
        return context.owner.name.equals(REFERENCE)
                && context.isConstructor()
                && context.method.desc.contains("ReferenceQueue");
    }

    private static Code made() {
        return new Code().add(new VarInsnNode(ALOAD, 1)).add(Hook.REFERENCES.call("made", "(Ljava/lang/Object;)V"));
    }

    /** The hook before a collection. */
    static Code collection() {
        return new Code().add(Hook.REFERENCES.call("collect", "()V"));
    }
}
