package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.ALOAD;

import java.util.Map;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.VarInsnNode;

/** Where the JDK has made the elements of a stack trace, whoever asked for it, and where a {@code StackWalker} goes on to the next frame. */
final class StackTracePatches {
    private static final String OWNER = "java/lang/StackTraceElement";
    private static final String TRACE = "[L" + OWNER + ";";

    private static final String WALKERS = "java/lang/StackStreamFactory";
    private static final String WALKER = WALKERS + "$AbstractStackWalker";
    private static final String TYPE = "Ljava/lang/Class;";

    private StackTracePatches() {}

    static boolean concerns(String className) {
        return className.equals(WALKERS) || className.equals(WALKER);
    }

    static void apply(MethodContext context) {
        switch (context.owner.name) {
            case OWNER -> trace(context);
            case WALKER -> bottom(context);
            case WALKERS -> hooks(context);
            default -> {
                // No business of stacks.
            }
        }
    }

    private static void bottom(MethodContext context) {
        if (!context.method.name.equals("peekFrame")) return;
        beforeReturn(context, new Code(), "shown", "(" + TYPE + ")" + TYPE);
    }

    /** Hooks are left out where frames of reflection are. */
    private static void hooks(MethodContext context) {
        if (!context.method.name.equals("isReflectionFrame")) return;
        beforeReturn(context, new Code().add(new VarInsnNode(ALOAD, 0)), "isLeftOut", "(Z" + TYPE + ")Z");
    }

    private static void trace(MethodContext context) {
        if (!context.method.name.equals("of") || !context.method.desc.endsWith(")" + TRACE)) return;
        beforeReturn(context, new Code(), "seen", "(" + TRACE + ")" + TRACE);
    }

    private static void beforeReturn(MethodContext context, Code arguments, String hook, String descriptor) {
        InsnList more = arguments.list();
        for (AbstractInsnNode node : context.instructions()) {
            if (!Code.isReturn(node)) continue;
            for (AbstractInsnNode each : more) context.insertBefore(node, one(each.clone(Map.of())));
            context.insertBefore(node, one(Hook.STACK_TRACES.call(hook, descriptor)));
        }
    }

    private static InsnList one(AbstractInsnNode node) {
        return new Code().add(node).list();
    }
}
