package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.CHECKCAST;
import static org.objectweb.asm.Opcodes.ICONST_0;
import static org.objectweb.asm.Opcodes.ICONST_1;
import static org.objectweb.asm.Opcodes.ILOAD;
import static org.objectweb.asm.Opcodes.INVOKEVIRTUAL;
import static org.objectweb.asm.Opcodes.LLOAD;

import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Hooks in the management bean that tells about threads. */
final class ThreadBeanPatches {
    private static final String OWNER = "sun/management/ThreadImpl";
    private static final String INFOS = "[Ljava/lang/management/ThreadInfo;";
    private static final String IDS = "[J";

    /** They keep the identity hash codes of locks. */
    private static final Set<String> TOLD = Set.of("java/lang/management/LockInfo", "java/lang/management/ThreadInfo");

    private ThreadBeanPatches() {}

    static boolean concerns(String className) {
        return className.equals(OWNER) || TOLD.contains(className);
    }

    static void apply(MethodContext context) {
        if (TOLD.contains(context.owner.name)) hashCodesOfRun(context);
        if (!context.owner.name.equals(OWNER)) return;
        switch (context.method.name) {
            case "getAllThreadIds" -> given(context, new Code().add(hook("ids", "()[J")), IDS);
            case "getThreadInfo" -> infos(context, "infos");
            case "dumpAllThreads" -> infos(context, "all");
            case "findDeadlockedThreads" -> deadlocked(context, ICONST_0);
            case "findMonitorDeadlockedThreads" -> deadlocked(context, ICONST_1);
            case "getThreadCpuTime", "getThreadUserTime" -> used(context, "times", "isThreadCpuTimeEnabled");
            case "getThreadAllocatedBytes" -> used(context, "allocated", "isThreadAllocatedMemoryEnabled");
            case "getCurrentThreadAllocatedBytes" -> result(context, "allocated", "(J)J");
            case "getThreadCount" -> result(context, "live", "(I)I");
            case "getDaemonThreadCount" -> result(context, "daemons", "(I)I");
            case "getPeakThreadCount" -> result(context, "peak", "(I)I");
            case "getTotalStartedThreadCount" -> result(context, "started", "(J)J");
            case "resetPeakThreadCount" -> JdkPatches.prepend(context, new Code().add(hook("resetPeak", "()V")));
            default -> {
                // Asks one of these, or is no business of the model.
            }
        }
    }

    private static void hashCodesOfRun(MethodContext context) {
        for (AbstractInsnNode node : context.instructions()) {
            if (node instanceof MethodInsnNode call && call.name.equals("identityHashCode")) {
                context.replace(node, Hook.ENVIRONMENT.call(call.name, call.desc));
            }
        }
    }

    private static MethodInsnNode hook(String name, String descriptor) {
        return Hook.THREAD_BEANS.call(name, descriptor);
    }

    private static void given(MethodContext context, Code code, String type) {
        JdkPatches.returnIfGiven(context, code, type);
    }

    private static void result(MethodContext context, String name, String descriptor) {
        for (AbstractInsnNode node : context.instructions()) {
            if (Code.isReturn(node)) {
                context.insertBefore(
                        node, new Code().add(hook(name, descriptor)).list());
            }
        }
    }

    private static void deadlocked(MethodContext context, int monitorsOnly) {
        given(context, new Code().op(monitorsOnly).add(hook("deadlocked", "(Z)[J")), IDS);
    }

    /** Those for one thread ask those for several. */
    private static void infos(MethodContext context, String name) {
        String parameters = context.method.desc.substring(0, context.method.desc.indexOf(')') + 1);
        Code code = new Code();
        switch (parameters) {
            case "([JI)", "([JZZ)", "([JZZI)" -> code.add(new VarInsnNode(ALOAD, 1));
            case "(ZZ)", "(ZZI)" -> code.add(new VarInsnNode(ILOAD, 1));
            default -> {
                return;
            }
        }
        int count = Type.getArgumentTypes(context.method.desc).length;
        for (int local = 2; local <= count; local++) code.add(new VarInsnNode(ILOAD, local));
        code.add(hook(name, parameters + "[Ljava/lang/Object;")).add(new TypeInsnNode(CHECKCAST, INFOS));
        given(context, code, INFOS);
    }

    private static void used(MethodContext context, String name, String asked) {
        if (context.method.desc.equals("([J)[J")) {
            Code code = new Code()
                    .add(new VarInsnNode(ALOAD, 0))
                    .add(new MethodInsnNode(INVOKEVIRTUAL, OWNER, asked, "()Z", false))
                    .add(new VarInsnNode(ALOAD, 1));
            given(context, code.add(hook(name, "(Z[J)[J")), IDS);
        } else if (name.equals("allocated")) {
            askForSeveral(context);
        }
    }

    /** What one thread has allocated is asked of the VM by itself. */
    private static void askForSeveral(MethodContext context) {
        for (AbstractInsnNode node : context.instructions()) {
            if (!Code.isReturn(node)) continue;
            Code code = new Code().add(new VarInsnNode(LLOAD, 1));
            context.insertBefore(node, code.add(hook("allocated", "(JJ)J")).list());
        }
    }
}
