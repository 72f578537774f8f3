package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.*;

import dev.selvage.runtime.Operation;
import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Hooks accesses to fields and array elements: the access before it happens, the value behind it. */
final class MemoryPass implements MethodPass {
    private static final Type OBJECT = Type.getObjectType("java/lang/Object");

    /** Where copies of objects of the library are made; classes between have no hooks. */
    private static final Set<String> CLONING = Set.of("java/lang/Object", "java/text/Format");

    @Override
    public void apply(MethodContext context) {
        if (!context.treatment.memory() || ArrayLoops.isLeftOut(context) || BufferIndex.isCheck(context)) return;
        for (AbstractInsnNode node : context.instructions()) {
            if (context.privateAccesses.contains(node) || context.privateUses.contains(node)) continue;
            if (context.writesBeforeSuper.contains(node)) continue;
            if (node instanceof FieldInsnNode) field(context, (FieldInsnNode) node);
            else if (isArrayLoad(node)) arrayLoad(context, node);
            else if (isArrayStore(node)) arrayStore(context, node);
            else if (BufferIndex.isChecked(context, node)) limit(context, node);
            else if (isClone(context, node)) whole(context, node);
            else if (isOfLeakedRecord(context, node)) components(context, (InvokeDynamicInsnNode) node);
        }
    }

    /** Whether the JDK makes the text or the hash code of a record, or compares two, whose components others may see written. */
    private static boolean isOfLeakedRecord(MethodContext context, AbstractInsnNode node) {
        return node instanceof InvokeDynamicInsnNode call
                && call.bsm.getOwner().equals("java/lang/runtime/ObjectMethods")
                && context.facts.hasLeakedFinals(context.owner.name);
    }

    private static void components(MethodContext context, InvokeDynamicInsnNode call) {
        int site = context.site(Operation.READ, call, CallSitePass.simpleName(context.owner.name) + ".*");
        boolean compares = Type.getArgumentTypes(call.desc).length == 2;
        Code code = new Code().op(compares ? DUP2 : DUP).push(site);
        AbstractInsnNode hook = compares
                ? Hook.MEMORY.call("compared", "(Ljava/lang/Object;Ljava/lang/Object;I)V")
                : Hook.MEMORY.call("whole", "(Ljava/lang/Object;I)V");
        context.insertBefore(call, code.add(hook).list());
    }

    /** Announces that the buffer's limit is read by the call. */
    private static void limit(MethodContext context, AbstractInsnNode call) {
        int site = context.fieldSite(Operation.READ, call, BufferIndex.BUFFER, BufferIndex.LIMIT, false);
        context.insertBefore(
                call,
                new Code().load(OBJECT, 0).push(site).add(fieldHook(context)).list());
    }

    /** Whether an object is asked for a copy of itself, with all its fields. */
    private static boolean isClone(MethodContext context, AbstractInsnNode node) {
        if (!(node instanceof MethodInsnNode)) return false;
        MethodInsnNode call = (MethodInsnNode) node;
        if (!call.name.equals("clone") || !call.desc.equals("()Ljava/lang/Object;")) return false;
        if (call.owner.startsWith("[")) return false;
        if (!context.treatment.isProgram()) return call.getOpcode() == INVOKESPECIAL && CLONING.contains(call.owner);
        return context.facts.declaringClass(call.owner, call.name, call.desc).equals("java/lang/Object");
    }

    private static void whole(MethodContext context, AbstractInsnNode call) {
        int site = context.site(Operation.READ, call, CallSitePass.simpleName(context.owner.name) + ".*");
        Code code = new Code().op(DUP).push(site);
        String hook = context.treatment.isProgram() ? "whole" : "libraryWhole";
        context.insertBefore(
                call, code.add(Hook.MEMORY.call(hook, "(Ljava/lang/Object;I)V")).list());
    }

    private static void field(MethodContext context, FieldInsnNode node) {
        if (isUnshared(context, node)) return;
        Type type = Type.getType(node.desc);
        boolean write = node.getOpcode() == PUTFIELD || node.getOpcode() == PUTSTATIC;
        boolean isStatic = node.getOpcode() == GETSTATIC || node.getOpcode() == PUTSTATIC;
        boolean announcedAsWrite = write || BuilderText.isChanged(context, node);
        boolean isVolatile = context.facts.isVolatile(node.owner, node.name);
        Operation operation = announcedAsWrite ? Operation.WRITE : Operation.READ;
        int site = context.fieldSite(operation, node, node.owner, node.name, isVolatile);
        Code before = new Code();
        Code after = new Code();
        int value = write ? context.newLocal() : -1;
        if (write) before.store(type, value);
        before.op(isStatic ? ACONST_NULL : DUP).push(site).add(fieldHook(context));
        if (write) {
            before.load(type, value);
            after.load(type, value);
        } else {
            after.dup(type);
        }
        context.insertBefore(node, before.list());
        context.insertAfter(node, after.add(valueHook(type)).list());
    }

    private static boolean isUnshared(MethodContext context, FieldInsnNode node) {
        return isOfCompiler(node.name) || isOfJvm(context, node) || context.facts.isSettled(node.owner, node.name);
    }

    /** Statics of the JDK outlive runs: what the first run in a JVM has put there, the others find. */
    private static boolean isOfJvm(MethodContext context, FieldInsnNode node) {
        boolean isStatic = node.getOpcode() == GETSTATIC || node.getOpcode() == PUTSTATIC;
        return isStatic && context.treatment.origin() == Treatment.Origin.LIBRARY;
    }

    /** Whether the compiler made the field, and writes it once. */
    static boolean isOfCompiler(String field) {
        return field.startsWith("this$")
                || field.startsWith("val$")
                || field.startsWith("$assertions")
                || field.startsWith("$SwitchMap$")
                || field.equals("$VALUES");
    }

    private static void arrayLoad(MethodContext context, AbstractInsnNode node) {
        Type type = elementType(node.getOpcode() - IALOAD);
        context.insertBefore(
                node, element(new Code(), context, node, Operation.READ).list());
        context.insertAfter(node, new Code().dup(type).add(valueHook(type)).list());
    }

    private static void arrayStore(MethodContext context, AbstractInsnNode node) {
        Type type = elementType(node.getOpcode() - IASTORE);
        int value = context.newLocal();
        Code before = element(new Code().store(type, value), context, node, Operation.WRITE);
        context.insertBefore(node, before.load(type, value).list());
        context.insertAfter(
                node, new Code().load(type, value).add(valueHook(type)).list());
    }

    /** Announces an access to the element whose array and index are on top of the stack. */
    private static Code element(Code code, MethodContext context, AbstractInsnNode node, Operation operation) {
        if (BuilderText.isCharacter(context, node)) {
            int site = context.fieldSite(operation, node, BuilderText.BUILDER, BuilderText.VALUE, false);
            return code.load(OBJECT, 0).push(site).add(fieldHook(context));
        }
        return code.op(DUP2).push(context.site(operation, node, null)).add(elementHook(context));
    }

    static boolean isArrayLoad(AbstractInsnNode node) {
        return node.getOpcode() >= IALOAD && node.getOpcode() <= SALOAD;
    }

    static boolean isArrayStore(AbstractInsnNode node) {
        return node.getOpcode() >= IASTORE && node.getOpcode() <= SASTORE;
    }

    /** The order of the array opcodes: int, long, float, double, reference, byte, char, short. */
    private static Type elementType(int index) {
        switch (index) {
            case 1:
                return Type.LONG_TYPE;
            case 2:
                return Type.FLOAT_TYPE;
            case 3:
                return Type.DOUBLE_TYPE;
            case 4:
                return OBJECT;
            case 6:
                return Type.CHAR_TYPE;
            default:
                return Type.INT_TYPE;
        }
    }

    private static AbstractInsnNode fieldHook(MethodContext context) {
        if (BuilderText.isInBuilder(context)) return Hook.MEMORY.call("builderField", "(Ljava/lang/Object;I)V");
        return Hook.MEMORY.call(hook(context, "field"), "(Ljava/lang/Object;I)V");
    }

    private static AbstractInsnNode elementHook(MethodContext context) {
        return Hook.MEMORY.call(hook(context, "element"), "(Ljava/lang/Object;II)V");
    }

    private static String hook(MethodContext context, String what) {
        if (context.treatment.isProgram()) return what;
        String capital = what.equals("field") ? "Field" : "Element";
        return (context.treatment.isInside() ? "concurrent" : "library") + capital;
    }

    static AbstractInsnNode valueHook(Type type) {
        return Hook.MEMORY.call("value", "(" + valueDescriptor(type) + ")V");
    }

    private static String valueDescriptor(Type type) {
        switch (type.getSort()) {
            case Type.BYTE:
            case Type.SHORT:
                return "I";
            case Type.ARRAY:
            case Type.OBJECT:
                return "Ljava/lang/Object;";
            default:
                return type.getDescriptor();
        }
    }
}
