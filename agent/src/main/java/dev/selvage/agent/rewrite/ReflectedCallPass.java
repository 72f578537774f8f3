package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.DUP;

import dev.selvage.runtime.Operation;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Brackets {@code Method.invoke}: methods of the JDK that the program calls by reflection are calls of the library like others. */
final class ReflectedCallPass implements MethodPass {
    private static final String METHOD = "Ljava/lang/reflect/Method;";
    private static final String TARGET = "Ljava/lang/Object;";

    @Override
    public void apply(MethodContext context) {
        if (!context.treatment.synchronization() || !context.treatment.isProgram()) return;
        for (AbstractInsnNode node : context.instructions()) {
            if (node instanceof MethodInsnNode call && isInvoke(call)) bracket(context, call);
        }
    }

    private static boolean isInvoke(MethodInsnNode call) {
        return call.owner.equals("java/lang/reflect/Method") && call.name.equals("invoke");
    }

    private static void bracket(MethodContext context, MethodInsnNode call) {
        int site = context.site(Operation.CALL, call, "Method.invoke");
        Operands operands = new Operands(context, call.desc);
        int saved = context.newLocal();
        Code before = new Code();
        operands.spill(before);
        before.op(DUP);
        operands.load(before, 0);
        before.push(site).add(Hook.REFLECTED.call("call", "(" + METHOD + TARGET + "I)I"));
        before.store(Type.INT_TYPE, saved).op(DUP);
        operands.restore(before);
        before.push(site);
        before.add(Hook.REFLECTED.call("arguments", "(" + METHOD + TARGET + "[" + TARGET + "I)[" + TARGET));
        operands.store(before, 1);
        operands.load(before, 0);
        before.add(Hook.REFLECTED.call("method", "(" + METHOD + TARGET + ")" + METHOD));
        operands.restore(before);
        context.insertBefore(call, before.list());
        Code after = new Code().load(Type.INT_TYPE, saved).add(Hook.LIBRARY.call("exit", "(I)V"));
        context.insertAfter(call, after.list());
    }
}
