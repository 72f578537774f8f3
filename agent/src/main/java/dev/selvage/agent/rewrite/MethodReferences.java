package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Turns references to JDK methods ({@code counter::incrementAndGet}) and to classes that have yet to be initialised
 * ({@code Service::new}) into lambdas, so that the call is an instruction of the program and can be hooked like any other.
 */
final class MethodReferences {
    private static final String FACTORY = "java/lang/invoke/LambdaMetafactory";
    private static final String PREFIX = "selvage$reference$";
    private static final int IMPLEMENTATION = 1;

    /** Calls of these are no points, and those of handles would mean something else. */
    private static final List<String> IMMATERIAL = List.of("java/lang/invoke/", "java/math/", "java/util/function/");

    private final ClassNode owner;
    private final NoticeableInitialisers initialisers;

    /** Whether the JVM itself has others wait for the initialiser of the class: a method of it would, where the JDK's does not. */
    private final boolean keepsJdkMethods;

    private final List<MethodNode> lambdas = new ArrayList<>();

    /** Where the reference is, which becomes the place of the call. */
    private int line;

    private MethodReferences(ClassNode owner, NoticeableInitialisers initialisers) {
        this.owner = owner;
        this.initialisers = initialisers;
        this.keepsJdkMethods = initialisers.runsAtOnce(owner.name);
    }

    /** Whether the class refers to methods of the JDK whose calls are of interest. */
    static boolean areIn(ClassNode owner) {
        for (MethodNode method : owner.methods) {
            for (AbstractInsnNode node : method.instructions) {
                Handle target = target(node);
                if (target != null && isOfInterest(target)) return true;
            }
        }
        return false;
    }

    /** Whether the method stands for a reference, which needs the class that it refers to, and not the one that it is in. */
    static boolean isReference(MethodNode method) {
        return method.name.startsWith(PREFIX);
    }

    static void expand(ClassNode owner, NoticeableInitialisers initialisers) {
        MethodReferences references = new MethodReferences(owner, initialisers);
        for (MethodNode method : owner.methods) {
            for (AbstractInsnNode node : method.instructions) {
                if (node instanceof LineNumberNode) references.line = ((LineNumberNode) node).line;
                Handle target = target(node);
                if (target != null) references.expand((InvokeDynamicInsnNode) node, target);
            }
        }
        owner.methods.addAll(references.lambdas);
    }

    /** What the instruction makes a reference to, if it does. */
    private static @Nullable Handle target(AbstractInsnNode node) {
        if (!(node instanceof InvokeDynamicInsnNode)) return null;
        InvokeDynamicInsnNode made = (InvokeDynamicInsnNode) node;
        if (!made.bsm.getOwner().equals(FACTORY) || made.bsmArgs.length <= IMPLEMENTATION) return null;
        return made.bsmArgs[IMPLEMENTATION] instanceof Handle ? (Handle) made.bsmArgs[IMPLEMENTATION] : null;
    }

    private void expand(InvokeDynamicInsnNode node, Handle target) {
        if (isOfInterest(target) && !keepsJdkMethods || initialises(target))
            node.bsmArgs[IMPLEMENTATION] = lambda(target, Type.getArgumentTypes(node.desc));
    }

    private static boolean isOfInterest(Handle target) {
        if (target.getTag() == H_NEWINVOKESPECIAL || target.getTag() == H_INVOKESPECIAL) return false;
        String type = target.getOwner();
        if (type.equals("java/lang/Object")) return !target.getName().equals("clone");
        return type.startsWith("java/") && IMMATERIAL.stream().noneMatch(type::startsWith)
                || LibraryCallPass.isUnseen(type);
    }

    private boolean initialises(Handle target) {
        boolean initialising = target.getTag() == H_INVOKESTATIC || target.getTag() == H_NEWINVOKESPECIAL;
        boolean own = target.getOwner().equals(owner.name);
        return initialising && !own && initialisers.contains(target.getOwner());
    }

    /** What is captured must have exactly the type with which it is captured. */
    private Handle lambda(Handle target, Type[] captured) {
        List<Type> parameters = new ArrayList<>();
        boolean creates = target.getTag() == H_NEWINVOKESPECIAL;
        if (target.getTag() != H_INVOKESTATIC && !creates) parameters.add(Type.getObjectType(target.getOwner()));
        parameters.addAll(List.of(Type.getArgumentTypes(target.getDesc())));
        for (int i = 0; i < captured.length; i++) parameters.set(i, captured[i]);
        Type result = creates ? Type.getObjectType(target.getOwner()) : Type.getReturnType(target.getDesc());
        String descriptor = Type.getMethodDescriptor(result, parameters.toArray(new Type[0]));
        String name = PREFIX + lambdas.size();
        lambdas.add(method(name, descriptor, target));
        boolean inInterface = (owner.access & ACC_INTERFACE) != 0;
        return new Handle(H_INVOKESTATIC, owner.name, name, descriptor, inInterface);
    }

    private MethodNode method(String name, String descriptor, Handle target) {
        MethodNode method = new MethodNode(ACC_PRIVATE | ACC_STATIC | ACC_SYNTHETIC, name, descriptor, null, null);
        LabelNode start = new LabelNode();
        Code code = new Code().add(start).add(new LineNumberNode(line, start));
        boolean creates = target.getTag() == H_NEWINVOKESPECIAL;
        if (creates) code.add(new TypeInsnNode(NEW, target.getOwner())).op(DUP);
        int local = 0;
        for (Type type : Type.getArgumentTypes(descriptor)) {
            code.load(type, local);
            local += type.getSize();
        }
        code.add(new MethodInsnNode(
                opcode(target), target.getOwner(), target.getName(), target.getDesc(), target.isInterface()));
        code.op(Type.getReturnType(descriptor).getOpcode(IRETURN));
        method.instructions.add(code.list());
        method.maxLocals = local;
        return method;
    }

    private static int opcode(Handle target) {
        switch (target.getTag()) {
            case H_INVOKESTATIC:
                return INVOKESTATIC;
            case H_INVOKEINTERFACE:
                return INVOKEINTERFACE;
            case H_NEWINVOKESPECIAL:
                return INVOKESPECIAL;
            default:
                return INVOKEVIRTUAL;
        }
    }
}
