package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.*;

import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Finds the calls of a {@code StringBuilder} that a method makes, fills and never lets go of but by returning it: nobody else
 * can have it meanwhile. Most builders are of that kind, those of string concatenations among them.
 */
final class PrivateBuilders {
    private static final String BUILDER = "java/lang/StringBuilder";

    private final Tracker tracker = new Tracker();

    private PrivateBuilders() {}

    /** The calls in a method that nobody has changed yet. */
    static Set<AbstractInsnNode> callsIn(ClassNode owner, MethodNode method) {
        if (!hasCreation(method)) return Set.of();
        try {
            return new PrivateBuilders().find(owner, method);
        } catch (AnalyzerException unusualCode) {
            return Set.of();
        }
    }

    private static boolean hasCreation(MethodNode method) {
        for (AbstractInsnNode node : method.instructions) {
            if (isCreation(node)) return true;
        }
        return false;
    }

    private static boolean isCreation(AbstractInsnNode node) {
        return node.getOpcode() == NEW && ((TypeInsnNode) node).desc.equals(BUILDER);
    }

    private Set<AbstractInsnNode> find(ClassNode owner, MethodNode method) throws AnalyzerException {
        Frame<BasicValue>[] frames = new Analyzer<>(tracker).analyze(owner.name, method);
        Set<AbstractInsnNode> found = Collections.newSetFromMap(new IdentityHashMap<>());
        int position = 0;
        for (AbstractInsnNode node : method.instructions) {
            Frame<BasicValue> frame = frames[position++];
            if (frame != null && isCall(node) && isPrivate(receiver((MethodInsnNode) node, frame))) found.add(node);
        }
        return found;
    }

    private static boolean isCall(AbstractInsnNode node) {
        return node.getOpcode() == INVOKEVIRTUAL && ((MethodInsnNode) node).owner.equals(BUILDER);
    }

    private static BasicValue receiver(MethodInsnNode call, Frame<BasicValue> frame) {
        int arguments = Type.getArgumentTypes(call.desc).length;
        return frame.getStack(frame.getStackSize() - 1 - arguments);
    }

    private boolean isPrivate(BasicValue value) {
        return value instanceof Builder builder
                && !builder.orOther
                && Collections.disjoint(builder.creations, tracker.escaped);
    }

    /** A builder that came from one of certain instructions, or from elsewhere too. */
    private static final class Builder extends BasicValue {
        final Set<AbstractInsnNode> creations;
        final boolean orOther;

        Builder(Set<AbstractInsnNode> creations, boolean orOther) {
            super(Type.getObjectType("java/lang/Object"));
            this.creations = creations;
            this.orOther = orOther;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Builder builder
                    && builder.orOther == orOther
                    && builder.creations.equals(creations);
        }

        @Override
        public int hashCode() {
            return creations.hashCode();
        }
    }

    /** Follows builders through the stack and the locals, and notes which are seen to go elsewhere. */
    private static final class Tracker extends BasicInterpreter {
        final Set<AbstractInsnNode> escaped = new HashSet<>();

        Tracker() {
            super(ASM9);
        }

        @Override
        public BasicValue newOperation(AbstractInsnNode node) throws AnalyzerException {
            return isCreation(node) ? new Builder(Set.of(node), false) : super.newOperation(node);
        }

        @Override
        public BasicValue copyOperation(AbstractInsnNode node, BasicValue value) {
            return value;
        }

        @Override
        public @Nullable BasicValue unaryOperation(AbstractInsnNode node, BasicValue value) throws AnalyzerException {
            if (node.getOpcode() == CHECKCAST) return value;
            if (node.getOpcode() == PUTSTATIC) escapes(value);
            return super.unaryOperation(node, value);
        }

        @Override
        public @Nullable BasicValue binaryOperation(AbstractInsnNode node, BasicValue first, BasicValue second)
                throws AnalyzerException {
            if (node.getOpcode() == PUTFIELD) escapes(second);
            return super.binaryOperation(node, first, second);
        }

        @Override
        public @Nullable BasicValue ternaryOperation(
                AbstractInsnNode node, BasicValue first, BasicValue second, BasicValue third) {
            escapes(third);
            return null;
        }

        @Override
        public @Nullable BasicValue naryOperation(AbstractInsnNode node, List<? extends BasicValue> values)
                throws AnalyzerException {
            boolean ofBuilder = node instanceof MethodInsnNode
                    && node.getOpcode() != INVOKESTATIC
                    && ((MethodInsnNode) node).owner.equals(BUILDER);
            if (!ofBuilder) values.forEach(this::escapes);
            boolean returnsItself = ofBuilder && ((MethodInsnNode) node).desc.endsWith(")L" + BUILDER + ";");
            return returnsItself ? values.get(0) : super.naryOperation(node, values);
        }

        @Override
        public BasicValue merge(BasicValue one, BasicValue other) {
            boolean builders = one instanceof Builder || other instanceof Builder;
            boolean dead = one == BasicValue.UNINITIALIZED_VALUE || other == BasicValue.UNINITIALIZED_VALUE;
            if (!builders || dead || one.equals(other)) return super.merge(one, other);
            Set<AbstractInsnNode> creations = new HashSet<>();
            boolean orOther = false;
            for (BasicValue value : List.of(one, other)) {
                if (value instanceof Builder builder) creations.addAll(builder.creations);
                orOther |= !(value instanceof Builder builder) || builder.orOther;
            }
            return new Builder(creations, orOther);
        }

        private void escapes(BasicValue value) {
            if (value instanceof Builder builder) escaped.addAll(builder.creations);
        }
    }
}
