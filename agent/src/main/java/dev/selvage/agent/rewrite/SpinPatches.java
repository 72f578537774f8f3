package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.GETFIELD;
import static org.objectweb.asm.Opcodes.GOTO;
import static org.objectweb.asm.Opcodes.IFNONNULL;

import dev.selvage.runtime.Operation;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;

/**
 * Lets others go on where the library of JDK 17 waits for another thread in a loop without a pause: who waits there would never
 * come to a scheduling point.
 */
final class SpinPatches {
    private static final String TRANSFER_QUEUE = "java/util/concurrent/LinkedTransferQueue";
    private static final String WORK_QUEUE = "java/util/concurrent/ForkJoinPool$WorkQueue";

    private SpinPatches() {}

    static boolean concerns(String className) {
        return className.equals(TRANSFER_QUEUE) || className.equals(WORK_QUEUE);
    }

    static void apply(MethodContext context) {
        if (context.method.name.equals("awaitMatch")) signalInProgress(context);
        if (context.method.name.equals("helpComplete")) taskOfAnother(context);
    }

    /** A round of the loop that does something ends with a {@code goto}; the others end where a condition does not hold. */
    private static void signalInProgress(MethodContext context) {
        for (AbstractInsnNode node : context.instructions()) {
            if (node instanceof JumpInsnNode jump && node.getOpcode() != GOTO && isBackward(context, jump)) {
                SpinLoopPass.hookBackEdge(context, jump, "onSpinWait");
            }
        }
    }

    private static boolean isBackward(MethodContext context, JumpInsnNode jump) {
        return context.method.instructions.indexOf(jump.label) < context.method.instructions.indexOf(jump);
    }

    /** The task on top belongs to a computation of another thread: it is looked at until somebody takes it. */
    private static void taskOfAnother(MethodContext context) {
        boolean completer = false;
        for (AbstractInsnNode node : context.instructions()) {
            if (node.getOpcode() == GETFIELD) completer = ((FieldInsnNode) node).name.equals("completer");
            if (completer && node.getOpcode() == IFNONNULL) {
                int site = context.site(Operation.YIELD, node, null);
                context.insertAfter(
                        node,
                        new Code()
                                .push(site)
                                .add(Hook.THREADS.call("onSpinWait", "(I)V"))
                                .list());
            }
        }
    }
}
