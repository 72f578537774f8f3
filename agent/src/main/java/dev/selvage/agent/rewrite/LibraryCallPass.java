package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.*;

import dev.selvage.runtime.Operation;
import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Brackets calls of the program into {@code java.util}, so that what happens inside belongs to the program's line. */
final class LibraryCallPass implements MethodPass {
    private static final String CONCURRENT = "java/util/concurrent/";
    private static final String ATOMIC = CONCURRENT + "atomic/";
    private static final String VAR_HANDLE = "java/lang/invoke/VarHandle";

    /** Call-backs and plain values: calling them is no operation on shared state. */
    private static final Set<String> SILENT = Set.of(
            CONCURRENT + "Callable",
            CONCURRENT + "ThreadFactory",
            CONCURRENT + "ThreadLocalRandom",
            CONCURRENT + "TimeUnit",
            CONCURRENT + "locks/LockSupport",
            "java/util/Objects",
            "java/util/Optional",
            "java/util/OptionalInt",
            "java/util/OptionalLong",
            "java/util/OptionalDouble",
            "java/util/Random",
            "java/util/Locale",
            "java/util/Scanner",
            "java/util/Formatter",
            "java/util/UUID",
            "java/util/Date",
            "java/util/Calendar",
            "java/util/Comparator",
            "java/util/StringTokenizer",
            "java/util/StringJoiner",
            "java/util/ServiceLoader",
            "java/util/Base64",
            "java/util/Arrays");

    @Override
    public void apply(MethodContext context) {
        if (!context.treatment.synchronization() || !context.treatment.isProgram()) return;
        for (AbstractInsnNode node : context.instructions()) {
            if (!(node instanceof MethodInsnNode)) continue;
            MethodInsnNode call = (MethodInsnNode) node;
            if (isLibraryCall(call) && call.getNext() != null) bracket(context, call);
        }
    }

    private static boolean isLibraryCall(MethodInsnNode call) {
        if (call.name.equals("<init>") || SILENT.contains(call.owner)) return false;
        if (call.owner.equals(VAR_HANDLE)) return isAccess(call.name);
        if (call.owner.equals("java/lang/StringBuffer") || call.owner.equals("java/lang/Iterable")) return true;
        return call.owner.startsWith("java/util/")
                && !call.owner.startsWith("java/util/function/")
                && !call.owner.startsWith("java/util/regex/")
                && !call.owner.startsWith("java/util/logging/")
                && !call.owner.startsWith("java/util/zip/")
                && !call.owner.startsWith("java/util/jar/");
    }

    private static boolean isAccess(String name) {
        return name.startsWith("get") || name.startsWith("set") || name.contains("ompareAnd");
    }

    private static void bracket(MethodContext context, MethodInsnNode call) {
        boolean concurrent = call.owner.startsWith(CONCURRENT) || call.owner.equals(VAR_HANDLE);
        Operation operation = concurrent ? operation(call) : Operation.COLLECTION_CALL;
        int site = context.site(operation, call, CallSitePass.simpleName(call.owner) + "." + call.name);
        Type[] arguments = Type.getArgumentTypes(call.desc);
        int saved = context.newLocal();
        int first = context.newLocals(2 * arguments.length);
        Code before = new Code();
        spill(before, arguments, first);
        before.add(receiver(call, arguments, first)).push(site);
        before.add(Hook.LIBRARY.call(concurrent ? "concurrent" : "collection", "(Ljava/lang/Object;I)I"));
        before.store(Type.INT_TYPE, saved);
        restore(before, arguments, first);
        context.insertBefore(call, before.list());
        context.insertAfter(call, after(call, operation, saved).list());
    }

    private static Code after(MethodInsnNode call, Operation operation, int saved) {
        Code after = new Code();
        Type result = Type.getReturnType(call.desc);
        boolean hasValue = operation == Operation.READ || operation == Operation.UPDATE;
        if (hasValue && result.getSort() != Type.VOID) after.dup(result).add(MemoryPass.valueHook(result));
        return after.load(Type.INT_TYPE, saved).add(Hook.LIBRARY.call("exit", "(I)V"));
    }

    private static void spill(Code code, Type[] arguments, int first) {
        for (int i = arguments.length - 1; i >= 0; i--) code.store(arguments[i], first + 2 * i);
    }

    private static void restore(Code code, Type[] arguments, int first) {
        for (int i = 0; i < arguments.length; i++) code.load(arguments[i], first + 2 * i);
    }

    /** The object operated on: for handles and updaters the one whose field it is, which is their first argument. */
    private static AbstractInsnNode receiver(MethodInsnNode call, Type[] arguments, int first) {
        boolean indirect = call.owner.equals(VAR_HANDLE) || call.owner.endsWith("FieldUpdater");
        boolean hasObject = arguments.length > 0 && arguments[0].getSort() >= Type.ARRAY;
        if (indirect && hasObject && call.getOpcode() != INVOKESTATIC) return new VarInsnNode(ALOAD, first);
        return new InsnNode(call.getOpcode() == INVOKESTATIC ? ACONST_NULL : DUP);
    }

    private static Operation operation(MethodInsnNode call) {
        if (!call.owner.startsWith(ATOMIC) && !call.owner.equals(VAR_HANDLE)) return Operation.CALL;
        if (call.name.startsWith("getAnd")) return Operation.UPDATE;
        if (call.name.startsWith("get") || call.name.endsWith("Value") || call.name.equals("sum")) return Operation.READ;
        if (call.name.startsWith("set") || call.name.equals("lazySet")) return Operation.WRITE;
        return Operation.UPDATE;
    }

    static boolean isPureRead(MethodInsnNode call) {
        boolean atomic = call.owner.startsWith(ATOMIC) || call.owner.equals(VAR_HANDLE);
        return atomic && operation(call) == Operation.READ;
    }
}
