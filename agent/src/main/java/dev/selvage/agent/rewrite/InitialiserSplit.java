package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.*;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Takes the initialiser of a class out of the JVM's hands: its code becomes a method like others, with scheduling points,
 * which {@link #ENSURE} calls under a lock that is modelled.
 */
final class InitialiserSplit {
    /** Called at every use of the class; takes the site of the use. */
    static final String ENSURE = "selvage$ensure";

    private static final String BODY = "selvage$clinit";
    private static final String STATE = "selvage$initialisation";
    private static final String STATE_TYPE = "dev/selvage/runtime/Initialisation";
    private static final String STATE_DESCRIPTOR = "L" + STATE_TYPE + ";";

    private final ClassNode owner;
    private final boolean superToo;

    /** @param superToo whether the superclass is split as well */
    private InitialiserSplit(ClassNode owner, boolean superToo) {
        this.owner = owner;
        this.superToo = superToo;
    }

    /** Makes the initialiser a method that can be rewritten like any other. */
    static InitialiserSplit begin(ClassNode owner, NoticeableInitialisers initialisers) {
        MethodNode body = initialiser(owner);
        if (body == null) {
            body = new MethodNode(ACC_STATIC, BODY, "()V", null, null);
            body.instructions.add(new Code().op(RETURN).list());
            owner.methods.add(body);
        }
        body.name = BODY;
        body.access = ACC_PRIVATE | ACC_STATIC | ACC_SYNTHETIC;
        for (FieldNode field : owner.fields) {
            // Only an initialiser proper may write a final field.
            if ((field.access & ACC_STATIC) != 0 && field.value == null) field.access &= ~ACC_FINAL;
        }
        return new InitialiserSplit(owner, initialisers.contains(owner.superName));
    }

    /** Has the initialiser of an interface, which cannot be split, say that it runs; returns whether there is one. */
    static boolean announce(ClassNode owner) {
        MethodNode initialiser = initialiser(owner);
        if (initialiser == null) return false;
        // Calls by references that are left as they are are never seen.
        String when = MethodReferences.areIn(owner) ? "fromNowOn" : "now";
        initialiser.instructions.insert(new Code()
                .add(new LdcInsnNode(Type.getObjectType(owner.name)))
                .add(Hook.UNSEEN.call(when, "(Ljava/lang/Class;)V"))
                .list());
        return true;
    }

    private static @Nullable MethodNode initialiser(ClassNode owner) {
        for (MethodNode method : owner.methods) {
            if (method.name.equals("<clinit>")) return method;
        }
        return null;
    }

    /** Whether the method is the initialiser's code. */
    static boolean isBody(MethodNode method) {
        return method.name.equals(BODY);
    }

    /** Adds what calls the initialiser; these methods need no hooks of their own. */
    void finish() {
        owner.fields.add(new FieldNode(ACC_PRIVATE | ACC_STATIC | ACC_SYNTHETIC, STATE, STATE_DESCRIPTOR, null, null));
        owner.methods.add(initialiserOfJvm());
        owner.methods.add(ensure());
    }

    private MethodNode initialiserOfJvm() {
        LabelNode start = new LabelNode();
        LabelNode end = new LabelNode();
        LabelNode handler = new LabelNode();
        Code code = new Code()
                .add(new LdcInsnNode(Type.getObjectType(owner.name)))
                .add(Hook.INITIALISERS.call("starts", "(Ljava/lang/Class;)" + STATE_DESCRIPTOR))
                .op(DUP)
                .add(state(PUTSTATIC))
                .add(new MethodInsnNode(INVOKEVIRTUAL, STATE_TYPE, "isDeferred", "()Z", false))
                .add(new JumpInsnNode(IFNE, end))
                .add(Hook.IGNORED.call("enterInitialiser", "()V"))
                .add(start)
                .add(body())
                .add(Hook.IGNORED.call("exitInitialiser", "()V"))
                .add(state(GETSTATIC))
                .add(Hook.INITIALISERS.call("done", "(" + STATE_DESCRIPTOR + ")V"))
                .add(end)
                .add(Frames.frame(List.of()))
                .op(RETURN)
                .add(handler)
                .add(Frames.frame(List.of(), "java/lang/Throwable"))
                .add(Hook.IGNORED.call("exitInitialiser", "()V"))
                .op(ATHROW);
        MethodNode method = new MethodNode(ACC_STATIC, "<clinit>", "()V", null, null);
        method.instructions.add(code.list());
        method.tryCatchBlocks.add(new TryCatchBlockNode(start, end, handler, null));
        return method;
    }

    private MethodNode ensure() {
        LabelNode start = new LabelNode();
        LabelNode end = new LabelNode();
        LabelNode handler = new LabelNode();
        Code code = new Code()
                .add(state(GETSTATIC))
                .load(Type.INT_TYPE, 0)
                .add(Hook.INITIALISERS.call("begins", "(" + STATE_DESCRIPTOR + "I)Z"))
                .add(new JumpInsnNode(IFEQ, end))
                .add(start);
        if (superToo && owner.superName != null) code.load(Type.INT_TYPE, 0).add(call(owner.superName));
        code.add(body())
                .add(state(GETSTATIC))
                .load(Type.INT_TYPE, 0)
                .add(Hook.INITIALISERS.call("ends", "(" + STATE_DESCRIPTOR + "I)V"))
                .add(end)
                .add(Frames.frame(List.of(INTEGER)))
                .op(RETURN)
                .add(handler)
                .add(Frames.frame(List.of(INTEGER), "java/lang/Throwable"))
                .add(state(GETSTATIC))
                .load(Type.INT_TYPE, 0)
                .add(Hook.INITIALISERS.call(
                        "fails", "(Ljava/lang/Throwable;" + STATE_DESCRIPTOR + "I)Ljava/lang/Throwable;"))
                .op(ATHROW);
        MethodNode method = new MethodNode(ACC_PUBLIC | ACC_STATIC | ACC_SYNTHETIC, ENSURE, "(I)V", null, null);
        method.instructions.add(code.list());
        method.tryCatchBlocks.add(new TryCatchBlockNode(start, end, handler, null));
        method.maxLocals = 1;
        return method;
    }

    private FieldInsnNode state(int opcode) {
        return new FieldInsnNode(opcode, owner.name, STATE, STATE_DESCRIPTOR);
    }

    private MethodInsnNode body() {
        return new MethodInsnNode(INVOKESTATIC, owner.name, BODY, "()V", false);
    }

    static boolean isCall(MethodInsnNode call) {
        return call.name.equals(ENSURE);
    }

    /** The call by which a use of {@code type} has it initialised. */
    static MethodInsnNode call(String type) {
        return new MethodInsnNode(INVOKESTATIC, type, ENSURE, "(I)V", false);
    }
}
