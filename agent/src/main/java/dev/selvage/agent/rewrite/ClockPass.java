package dev.selvage.agent.rewrite;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Says when the program looks at the clock: what it does next may depend on a time that only that look shows. */
final class ClockPass implements MethodPass {
    @Override
    public void apply(MethodContext context) {
        if (!context.treatment.synchronization() || !context.treatment.isProgram()) return;
        for (AbstractInsnNode node : context.instructions()) {
            if (node instanceof MethodInsnNode call && isLook(call))
                context.insertBefore(
                        call, new Code().add(Hook.UNSEEN.call("clock", "()V")).list());
        }
    }

    private static boolean isLook(MethodInsnNode call) {
        return switch (call.owner) {
            case "java/lang/System" -> call.name.equals("nanoTime") || call.name.equals("currentTimeMillis");
            case "java/time/Clock" -> call.name.equals("millis") || call.name.equals("instant");
            case "java/util/Calendar" -> call.name.equals("getInstance");
            default -> call.owner.startsWith("java/time/") && call.name.equals("now");
        };
    }
}
