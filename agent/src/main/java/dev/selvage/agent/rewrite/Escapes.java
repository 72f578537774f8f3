package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Finds where a constructor lets its object go to where others may find it: into a static field, into an object that it has not made, or into a
 * call of which that cannot be ruled out. Follows calls whose target is certain.
 */
final class Escapes {
    private static final String LAMBDAS = "java/lang/invoke/LambdaMetafactory";
    private static final String THROWABLE = "java/lang/Throwable";

    /** Calls that keep to themselves what they get, besides those of which the code shows it. */
    private static final Set<String> HARMLESS = Set.of(
            "java/lang/Enum.<init>",
            "java/lang/Object.<init>",
            "java/lang/Object.getClass",
            "java/lang/Record.<init>",
            "java/lang/System.identityHashCode",
            "java/lang/Thread.<init>",
            "java/util/Objects.requireNonNull");

    /** Calls that lie deeper than this are not followed. */
    private static final int DEEPEST = 12;

    private final ClassNodes classes;
    private final String type;
    private final Set<String> holdingFields = new HashSet<>();
    private final Set<AbstractInsnNode> holders = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Map<String, Boolean> known = new HashMap<>();
    private boolean grown;
    private int depth;

    private Escapes(ClassNodes classes, String type) {
        this.classes = classes;
        this.type = type;
    }

    /** The instructions of the constructor that may be carried out when others have its object. */
    static Set<AbstractInsnNode> publicPart(ClassNodes classes, String type, MethodNode constructor)
            throws AnalyzerException {
        Escapes escapes = new Escapes(classes, type);
        Flow flow;
        Set<AbstractInsnNode> found;
        // What holds the object is known only when all has been looked at.
        do {
            escapes.grown = false;
            escapes.known.clear();
            flow = new Flow(constructor, escapes.following(1));
            found = escapes.in(type, flow);
        } while (escapes.grown);
        return flow.behind(found);
    }

    private Lead.Following following(int watched) {
        return new Lead.Following(watched, holdingFields, holders);
    }

    private Set<AbstractInsnNode> in(String owner, Flow flow) throws AnalyzerException {
        @Nullable Frame<Lead>[] frames = flow.frames(owner);
        Set<AbstractInsnNode> found = Collections.newSetFromMap(new IdentityHashMap<>());
        for (int i = 0; i < frames.length; i++) {
            AbstractInsnNode node = flow.method.instructions.get(i);
            Frame<Lead> frame = frames[i];
            if (frame != null && isEscape(node, frame)) found.add(node);
        }
        return found;
    }

    private boolean isEscape(AbstractInsnNode node, Frame<Lead> frame) {
        switch (node.getOpcode()) {
            case PUTSTATIC, AASTORE, ATHROW:
                return top(frame, 0).leads();
            case PUTFIELD:
                return top(frame, 0).leads() && !isKept((FieldInsnNode) node, top(frame, 1));
            case INVOKEDYNAMIC:
                InvokeDynamicInsnNode dynamic = (InvokeDynamicInsnNode) node;
                boolean isLambda = dynamic.bsm.getOwner().equals(LAMBDAS);
                return !isLambda && leading(frame, Type.getArgumentTypes(dynamic.desc).length) != 0;
            default:
                return node instanceof MethodInsnNode && isLeak((MethodInsnNode) node, frame);
        }
    }

    private static Lead top(Frame<Lead> frame, int depth) {
        return frame.getStack(frame.getStackSize() - 1 - depth);
    }

    /** Whether the object is put into one that is as private as itself. */
    private boolean isKept(FieldInsnNode field, Lead receiver) {
        if (!receiver.leads() && receiver.made() == null) return false;
        grown |= holdingFields.add(field.name);
        hold(receiver);
        return true;
    }

    private void hold(Lead receiver) {
        if (receiver.made() != null) grown |= holders.add(receiver.made());
    }

    /** A bit for each of the topmost {@code count} values that leads to the object, the lowest for the deepest one. */
    private static int leading(Frame<Lead> frame, int count) {
        int leading = 0;
        for (int i = 0; i < count; i++) {
            if (top(frame, count - 1 - i).leads()) leading |= 1 << Math.min(i, Integer.SIZE - 1);
        }
        return leading;
    }

    private boolean isLeak(MethodInsnNode call, Frame<Lead> frame) {
        int count = Type.getArgumentTypes(call.desc).length + (call.getOpcode() == INVOKESTATIC ? 0 : 1);
        int leading = leading(frame, count);
        if (leading == 0) return false;
        boolean creates = call.name.equals("<init>");
        if (creates) {
            leading |= 1;
            hold(top(frame, count - 1));
        }
        if (HARMLESS.contains(call.owner + "." + call.name)) return false;
        if (creates && call.owner.equals(THROWABLE)) return !holders.isEmpty() || !classes.fillsInStackTraceAsJdk(type);
        ClassNodes.Target target = classes.target(call);
        return target == null || leaks(target, locals(call, leading));
    }

    /** A bit for each local in which the called method finds what leads to the object. */
    private static int locals(MethodInsnNode call, int leading) {
        int local = 0;
        int locals = 0;
        int argument = 0;
        if (call.getOpcode() != INVOKESTATIC) {
            locals = leading & 1;
            local = 1;
            argument = 1;
        }
        for (Type parameter : Type.getArgumentTypes(call.desc)) {
            if ((leading >> argument & 1) != 0 && local < Integer.SIZE) locals |= 1 << local;
            argument++;
            local += parameter.getSize();
        }
        return locals;
    }

    private boolean leaks(ClassNodes.Target target, int locals) {
        String key = target.owner() + "." + target.method().name + target.method().desc + " " + locals;
        Boolean answer = known.get(key);
        if (answer != null) return answer;
        // Until more is known, also for one that calls itself.
        known.put(key, true);
        answer = depth >= DEEPEST || target.method().maxLocals > Integer.SIZE || isLeaking(target, locals);
        known.put(key, answer);
        return answer;
    }

    private boolean isLeaking(ClassNodes.Target target, int locals) {
        depth++;
        try {
            return !in(target.owner(), new Flow(target.method(), following(locals)))
                    .isEmpty();
        } catch (AnalyzerException unusualCode) {
            return true;
        } finally {
            depth--;
        }
    }

    /** The ways through a method. */
    private static final class Flow extends Analyzer<Lead> {
        private final Map<Integer, BitSet> next = new HashMap<>();
        private final MethodNode method;

        Flow(MethodNode method, Lead.Following following) {
            super(following);
            this.method = method;
        }

        @Override
        protected void newControlFlowEdge(int from, int to) {
            next.computeIfAbsent(from, unknown -> new BitSet()).set(to);
        }

        @Override
        protected boolean newControlFlowExceptionEdge(int from, TryCatchBlockNode block) {
            newControlFlowEdge(from, method.instructions.indexOf(block.handler));
            return true;
        }

        Frame<Lead>[] frames(String owner) throws AnalyzerException {
            return analyze(owner, method);
        }

        /** What can come after one of the instructions. */
        Set<AbstractInsnNode> behind(Set<AbstractInsnNode> starts) {
            Set<AbstractInsnNode> found = Collections.newSetFromMap(new IdentityHashMap<>());
            Deque<AbstractInsnNode> open = new ArrayDeque<>(starts);
            while (!open.isEmpty()) {
                BitSet successors = next.get(method.instructions.indexOf(open.pop()));
                if (successors == null) continue;
                successors.stream()
                        .mapToObj(method.instructions::get)
                        .filter(found::add)
                        .forEach(open::push);
            }
            return found;
        }
    }
}
