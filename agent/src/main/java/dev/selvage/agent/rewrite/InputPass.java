package dev.selvage.agent.rewrite;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Says when the program asks for something that is no part of the schedule, and of which it is given one of many: the time, random numbers. */
final class InputPass implements MethodPass {
    @Override
    public void apply(MethodContext context) {
        if (!context.treatment.synchronization() || !context.treatment.isProgram()) return;
        for (AbstractInsnNode node : context.instructions()) {
            if (!(node instanceof MethodInsnNode call)) continue;
            if (isOfClock(call)) announce(context, call, "clock");
            else if (isRandom(call)) announce(context, call, "randomNumbers");
        }
    }

    private static void announce(MethodContext context, MethodInsnNode call, String hook) {
        context.insertBefore(call, new Code().add(Hook.UNSEEN.call(hook, "()V")).list());
    }

    private static boolean isOfClock(MethodInsnNode call) {
        return switch (call.owner) {
            case "java/lang/System" -> call.name.equals("nanoTime") || call.name.equals("currentTimeMillis");
            case "java/time/Clock" -> call.name.equals("millis") || call.name.equals("instant");
            case "java/util/Calendar" -> call.name.equals("getInstance");
            default -> call.owner.startsWith("java/time/") && call.name.equals("now");
        };
    }

    /** Whether it draws numbers that no seed of the program decides, or makes something that will. */
    private static boolean isRandom(MethodInsnNode call) {
        boolean makesWithoutSeed = call.name.equals("<init>") && call.desc.equals("()V");
        return switch (call.owner) {
            case "java/util/Random", "java/util/SplittableRandom" -> makesWithoutSeed;
            case "java/security/SecureRandom" -> call.name.equals("<init>") || call.name.startsWith("getInstance");
            case "java/util/concurrent/ThreadLocalRandom" -> call.name.equals("current");
            case "java/lang/Math", "java/lang/StrictMath" -> call.name.equals("random");
            case "java/util/UUID" -> call.name.equals("randomUUID");
            case "java/util/Collections" -> call.desc.equals("(Ljava/util/List;)V") && call.name.equals("shuffle");
            default -> false;
        };
    }
}
