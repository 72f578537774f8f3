package dev.selvage.agent.rewrite;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Interpreter;
import org.objectweb.asm.tree.analysis.Value;

/**
 * A value in a method, and whether it leads to the object that is watched: it is that object, or holds it.
 *
 * @param size slots that it takes
 * @param leads whether it may lead there
 * @param made the {@code NEW} that it comes from, if that is certain
 */
record Lead(int size, boolean leads, @Nullable AbstractInsnNode made) implements Value {
    @Override
    public int getSize() {
        return size;
    }

    /** Follows leads through one method. */
    static final class Following extends Interpreter<Lead> {
        private final BasicInterpreter sizes = new BasicInterpreter();
        private final int watched;
        private final Set<String> holdingFields;
        private final Set<AbstractInsnNode> holders;

        /**
         * @param watched a bit for each local that leads to the object at the start
         * @param holdingFields names of fields in which the object, or what holds it, was put
         * @param holders the places where objects are made that hold it
         */
        Following(int watched, Set<String> holdingFields, Set<AbstractInsnNode> holders) {
            super(Opcodes.ASM9);
            this.watched = watched;
            this.holdingFields = holdingFields;
            this.holders = holders;
        }

        @Override
        public @Nullable Lead newValue(@Nullable Type type) {
            if (type == Type.VOID_TYPE) return null;
            return new Lead(type == null ? 1 : type.getSize(), false, null);
        }

        @Override
        public Lead newParameterValue(boolean isInstanceMethod, int local, Type type) {
            return new Lead(type.getSize(), local < Integer.SIZE && (watched >> local & 1) != 0, null);
        }

        @Override
        public Lead newOperation(AbstractInsnNode node) throws AnalyzerException {
            boolean isNew = node.getOpcode() == Opcodes.NEW;
            return new Lead(sizes.newOperation(node).getSize(), holders.contains(node), isNew ? node : null);
        }

        @Override
        public Lead copyOperation(AbstractInsnNode node, Lead value) {
            return value;
        }

        @Override
        public @Nullable Lead unaryOperation(AbstractInsnNode node, Lead value) throws AnalyzerException {
            if (node.getOpcode() == Opcodes.CHECKCAST) return value;
            boolean leads = node.getOpcode() == Opcodes.GETFIELD
                    && value.leads
                    && holdingFields.contains(((FieldInsnNode) node).name);
            return of(sizes.unaryOperation(node, BasicValue.REFERENCE_VALUE), leads);
        }

        @Override
        public @Nullable Lead binaryOperation(AbstractInsnNode node, Lead first, Lead second) throws AnalyzerException {
            return of(
                    sizes.binaryOperation(node, BasicValue.REFERENCE_VALUE, BasicValue.REFERENCE_VALUE),
                    node.getOpcode() == Opcodes.AALOAD && first.leads);
        }

        @Override
        public @Nullable Lead ternaryOperation(AbstractInsnNode node, Lead first, Lead second, Lead third) {
            return null;
        }

        /** What a call returns may be, or hold, whatever it was given. */
        @Override
        public @Nullable Lead naryOperation(AbstractInsnNode node, List<? extends Lead> values)
                throws AnalyzerException {
            BasicValue result = sizes.naryOperation(node, List.of());
            boolean mayLead = result != null && result.isReference() && !returnsValue(node);
            return of(result, mayLead && values.stream().anyMatch(Lead::leads));
        }

        private static boolean returnsValue(AbstractInsnNode node) {
            return node instanceof MethodInsnNode call
                    && (call.desc.endsWith(")Ljava/lang/Class;") || call.desc.endsWith(")Ljava/lang/String;"));
        }

        @Override
        public void returnOperation(AbstractInsnNode node, Lead value, Lead expected) {}

        @Override
        public Lead merge(Lead one, Lead other) {
            boolean leads = one.leads || other.leads;
            AbstractInsnNode made = one.made == other.made ? one.made : null;
            Lead merged = new Lead(Math.min(one.size, other.size), leads, made);
            return merged.equals(one) ? one : merged;
        }

        private static @Nullable Lead of(@Nullable BasicValue value, boolean leads) {
            return value == null ? null : new Lead(value.getSize(), leads, null);
        }
    }
}
