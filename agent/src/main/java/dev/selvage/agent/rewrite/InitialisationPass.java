package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.*;

import dev.selvage.runtime.Operation;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** Has a class initialised before an instruction that needs it, where its initialiser is part of the schedule. */
final class InitialisationPass implements MethodPass {
    private static final String CLASS = "java/lang/Class";
    private static final String CONSTRUCTOR = "java/lang/reflect/Constructor";
    private static final String METHOD = "java/lang/reflect/Method";
    private static final Type OBJECT = Type.getObjectType("java/lang/Object");

    @Override
    public void apply(MethodContext context) {
        if (!context.treatment.isProgram() || !hasClassConstants(context)) return;
        for (AbstractInsnNode node : context.instructions()) {
            if (node.getOpcode() == NEW) use(context, node, ((TypeInsnNode) node).desc);
            else if (node.getOpcode() == GETSTATIC || node.getOpcode() == PUTSTATIC) {
                FieldInsnNode field = (FieldInsnNode) node;
                use(context, node, context.facts.declaringClass(field.owner, field.name));
            } else if (node.getOpcode() == INVOKESTATIC) {
                MethodInsnNode call = (MethodInsnNode) node;
                if (Hook.isHook(call)) continue;
                if (call.owner.equals(CLASS) && call.name.equals("forName")) forName(context, call);
                else expect(context, call);
            } else if (node.getOpcode() == INVOKEVIRTUAL) {
                reflection(context, (MethodInsnNode) node);
            }
        }
    }

    // ---- reflection: which class it is shows only when it is used

    private static void forName(MethodContext context, MethodInsnNode call) {
        boolean ofCaller = call.desc.startsWith("(Ljava/lang/String;)");
        if (!ofCaller && !call.desc.startsWith("(Ljava/lang/String;Z")) return;
        Code code = new Code();
        if (ofCaller) code.add(new LdcInsnNode(Type.getObjectType(context.owner.name)));
        code.push(context.site(Operation.LOCK, call, null));
        context.insertBefore(call, code.list());
        String loader = ofCaller ? "Ljava/lang/Class;" : "ZLjava/lang/ClassLoader;";
        context.replace(
                call, Hook.INITIALISERS.call("forName", "(Ljava/lang/String;" + loader + "I)Ljava/lang/Class;"));
    }

    /** The call itself stays: who makes it decides what it may see. */
    private static void reflection(MethodContext context, MethodInsnNode call) {
        boolean creates = call.owner.equals(CONSTRUCTOR) && call.name.equals("newInstance");
        boolean invokes = call.owner.equals(METHOD) && call.name.equals("invoke");
        if (call.owner.equals(CLASS) && call.name.equals("newInstance")) newInstance(context, call);
        if (!creates && !invokes) return;
        int arguments = context.newLocals(4);
        Code code = new Code().store(OBJECT, arguments);
        if (invokes) code.store(OBJECT, arguments + 2);
        code.op(DUP).push(context.site(Operation.LOCK, call, null));
        code.add(Hook.INITIALISERS.call("use", "(L" + call.owner + ";I)V"));
        if (invokes) code.load(OBJECT, arguments + 2);
        code.load(OBJECT, arguments).add(new TypeInsnNode(CHECKCAST, "[Ljava/lang/Object;"));
        context.insertBefore(call, code.list());
    }

    private static void newInstance(MethodContext context, MethodInsnNode call) {
        Code code = new Code().op(DUP).push(context.site(Operation.LOCK, call, null));
        context.insertBefore(
                call,
                code.add(Hook.INITIALISERS.call("use", "(L" + CLASS + ";I)V")).list());
    }

    private static boolean hasClassConstants(MethodContext context) {
        return (context.owner.version & 0xffff) >= V1_5;
    }

    private static void use(MethodContext context, AbstractInsnNode node, String type) {
        if (!concerns(context, type) || isInside(context, type)) return;
        Code code = expectation(type);
        code.push(context.site(Operation.LOCK, node, null)).add(InitialiserSplit.call(type));
        if (node.getOpcode() == NEW) code.add(Frames.moveUninitialized(context.method, node));
        context.insertBefore(node, code.list());
    }

    /** The method that is called sees to the rest. */
    private static void expect(MethodContext context, MethodInsnNode call) {
        String type = context.facts.declaringClass(call.owner, call.name, call.desc);
        if (!concerns(context, type) || type.equals(context.owner.name)) return;
        context.insertBefore(call, expectation(type).list());
    }

    private static boolean concerns(MethodContext context, String type) {
        return context.initialisers.contains(type) && context.initialisers.isAccessible(type, context.owner.name);
    }

    /** Whether only who has the class initialised, or initialises it right now, gets here. */
    private static boolean isInside(MethodContext context, String type) {
        return context.isStatic() && type.equals(context.owner.name);
    }

    private static Code expectation(String type) {
        return new Code()
                .add(new LdcInsnNode(Type.getObjectType(type)))
                .add(Hook.INITIALISERS.call("expect", "(Ljava/lang/Class;)V"));
    }

    /** Has the class of a static method initialised at its very start: it may be called from anywhere. */
    static final class AtEntry implements MethodPass {
        @Override
        public void apply(MethodContext context) {
            if (!context.isStatic() || isOfTool(context.method)) return;
            if (!context.treatment.isProgram() || !context.initialisers.contains(context.owner.name)) return;
            LabelNode start = new LabelNode();
            Code code = new Code().add(start);
            if (context.firstLine() > 0) code.add(new LineNumberNode(context.firstLine(), start));
            code.push(context.site(Operation.LOCK, null, null));
            context.method.instructions.insert(
                    code.add(InitialiserSplit.call(context.owner.name)).list());
            context.markChanged();
        }

        /** Whether the method is none of the original class, so that a call of it is no use of the class. */
        private static boolean isOfTool(MethodNode method) {
            return InitialiserSplit.isBody(method) || MethodReferences.isReference(method);
        }
    }
}
