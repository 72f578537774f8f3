package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.DUP;
import static org.objectweb.asm.Opcodes.GETFIELD;
import static org.objectweb.asm.Opcodes.LLOAD;
import static org.objectweb.asm.Opcodes.LSTORE;

import java.util.Map;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Where the JDK tells a program about its own process: its number, its start, how it was started and what it has used. */
final class OwnProcessPatches {
    private static final String HANDLE = "java/lang/ProcessHandleImpl";
    private static final String NUMBER = "pid";

    /** Methods that show the number; all others ask the system about it. */
    private static final Set<String> SHOWING = Set.of("pid", "toString", "hashCode", "compareTo");

    /** What is done to the result of a method, by class and name. */
    private static final Map<String, Map<String, MethodInsnNode>> RESULTS = Map.of(
            "sun/management/RuntimeImpl",
            Map.of(
                    "getName", Hook.OWN_PROCESS.call("name", "(Ljava/lang/String;)Ljava/lang/String;"),
                    "getStartTime", ofNumber("startTime"),
                    "getUptime", ofNumber("uptime"),
                    "getInputArguments", Hook.OWN_PROCESS.call("options", "(Ljava/util/List;)Ljava/util/List;")),
            "sun/management/ThreadImpl",
            Map.of(
                    "getCurrentThreadCpuTime", ofNumber("cpuTime"),
                    "getCurrentThreadUserTime", ofNumber("cpuTime"),
                    "getThreadCpuTime", ofNumber("cpuTime"),
                    "getThreadUserTime", ofNumber("cpuTime")),
            "com/sun/management/internal/OperatingSystemImpl",
            Map.of("getProcessCpuTime", ofNumber("cpuTime")));

    private OwnProcessPatches() {}

    private static MethodInsnNode ofNumber(String hook) {
        return Hook.OWN_PROCESS.call(hook, "(J)J");
    }

    static boolean concerns(String className) {
        return className.equals(HANDLE) || RESULTS.containsKey(className);
    }

    static void apply(MethodContext context) {
        String name = context.method.name;
        MethodInsnNode hook = RESULTS.getOrDefault(context.owner.name, Map.of()).get(name);
        if (hook != null) replaceResult(context, hook);
        if (!context.owner.name.equals(HANDLE)) return;
        if (SHOWING.contains(name)) show(context);
        else if (name.equals("get")) understand(context);
        else if (name.equals("info")) describe(context);
    }

    /** There may be a method of that name with another result. */
    private static void replaceResult(MethodContext context, MethodInsnNode hook) {
        if (!context.method.desc.endsWith(hook.desc.substring(hook.desc.indexOf(')')))) return;
        for (AbstractInsnNode node : context.instructions()) {
            if (Code.isReturn(node)) context.insertBefore(node, call(hook).list());
        }
    }

    private static Code call(MethodInsnNode hook) {
        return new Code().add(Hook.OWN_PROCESS.call(hook.name, hook.desc));
    }

    private static void show(MethodContext context) {
        for (AbstractInsnNode node : context.instructions()) {
            if (isNumber(node))
                context.insertAfter(node, call(ofNumber("number")).list());
        }
    }

    private static void understand(MethodContext context) {
        Code meant = new Code().add(new VarInsnNode(LLOAD, 0)).add(ofNumber("meant"));
        JdkPatches.prepend(context, meant.add(new VarInsnNode(LSTORE, 0)));
    }

    private static void describe(MethodContext context) {
        for (AbstractInsnNode node : context.instructions()) {
            if (!Code.isReturn(node)) continue;
            Code tell = new Code()
                    .op(DUP)
                    .add(new VarInsnNode(ALOAD, 0))
                    .add(new FieldInsnNode(GETFIELD, HANDLE, NUMBER, "J"));
            context.insertBefore(
                    node,
                    tell.add(Hook.OWN_PROCESS.call("describe", "(Ljava/lang/Object;J)V"))
                            .list());
        }
    }

    private static boolean isNumber(AbstractInsnNode node) {
        return node instanceof FieldInsnNode field
                && field.getOpcode() == GETFIELD
                && field.owner.equals(HANDLE)
                && field.name.equals(NUMBER);
    }
}
