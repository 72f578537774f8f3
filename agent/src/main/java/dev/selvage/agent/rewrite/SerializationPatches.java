package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.*;

import dev.selvage.runtime.Bulk;
import dev.selvage.runtime.Operation;
import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Hooks where Java serialization looks into objects and arrays of the program, or fills them, which it does by means that have none. */
final class SerializationPatches {
    private static final String FIELDS = "java/io/ObjectStreamClass$FieldReflector";
    private static final String UNSAFE = "jdk/internal/misc/Unsafe";
    private static final String OUTPUT = "java/io/ObjectOutputStream";
    private static final String INPUT = "java/io/ObjectInputStream";
    private static final Type OBJECT = Type.getObjectType("java/lang/Object");

    /** What an object does by itself about how it is written. */
    private static final Set<String> WRITES = Set.of("invokeWriteObject", "invokeWriteReplace", "writeExternal");

    /** What an object does by itself about how it is read. */
    private static final Set<String> READS =
            Set.of("invokeReadObject", "invokeReadObjectNoData", "invokeReadResolve", "readExternal");

    /** The fields are accessed one after the other, by their offsets: any of them may be meant. */
    private static final String ANY_FIELD = "Unsafe.getFieldValues";

    private SerializationPatches() {}

    static boolean concerns(String className) {
        return className.equals(FIELDS) || className.equals(OUTPUT) || className.equals(INPUT);
    }

    static void apply(MethodContext context) {
        switch (context.owner.name) {
            case FIELDS -> fields(context);
            case OUTPUT -> {
                if (context.method.name.equals("writeArray")) elements(context);
                calls(context, WRITES, "writeObject0");
            }
            default -> {
                unfilledObjects(context);
                calls(context, READS, "readObject0");
                if (context.method.name.equals("readArray")) filledElements(context);
            }
        }
    }

    private static void fields(MethodContext context) {
        switch (context.method.name) {
            case "getPrimFieldValues", "getObjFieldValues" -> readFields(context);
            case "setPrimFieldValues", "setObjFieldValues" -> filledFields(context);
            default -> {
                // Looks at nothing that others may have.
            }
        }
    }

    /** What an object does by itself is seen; what the stream does about that is not, as it keeps much for later. */
    private static void calls(MethodContext context, Set<String> ofObject, String ofStream) {
        for (AbstractInsnNode node : context.instructions()) {
            if (!(node instanceof MethodInsnNode call)) continue;
            if (ofObject.contains(call.name)) bracket(context, call, "opened");
            else if (call.name.equals(ofStream)) bracket(context, call, "folded");
        }
    }

    private static void bracket(MethodContext context, MethodInsnNode call, String hook) {
        int saved = context.newLocal();
        Code before = new Code().add(Hook.LIBRARY.call(hook, "()I")).store(Type.INT_TYPE, saved);
        context.insertBefore(call, before.list());
        Code after = new Code().load(Type.INT_TYPE, saved).add(Hook.LIBRARY.call("exit", "(I)V"));
        context.insertAfter(call, after.list());
    }

    private static void readFields(MethodContext context) {
        int site = context.site(Operation.READ, null, ANY_FIELD);
        atAccesses(context, "get", site, Hook.MEMORY, "foldedField");
    }

    private static void filledFields(MethodContext context) {
        int site = context.site(Operation.WRITE, null, ANY_FIELD);
        atAccesses(context, "put", site, Hook.READ_BACK, "fills");
    }

    private static void atAccesses(MethodContext context, String beginning, int site, Hook hook, String name) {
        for (AbstractInsnNode node : context.instructions()) {
            if (!(node instanceof MethodInsnNode call)
                    || !call.owner.equals(UNSAFE)
                    || !call.name.startsWith(beginning)) {
                continue;
            }
            Code code = new Code().add(new VarInsnNode(ALOAD, 1)).push(site);
            context.insertBefore(
                    call, code.add(hook.call(name, "(Ljava/lang/Object;I)V")).list());
        }
    }

    private static void elements(MethodContext context) {
        Code code = new Code().add(new VarInsnNode(ALOAD, 1));
        code.push(context.site(Operation.READ, null, null)).push(Bulk.FOLDED);
        JdkPatches.prepend(context, code.add(Hook.BULK.call("look", "(Ljava/lang/Object;II)V")));
    }

    /** An element may have given the array away. Numbers have nobody who could. */
    private static void filledElements(MethodContext context) {
        int site = context.site(Operation.WRITE, null, null);
        for (AbstractInsnNode node : context.instructions()) {
            if (node.getOpcode() != AASTORE) continue;
            int value = context.newLocal();
            Code code = new Code().store(OBJECT, value).op(DUP2).push(site);
            code.add(Hook.MEMORY.call("foldedElement", "(Ljava/lang/Object;II)V"))
                    .load(OBJECT, value);
            context.insertBefore(node, code.list());
        }
    }

    /** From its own methods an object may go elsewhere before it, or what it belongs to, is filled. */
    private static void unfilledObjects(MethodContext context) {
        for (AbstractInsnNode node : context.instructions()) {
            if (!(node instanceof MethodInsnNode call) || !READS.contains(call.name)) continue;
            boolean streamIsAbove = call.desc.contains("ObjectInput");
            Code code = streamIsAbove ? new Code().op(DUP2).op(POP) : new Code().op(DUP);
            context.insertBefore(
                    call,
                    code.add(Hook.READ_BACK.call("calls", "(Ljava/lang/Object;)V"))
                            .list());
        }
    }
}
