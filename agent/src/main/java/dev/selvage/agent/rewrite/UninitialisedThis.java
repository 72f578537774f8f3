package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.INVOKESPECIAL;
import static org.objectweb.asm.Opcodes.PUTFIELD;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.Interpreter;

/**
 * Finds where a constructor writes a field of its object before it has called another constructor: inner classes do so, and later JDKs let everybody.
 * Nobody else can have the object, and the JVM lets no hook have it. All else that happens before that call is like the rest of the method.
 */
final class UninitialisedThis {
    private static final BasicValue THIS = new BasicValue(Type.getObjectType("this"));

    private UninitialisedThis() {}

    /** Looks at the method as it is before any pass. */
    static Set<AbstractInsnNode> writes(MethodContext context) {
        if (!context.isConstructor() || isWithoutWrites(context)) return Set.of();
        Set<AbstractInsnNode> writes = Collections.newSetFromMap(new IdentityHashMap<>());
        try {
            Frame<BasicValue>[] frames = new Initialisation().analyze(context.owner.name, context.method);
            int position = 0;
            for (AbstractInsnNode node : context.method.instructions) {
                Frame<BasicValue> frame = frames[position++];
                if (frame != null && node.getOpcode() == PUTFIELD && value(frame, 1) == THIS) writes.add(node);
            }
        } catch (AnalyzerException unusualCode) {
            // Which object it is stays unknown, and a class that the JVM refuses would be worse than a write without a
            // hook.
            for (AbstractInsnNode node : beforeSuperCall(context)) if (isWrite(node)) writes.add(node);
        }
        return writes;
    }

    /** Most constructors go straight to that call and write nothing on the way, and to analyse them takes long. */
    private static boolean isWithoutWrites(MethodContext context) {
        if (!context.method.tryCatchBlocks.isEmpty()) return false;
        for (AbstractInsnNode node : beforeSuperCall(context)) {
            boolean branches = node instanceof JumpInsnNode
                    || node instanceof LookupSwitchInsnNode
                    || node instanceof TableSwitchInsnNode;
            if (branches || isWrite(node)) return false;
        }
        return true;
    }

    /** Fields of the compiler have no hooks in any case. */
    private static boolean isWrite(AbstractInsnNode node) {
        return node.getOpcode() == PUTFIELD && !MemoryPass.isOfCompiler(((FieldInsnNode) node).name);
    }

    private static List<AbstractInsnNode> beforeSuperCall(MethodContext context) {
        return context.instructions().subList(0, context.superCall());
    }

    private static BasicValue value(Frame<BasicValue> frame, int depth) {
        return frame.getStack(frame.getStackSize() - 1 - depth);
    }

    /** Follows the object until it is initialised. */
    private static final class Initialisation extends Analyzer<BasicValue> {
        Initialisation() {
            super(new Objects());
        }

        @Override
        protected Frame<BasicValue> newFrame(int locals, int stack) {
            return new State(locals, stack);
        }

        @Override
        protected Frame<BasicValue> newFrame(Frame<? extends BasicValue> frame) {
            return new State(frame);
        }
    }

    private static final class Objects extends BasicInterpreter {
        Objects() {
            super(Opcodes.ASM9);
        }

        @Override
        public BasicValue newParameterValue(boolean isInstanceMethod, int local, Type type) {
            return isInstanceMethod && local == 0 ? THIS : super.newParameterValue(isInstanceMethod, local, type);
        }
    }

    private static final class State extends Frame<BasicValue> {
        State(int locals, int stack) {
            super(locals, stack);
        }

        State(Frame<? extends BasicValue> frame) {
            super(frame);
        }

        @Override
        public void execute(AbstractInsnNode node, Interpreter<BasicValue> interpreter) throws AnalyzerException {
            boolean initialises = node.getOpcode() == INVOKESPECIAL && initialisesThis((MethodInsnNode) node);
            super.execute(node, interpreter);
            if (initialises) replace();
        }

        private boolean initialisesThis(MethodInsnNode call) {
            return call.name.equals("<init>") && value(this, Type.getArgumentTypes(call.desc).length) == THIS;
        }

        private void replace() {
            for (int i = 0; i < getLocals(); i++) {
                if (getLocal(i) == THIS) setLocal(i, BasicValue.REFERENCE_VALUE);
            }
            for (int i = 0; i < getStackSize(); i++) {
                if (getStack(i) == THIS) setStack(i, BasicValue.REFERENCE_VALUE);
            }
        }
    }
}
