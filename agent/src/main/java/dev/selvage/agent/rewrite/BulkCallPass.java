package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.*;

import dev.selvage.agent.rewrite.BulkCalls.Use;
import dev.selvage.agent.rewrite.BulkCalls.Way;
import dev.selvage.runtime.Bulk;
import dev.selvage.runtime.Operation;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** Hooks calls by which the JDK reads or writes many elements of an array at once. */
final class BulkCallPass implements MethodPass {
    private static final String ANY = "Ljava/lang/Object;";

    /** The characters of a builder are no elements, see {@link BuilderText}; what {@code Arrays} does is seen where it is called. */
    private static final Set<String> LEFT_OUT =
            Set.of("java/lang/AbstractStringBuilder", "java/lang/StringBuilder", "java/util/Arrays");

    @Override
    public void apply(MethodContext context) {
        if (!context.treatment.memory() || LEFT_OUT.contains(context.owner.name) || isEnumValues(context)) return;
        for (AbstractInsnNode node : context.instructions()) {
            if (!(node instanceof MethodInsnNode call) || context.privateArrays.contains(node)) continue;
            if (BulkCalls.isCopy(call)) copy(context, call);
            else if (BulkCalls.isClone(call)) clone(context, call);
            else bulk(context, call, BulkCalls.usesOf(call));
        }
    }

    /** Copies an array that never changes; the JDK calls it once for all runs of a JVM, and so it must be no point of the first. */
    private static boolean isEnumValues(MethodContext context) {
        boolean isEnum = (context.owner.access & ACC_ENUM) != 0;
        return isEnum
                && context.isStatic()
                && context.method.name.equals("values")
                && context.method.desc.startsWith("()");
    }

    private static int origin(MethodContext context) {
        if (context.treatment.isProgram()) return Bulk.PROGRAM;
        return context.treatment.isInside() ? Bulk.INSIDE : Bulk.LIBRARY;
    }

    private static void copy(MethodContext context, MethodInsnNode call) {
        Code sites = new Code()
                .push(context.site(Operation.READ, call, null))
                .push(context.site(Operation.WRITE, call, null))
                .push(origin(context));
        context.insertBefore(call, sites.list());
        context.replace(call, Hook.BULK.call("copy", "(" + ANY + "I" + ANY + "IIIII)V"));
    }

    private static void clone(MethodContext context, MethodInsnNode call) {
        Code read = new Code().push(context.site(Operation.READ, call, null)).push(origin(context));
        read.add(Hook.BULK.call("cloned", "(" + ANY + "II)" + ANY)).add(new TypeInsnNode(CHECKCAST, call.owner));
        context.insertBefore(call, read.list());
    }

    private static void bulk(MethodContext context, MethodInsnNode call, List<Use> uses) {
        if (uses.isEmpty()) return;
        Operands operands = new Operands(context, call.desc);
        Code before = new Code();
        Code after = new Code();
        operands.spill(before);
        int result = resultOf(context, call, uses, after);
        for (Use use : uses) new BulkUse(context, call, operands, use, result).write(before, after);
        operands.restore(before);
        context.insertBefore(call, before.list());
        context.insertAfter(call, after.list());
    }

    /** Where the number of elements that a stream has read is kept, or -1. */
    private static int resultOf(MethodContext context, MethodInsnNode call, List<Use> uses, Code after) {
        if (uses.get(0).way() != Way.WRITE || !call.desc.endsWith(")I")) return -1;
        int result = context.newLocal();
        after.op(DUP).store(Type.INT_TYPE, result);
        return result;
    }

    /** The hooks of one array that a call reads or writes. */
    private record BulkUse(MethodContext context, MethodInsnNode call, Operands operands, Use use, int result) {
        void write(Code before, Code after) {
            Type type = operands.type(use.argument());
            switch (use.way()) {
                case READ -> replace(before, "read", Operation.READ, type);
                case WRITE -> {
                    int array = keep(before, type);
                    int site = replace(before, "written", Operation.WRITE, type);
                    after.load(type, array);
                    operands.load(after, use.argument());
                    extent(after, true);
                    after.push(site).push(origin(context));
                    after.add(Hook.BULK.call("writeBack", "(" + ANY + ANY + "IIII)V"));
                }
                case CHANGE -> {
                    int array = keep(before, type);
                    replace(before, "read", Operation.READ, type);
                    int read = keep(before, type);
                    before.load(type, array).load(type, read);
                    before.add(Hook.BULK.call("changed", "(" + ANY + ANY + ")" + ANY));
                    store(before, type);
                    after.load(type, array).load(type, read);
                    operands.load(after, use.argument());
                    after.push(context.site(Operation.WRITE, call, null)).push(origin(context));
                    after.add(Hook.BULK.call("writeChanges", "(" + ANY + ANY + ANY + "II)V"));
                }
            }
        }

        private int keep(Code code, Type type) {
            int local = context.newLocal();
            operands.load(code, use.argument());
            code.store(type, local);
            return local;
        }

        /** Lets the hook say which array the call gets. */
        private int replace(Code code, String hook, Operation operation, Type type) {
            boolean hasReceiver = call.getOpcode() != INVOKESTATIC && !call.name.equals("<init>");
            code.op(hasReceiver ? DUP : ACONST_NULL);
            operands.load(code, use.argument());
            extent(code, false);
            int site = context.site(operation, call, null);
            code.push(site).push(origin(context));
            code.add(Hook.BULK.call(hook, "(" + ANY + ANY + "IIII)" + ANY));
            store(code, type);
            return site;
        }

        private void store(Code code, Type type) {
            code.add(new TypeInsnNode(CHECKCAST, type.getInternalName()));
            operands.store(code, use.argument());
        }

        /** Pushes the first index and the number of elements. */
        private void extent(Code code, boolean isOver) {
            int array = use.argument();
            switch (use.extent()) {
                case WHOLE -> code.push(0).push(-1);
                case OFFSET_AND_LENGTH -> load(code, array + 1, array + 2);
                case FROM_AND_TO -> load(code, array + 1, array + 2, array + 1).op(ISUB);
                case TEXT -> load(code, array + 1, 1, 0).op(ISUB);
            }
            if (isOver && result >= 0) code.op(POP).load(Type.INT_TYPE, result);
        }

        private Code load(Code code, int... arguments) {
            for (int argument : arguments) operands.load(code, argument);
            return code;
        }
    }
}
