package dev.selvage.agent.rewrite;

import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InnerClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/**
 * Has texts of records made by concatenation, as later JDKs do. JDK 17 makes a format of the components and parses it for each text; what its formatter does
 * to lists and builders of its own would be hundreds of scheduling points.
 *
 * <p>Comes last, so that the text of a record has the same hooks around it on all JDKs.
 */
final class RecordTextPass implements MethodPass {
    private static final boolean FORMATTED = isFormatted();

    /** More than that cannot be concatenated in one go; a long takes two. */
    private static final int MOST_SLOTS = 200;

    private static final char COMPONENT = '\1';
    private static final char CONSTANT = '\2';

    private static final Handle CONCATENATION = new Handle(
            Opcodes.H_INVOKESTATIC,
            "java/lang/invoke/StringConcatFactory",
            "makeConcatWithConstants",
            "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;"
                    + "Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;",
            false);

    private static boolean isFormatted() {
        try {
            Class<?> maker = Class.forName("java.lang.runtime.ObjectMethods");
            return maker.getDeclaredField("STRING_FORMAT").getType() == MethodHandle.class;
        } catch (ReflectiveOperationException concatenated) {
            return false;
        }
    }

    @Override
    public void apply(MethodContext context) {
        if (!FORMATTED || !context.treatment.synchronization() || !context.treatment.isProgram()) return;
        for (AbstractInsnNode node : context.instructions()) {
            if (node instanceof InvokeDynamicInsnNode call && isTextOfRecord(call)) concatenate(context, call);
        }
    }

    /** The arguments of the bootstrap method are the class, the names of its components, and a getter for each. */
    private static boolean isTextOfRecord(InvokeDynamicInsnNode call) {
        return call.bsm.getOwner().equals("java/lang/runtime/ObjectMethods")
                && call.name.equals("toString")
                && call.bsmArgs.length >= 2
                && call.bsmArgs[1] instanceof String;
    }

    private static void concatenate(MethodContext context, InvokeDynamicInsnNode call) {
        List<Handle> getters = getters(call);
        String text = text(context.owner, (String) call.bsmArgs[1], getters.size());
        if (text.isEmpty() || slots(getters) > MOST_SLOTS) return;
        Type type = Type.getArgumentTypes(call.desc)[0];
        int target = context.newLocal();
        Code components = new Code().store(type, target);
        for (Handle getter : getters) {
            components.load(type, target);
            components.add(new FieldInsnNode(Opcodes.GETFIELD, getter.getOwner(), getter.getName(), getter.getDesc()));
        }
        context.insertBefore(call, components.list());
        context.replace(call, new InvokeDynamicInsnNode(call.name, descriptor(getters), CONCATENATION, text));
    }

    private static List<Handle> getters(InvokeDynamicInsnNode call) {
        List<Handle> getters = new ArrayList<>();
        for (int i = 2; i < call.bsmArgs.length; i++) {
            if (call.bsmArgs[i] instanceof Handle getter && getter.getTag() == Opcodes.H_GETFIELD) getters.add(getter);
        }
        return getters;
    }

    /** What is concatenated, with a mark for each component; empty when it is not what a compiler makes of a record. */
    private static String text(ClassNode type, String names, int getters) {
        String[] components = names.isEmpty() ? new String[0] : names.split(";");
        String begin = simpleName(type) + "[";
        boolean hasMarks = (begin + names).indexOf(COMPONENT) >= 0 || (begin + names).indexOf(CONSTANT) >= 0;
        // A format of a name like this would not be the name.
        if (components.length != getters || hasMarks || (begin + names).indexOf('%') >= 0) return "";
        StringBuilder text = new StringBuilder(begin);
        for (int i = 0; i < components.length; i++) {
            if (i > 0) text.append(", ");
            text.append(components[i]).append('=').append(COMPONENT);
        }
        return text.append(']').toString();
    }

    private static String simpleName(ClassNode type) {
        for (InnerClassNode inner : type.innerClasses) {
            if (inner.name.equals(type.name) && inner.innerName != null) return inner.innerName;
        }
        return type.name.substring(type.name.lastIndexOf('/') + 1);
    }

    private static int slots(List<Handle> getters) {
        int slots = 0;
        for (Handle getter : getters) slots += Type.getType(getter.getDesc()).getSize();
        return slots;
    }

    private static String descriptor(List<Handle> getters) {
        StringBuilder descriptor = new StringBuilder("(");
        for (Handle getter : getters) descriptor.append(getter.getDesc());
        return descriptor.append(")Ljava/lang/String;").toString();
    }
}
