package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.ALOAD;

import dev.selvage.runtime.Bulk;
import dev.selvage.runtime.Operation;
import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Hooks where Java serialization looks into objects and arrays of the program, which it does by means that have none. */
final class SerializationPatches {
    private static final String FIELDS = "java/io/ObjectStreamClass$FieldReflector";
    private static final String UNSAFE = "jdk/internal/misc/Unsafe";
    private static final String OUTPUT = "java/io/ObjectOutputStream";

    private static final Set<String> OF_OBJECT = Set.of("invokeWriteObject", "invokeWriteReplace", "writeExternal");

    /** The fields are read one after the other, by their offsets: any of them may be meant. */
    private static final String ANY_FIELD = "Unsafe.getFieldValues";

    private SerializationPatches() {}

    static boolean concerns(String className) {
        return className.equals(FIELDS) || className.equals(OUTPUT);
    }

    static void apply(MethodContext context) {
        switch (context.method.name) {
            case "getPrimFieldValues", "getObjFieldValues" -> fields(context);
            case "writeArray" -> elements(context);
            default -> {
                // Looks at nothing that others may have.
            }
        }
        if (context.owner.name.equals(OUTPUT)) calls(context);
    }

    /** What an object writes by itself is seen; what the stream does about that is not, as it keeps much for later. */
    private static void calls(MethodContext context) {
        for (AbstractInsnNode node : context.instructions()) {
            if (!(node instanceof MethodInsnNode call)) continue;
            if (OF_OBJECT.contains(call.name)) bracket(context, call, "opened");
            else if (call.name.equals("writeObject0")) bracket(context, call, "folded");
        }
    }

    private static void bracket(MethodContext context, MethodInsnNode call, String hook) {
        int saved = context.newLocal();
        Code before = new Code().add(Hook.LIBRARY.call(hook, "()I")).store(Type.INT_TYPE, saved);
        context.insertBefore(call, before.list());
        Code after = new Code().load(Type.INT_TYPE, saved).add(Hook.LIBRARY.call("exit", "(I)V"));
        context.insertAfter(call, after.list());
    }

    private static void fields(MethodContext context) {
        int site = context.site(Operation.READ, null, ANY_FIELD);
        for (AbstractInsnNode node : context.instructions()) {
            if (!(node instanceof MethodInsnNode call) || !call.owner.equals(UNSAFE) || !call.name.startsWith("get")) {
                continue;
            }
            Code code = new Code().add(new VarInsnNode(ALOAD, 1)).push(site);
            context.insertBefore(
                    call,
                    code.add(Hook.MEMORY.call("foldedField", "(Ljava/lang/Object;I)V"))
                            .list());
        }
    }

    private static void elements(MethodContext context) {
        Code code = new Code().add(new VarInsnNode(ALOAD, 1));
        code.push(context.site(Operation.READ, null, null)).push(Bulk.FOLDED);
        JdkPatches.prepend(context, code.add(Hook.BULK.call("look", "(Ljava/lang/Object;II)V")));
    }
}
