package dev.selvage.agent.rewrite;

import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Lets others go on between the function that an atomic applies to its value and the attempt to set the result: if the value has changed meanwhile,
 * the function is applied again, which the program can tell.
 */
final class FunctionPatches {
    private static final String ATOMIC = "java/util/concurrent/atomic/";
    private static final String FUNCTIONS = "java/util/function/";
    private static final String UPDATER = "FieldUpdater";
    private static final Type OBJECT = Type.getType(Object.class);

    private FunctionPatches() {}

    static boolean concerns(String className) {
        if (!className.startsWith(ATOMIC) || className.contains("$")) return false;
        String name = className.substring(ATOMIC.length());
        return name.startsWith("Atomic") || name.endsWith("Accumulator") || name.equals("Striped64");
    }

    static void apply(MethodContext context) {
        for (AbstractInsnNode node : context.instructions()) {
            if (node instanceof MethodInsnNode call && call.owner.startsWith(FUNCTIONS)) {
                context.insertAfter(
                        node,
                        new Code()
                                .load(OBJECT, receiver(context))
                                .add(Hook.LIBRARY.call("applied", "(Ljava/lang/Object;)V"))
                                .list());
            }
        }
    }

    /** The object whose value it is, as calls of the program name it. */
    private static int receiver(MethodContext context) {
        return context.owner.name.endsWith(UPDATER) ? 1 : 0;
    }
}
