package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.*;

import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;

/** Follows the objects that a method makes through its stack and its locals, and notes which are seen to go elsewhere. */
final class MadeObjects extends BasicInterpreter {
    /** Creations of objects that some instruction lets go of. */
    final Set<AbstractInsnNode> escaped = new HashSet<>();

    /** Creations of objects that are kept in a local variable. */
    final Set<AbstractInsnNode> named = new HashSet<>();

    /** Creations of objects that some instruction returns. */
    final Set<AbstractInsnNode> returned = new HashSet<>();

    /** Instructions that let go of a nameless object, or name it, with where it was made. */
    final Map<AbstractInsnNode, Set<AbstractInsnNode>> handedOut = new IdentityHashMap<>();

    MadeObjects() {
        super(ASM9);
    }

    /** An object that came from one of certain instructions, or from elsewhere too. */
    static final class Made extends BasicValue {
        final Set<AbstractInsnNode> creations;
        final boolean orOther;

        /** Whether it has been on the stack only, since it was made. */
        final boolean isNameless;

        Made(Set<AbstractInsnNode> creations, boolean orOther, boolean isNameless) {
            super(Type.getObjectType("java/lang/Object"));
            this.creations = creations;
            this.orOther = orOther;
            this.isNameless = isNameless;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Made made
                    && made.orOther == orOther
                    && made.isNameless == isNameless
                    && made.creations.equals(creations);
        }

        @Override
        public int hashCode() {
            return creations.hashCode();
        }
    }

    private static Made nameless(AbstractInsnNode creation) {
        return new Made(Set.of(creation), false, true);
    }

    @Override
    public BasicValue newOperation(AbstractInsnNode node) throws AnalyzerException {
        return PrivateObjects.isCreation(node) ? nameless(node) : super.newOperation(node);
    }

    @Override
    public BasicValue copyOperation(AbstractInsnNode node, BasicValue value) {
        if (node.getOpcode() != ASTORE || !(value instanceof Made made) || !made.isNameless) return value;
        handsOut(node, made);
        named.addAll(made.creations);
        return new Made(made.creations, made.orOther, false);
    }

    @Override
    public @Nullable BasicValue unaryOperation(AbstractInsnNode node, BasicValue value) throws AnalyzerException {
        if (PrivateObjects.isCreation(node)) return nameless(node);
        if (node.getOpcode() == CHECKCAST) return value;
        if (node.getOpcode() == PUTSTATIC || node.getOpcode() == ATHROW) escapes(node, value);
        return super.unaryOperation(node, value);
    }

    @Override
    public @Nullable BasicValue binaryOperation(AbstractInsnNode node, BasicValue first, BasicValue second)
            throws AnalyzerException {
        if (node.getOpcode() == PUTFIELD) escapes(node, second);
        return super.binaryOperation(node, first, second);
    }

    @Override
    public @Nullable BasicValue ternaryOperation(
            AbstractInsnNode node, BasicValue first, BasicValue second, BasicValue third) {
        escapes(node, third);
        return null;
    }

    @Override
    public @Nullable BasicValue naryOperation(AbstractInsnNode node, List<? extends BasicValue> values)
            throws AnalyzerException {
        if (node instanceof MethodInsnNode call && isKept(call, values)) {
            if (!KeptObjects.keepsArguments(call))
                values.subList(1, values.size()).forEach(value -> escapes(node, value));
            if (KeptObjects.returnsReceiver(call)) return values.get(0);
        } else if (node instanceof MethodInsnNode call && BulkCalls.keepsArrays(call)) {
            for (int i = 0; i < values.size(); i++) {
                if (!BulkCalls.isArray(call, i)) escapes(node, values.get(i));
            }
        } else {
            values.forEach(value -> escapes(node, value));
        }
        return PrivateObjects.isCreation(node) ? nameless(node) : super.naryOperation(node, values);
    }

    private static boolean isKept(MethodInsnNode call, List<? extends BasicValue> values) {
        return KeptObjects.keepsReceiver(call) && values.get(0) instanceof Made;
    }

    @Override
    public void returnOperation(AbstractInsnNode node, BasicValue value, BasicValue expected) {
        if (value instanceof Made object) returned.addAll(object.creations);
    }

    @Override
    public BasicValue merge(BasicValue one, BasicValue other) {
        boolean made = one instanceof Made || other instanceof Made;
        boolean dead = one == BasicValue.UNINITIALIZED_VALUE || other == BasicValue.UNINITIALIZED_VALUE;
        if (!made || dead || one.equals(other)) return super.merge(one, other);
        Set<AbstractInsnNode> creations = new HashSet<>();
        boolean orOther = false;
        for (BasicValue value : List.of(one, other)) {
            if (value instanceof Made object) creations.addAll(object.creations);
            orOther |= !(value instanceof Made object) || object.orOther;
        }
        return new Made(creations, orOther, false);
    }

    private void escapes(AbstractInsnNode node, BasicValue value) {
        if (!(value instanceof Made made)) return;
        escaped.addAll(made.creations);
        if (made.isNameless) handsOut(node, made);
    }

    private void handsOut(AbstractInsnNode node, Made made) {
        handedOut.computeIfAbsent(node, unknown -> new HashSet<>()).addAll(made.creations);
    }
}
