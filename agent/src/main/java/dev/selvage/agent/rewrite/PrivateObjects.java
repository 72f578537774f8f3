package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.*;

import java.util.BitSet;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Finds the uses of string builders, sequences and arrays that a method makes while nobody else can have them.
 *
 * <ul>
 *   <li>The method never lets go of the object but by returning it. Most builders are of that kind, those of string
 *       concatenations among them.
 *   <li>An array is filled as it is made, before it has a name or goes anywhere: initialisers, and arguments of methods that take
 *       any number of them.
 * </ul>
 */
final class PrivateObjects {
    /**
     * What there is of it in a method.
     *
     * @param uses calls and accesses
     * @param arrays calls that read or write many elements at once of such arrays alone
     * @param fresh calls with the numbers of those arguments that nobody has had before
     * @param released calls of constructors of string builders that the method lets go of, or returns; in the library also of those that it gives a name. The builder
     *     is on the stack behind the call
     */
    record Found(
            Set<AbstractInsnNode> uses,
            Set<AbstractInsnNode> arrays,
            Map<AbstractInsnNode, BitSet> fresh,
            Set<AbstractInsnNode> released) {
        static final Found NOTHING = new Found(Set.of(), Set.of(), Map.of(), Set.of());
    }

    private final MadeObjects made = new MadeObjects();
    private final MethodNode method;
    private final Frame<BasicValue>[] frames;

    private PrivateObjects(ClassNode owner, MethodNode method) throws AnalyzerException {
        this.method = method;
        this.frames = new Analyzer<>(made).analyze(owner.name, method);
    }

    /** The calls and accesses in a method of the program that nobody has changed yet. */
    static Found in(ClassNode owner, MethodNode method) {
        if (!hasCreation(method)) return Found.NOTHING;
        try {
            return new PrivateObjects(owner, method).find();
        } catch (AnalyzerException unusualCode) {
            return Found.NOTHING;
        }
    }

    /**
     * The builders of a method of the library. Only those are left out that make a text in one go: with a builder that has a name a loop may go on for long, if others change
     * meanwhile what it goes through.
     */
    static Found inLibrary(ClassNode owner, MethodNode method) {
        if (!makesBuilder(method)) return Found.NOTHING;
        try {
            PrivateObjects objects = new PrivateObjects(owner, method);
            objects.made.escaped.addAll(objects.made.named);
            return new Found(Set.of(), Set.of(), Map.of(), objects.find().released());
        } catch (AnalyzerException unusualCode) {
            return Found.NOTHING;
        }
    }

    private static boolean hasCreation(MethodNode method) {
        for (AbstractInsnNode node : method.instructions) {
            if (isCreation(node)) return true;
        }
        return false;
    }

    private static boolean makesBuilder(MethodNode method) {
        for (AbstractInsnNode node : method.instructions) {
            if (node.getOpcode() == NEW && ((TypeInsnNode) node).desc.equals(KeptObjects.BUILDER)) return true;
        }
        return false;
    }

    static boolean isCreation(AbstractInsnNode node) {
        switch (node.getOpcode()) {
            case NEW:
                return KeptObjects.isOne(((TypeInsnNode) node).desc);
            case NEWARRAY:
            case ANEWARRAY:
            case MULTIANEWARRAY:
                return true;
            default:
                return node instanceof MethodInsnNode call && BulkCalls.makesArray(call);
        }
    }

    private Found find() {
        Set<AbstractInsnNode> handedOutTwice = handedOutTwice();
        Set<AbstractInsnNode> uses = Collections.newSetFromMap(new IdentityHashMap<>());
        Set<AbstractInsnNode> arrays = Collections.newSetFromMap(new IdentityHashMap<>());
        Map<AbstractInsnNode, BitSet> fresh = new IdentityHashMap<>();
        Set<AbstractInsnNode> released = Collections.newSetFromMap(new IdentityHashMap<>());
        int position = 0;
        for (AbstractInsnNode node : method.instructions) {
            Frame<BasicValue> frame = frames[position++];
            if (frame == null) continue;
            if (node instanceof MethodInsnNode call && isReleased(call, frame)) released.add(call);
            if (node instanceof MethodInsnNode call) fresh.put(call, freshArguments(call, frame, handedOutTwice));
            if (isUse(node) && isPrivate(used(node, frame), handedOutTwice)) uses.add(node);
            if (node instanceof MethodInsnNode call && hasPrivateArrays(call, frame, handedOutTwice)) arrays.add(node);
        }
        return new Found(uses, arrays, fresh, released);
    }

    /** Whether a builder is made that others may get, and is there a second time, for who goes on with it. */
    private boolean isReleased(MethodInsnNode call, Frame<BasicValue> frame) {
        if (!call.owner.equals(KeptObjects.BUILDER) || !call.name.equals("<init>")) return false;
        int receiver = frame.getStackSize() - 1 - above(call);
        if (receiver == 0 || !(frame.getStack(receiver) instanceof MadeObjects.Made object)) return false;
        if (!object.equals(frame.getStack(receiver - 1))) return false;
        return !Collections.disjoint(object.creations, made.escaped)
                || !Collections.disjoint(object.creations, made.returned);
    }

    private BitSet freshArguments(MethodInsnNode call, Frame<BasicValue> frame, Set<AbstractInsnNode> handedOutTwice) {
        BitSet fresh = new BitSet();
        int arguments = Type.getArgumentTypes(call.desc).length;
        for (int i = 0; i < arguments; i++) {
            if (isPrivate(frame.getStack(frame.getStackSize() - arguments + i), handedOutTwice)) fresh.set(i);
        }
        return fresh;
    }

    private boolean isPrivate(BasicValue value, Set<AbstractInsnNode> handedOutTwice) {
        return value instanceof MadeObjects.Made object
                && !object.orOther
                && Collections.disjoint(object.creations, object.isNameless ? handedOutTwice : made.escaped);
    }

    private boolean hasPrivateArrays(
            MethodInsnNode call, Frame<BasicValue> frame, Set<AbstractInsnNode> handedOutTwice) {
        if (!BulkCalls.keepsArrays(call)) return false;
        int places = Type.getArgumentTypes(call.desc).length + (call.getOpcode() == INVOKESTATIC ? 0 : 1);
        for (int place = 0; place < places; place++) {
            BasicValue value = frame.getStack(frame.getStackSize() - places + place);
            if (BulkCalls.isArray(call, place) && !isPrivate(value, handedOutTwice)) return false;
        }
        return true;
    }

    /** Creations of objects that go somewhere, or get a name, when the stack still has them a second time. */
    private Set<AbstractInsnNode> handedOutTwice() {
        Set<AbstractInsnNode> found = new HashSet<>();
        int position = 0;
        for (AbstractInsnNode node : method.instructions) {
            Frame<BasicValue> frame = frames[position++];
            for (AbstractInsnNode creation : made.handedOut.getOrDefault(node, Set.of())) {
                if (frame != null && occurrences(creation, frame) > 1) found.add(creation);
            }
        }
        return found;
    }

    private static int occurrences(AbstractInsnNode creation, Frame<BasicValue> frame) {
        int occurrences = 0;
        for (int i = 0; i < frame.getStackSize(); i++) {
            if (frame.getStack(i) instanceof MadeObjects.Made object && object.creations.contains(creation))
                occurrences++;
        }
        return occurrences;
    }

    private static boolean isUse(AbstractInsnNode node) {
        if (MemoryPass.isArrayLoad(node) || MemoryPass.isArrayStore(node)) return true;
        return node instanceof MethodInsnNode call && KeptObjects.isQuiet(call);
    }

    /** The builder, the sequence or the array. */
    private static BasicValue used(AbstractInsnNode node, Frame<BasicValue> frame) {
        return frame.getStack(frame.getStackSize() - 1 - above(node));
    }

    private static int above(AbstractInsnNode node) {
        if (node instanceof MethodInsnNode call) return Type.getArgumentTypes(call.desc).length;
        return MemoryPass.isArrayLoad(node) ? 1 : 2;
    }
}
