package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.*;

import dev.selvage.runtime.Operation;
import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Hooks accesses of the program to fields and elements by reflection and by method handles. */
final class ReflectionPass implements MethodPass {
    private static final String FIELD = "java/lang/reflect/Field";
    private static final String ARRAY = "java/lang/reflect/Array";
    private static final String LOOKUP = "java/lang/invoke/MethodHandles$Lookup";

    private static final Set<String> FACTORIES = Set.of(
            "findGetter", "findSetter", "findStaticGetter", "findStaticSetter", "unreflectGetter", "unreflectSetter");

    @Override
    public void apply(MethodContext context) {
        if (!context.treatment.memory() || !context.treatment.isProgram()) return;
        for (AbstractInsnNode node : context.instructions()) {
            if (!(node instanceof MethodInsnNode)) continue;
            MethodInsnNode call = (MethodInsnNode) node;
            if (call.owner.equals(FIELD)) field(context, call);
            else if (call.owner.equals(ARRAY)) element(context, call);
            else if (call.owner.equals(LOOKUP) && FACTORIES.contains(call.name)) factory(context, call);
        }
        places(context);
    }

    /** Announces whose fields {@code Unsafe} is asked about. */
    static void places(MethodContext context) {
        for (AbstractInsnNode node : context.instructions()) {
            if (!(node instanceof MethodInsnNode call) || !isPlace(call)) continue;
            Code code = new Code().op(DUP).add(Hook.REFLECTION.call("place", "(L" + FIELD + ";)V"));
            context.insertBefore(call, code.list());
        }
    }

    private static boolean isPlace(MethodInsnNode call) {
        return call.owner.equals("sun/misc/Unsafe")
                && call.desc.startsWith("(L" + FIELD + ";)")
                && (call.name.endsWith("FieldOffset") || call.name.equals("staticFieldBase"));
    }

    /** {@code get*(Object)} and {@code set*(Object, value)}. */
    private static void field(MethodContext context, MethodInsnNode call) {
        boolean read = call.name.startsWith("get") && call.desc.startsWith("(Ljava/lang/Object;)");
        boolean write = call.name.startsWith("set") && call.desc.startsWith("(Ljava/lang/Object;");
        if (!read && !write) return;
        Code hooks = new Code()
                .op(DUP2)
                .op(POP)
                .push(context.site(Operation.LOCK, call, null))
                .add(Hook.INITIALISERS.call("use", "(L" + FIELD + ";I)V"))
                .op(DUP2)
                .push(context.site(read ? Operation.READ : Operation.WRITE, call, null))
                .add(Hook.REFLECTION.call("access", "(L" + FIELD + ";Ljava/lang/Object;I)V"));
        insert(context, call, write, hooks);
    }

    /** {@code get*(Object, int)} and {@code set*(Object, int, value)}. */
    private static void element(MethodContext context, MethodInsnNode call) {
        boolean read = call.name.startsWith("get") && call.desc.startsWith("(Ljava/lang/Object;I)");
        boolean write = call.name.startsWith("set");
        if (!read && !write) return;
        Code hooks = new Code()
                .op(DUP2)
                .push(context.site(read ? Operation.READ : Operation.WRITE, call, null))
                .add(Hook.MEMORY.call("element", "(Ljava/lang/Object;II)V"));
        insert(context, call, write, hooks);
    }

    /** Puts {@code hooks} where the two operands that say what is accessed are on the stack, and tells the value. */
    private static void insert(MethodContext context, MethodInsnNode call, boolean write, Code hooks) {
        Code before = new Code();
        Code after = new Code();
        Type[] arguments = Type.getArgumentTypes(call.desc);
        Type type = write ? arguments[arguments.length - 1] : Type.getReturnType(call.desc);
        int value = write ? context.newLocal() : -1;
        if (write) before.store(type, value);
        before.list().add(hooks.list());
        if (write) {
            before.load(type, value);
            after.load(type, value);
        } else {
            after.dup(type);
        }
        context.insertBefore(call, before.list());
        context.insertAfter(call, after.add(MemoryPass.valueHook(type)).list());
    }

    private static void factory(MethodContext context, MethodInsnNode call) {
        boolean read = call.name.endsWith("Getter");
        int site = context.site(read ? Operation.READ : Operation.WRITE, call, null);
        context.insertBefore(call, new Code().push(site).list());
        String descriptor = "(L" + LOOKUP + ";" + call.desc.substring(1).replace(")", "I)");
        context.replace(call, Hook.REFLECTION.call(call.name, descriptor));
    }
}
