package dev.selvage.agent.rewrite;

import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** A method that is being rewritten: its original instructions, their places, and room for locals. */
final class MethodContext {
    final ClassNode owner;
    final MethodNode method;
    final Treatment treatment;
    final ClassFacts facts;
    final NoticeableInitialisers initialisers;

    /** Whether the class is loaded already, so that modifiers cannot change. */
    final boolean loaded;

    /** Uses of objects that nobody else can have. */
    final Set<AbstractInsnNode> privateUses;

    /** Calls of constructors of string builders that this method lets go of. */
    final Set<AbstractInsnNode> releasedBuilders;

    /** Calls that read or write many elements of arrays that nobody else can have. */
    final Set<AbstractInsnNode> privateArrays;

    private final Map<AbstractInsnNode, BitSet> fresh;

    /** Accesses of a constructor to its object that nobody else can see yet. */
    final Set<AbstractInsnNode> privateAccesses;

    /** Writes of a constructor to its object that come before the call of another constructor. */
    final Set<AbstractInsnNode> writesBeforeSuper;

    private final List<AbstractInsnNode> original = new ArrayList<>();
    private final int[] lines;

    /** Positions of the original instructions; most methods have no site, and nobody asks. */
    private @Nullable Map<AbstractInsnNode, Integer> offsets;

    private int firstLine;
    private int locals;
    private boolean changed;

    /** @param covered whether JaCoCo has added something to the class */
    MethodContext(
            ClassNode owner,
            MethodNode method,
            Treatment treatment,
            ClassFacts facts,
            NoticeableInitialisers initialisers,
            boolean loaded,
            boolean covered) {
        this.owner = owner;
        this.method = method;
        this.treatment = treatment;
        this.facts = facts;
        this.initialisers = initialisers;
        this.loaded = loaded;
        this.locals = method.maxLocals;
        this.lines = new int[method.instructions.size()];
        PrivateObjects.Found found = privateObjects(owner, method, treatment);
        this.privateUses = found.uses();
        this.privateArrays = found.arrays();
        this.fresh = found.fresh();
        this.releasedBuilders = found.released();
        index(covered ? CoverageProbes.in(method) : Set.of());
        this.privateAccesses = treatment.memory() ? ConstructorPrivacy.privateAccesses(this) : Set.of();
        this.writesBeforeSuper = treatment.memory() ? UninitialisedThis.writes(this) : Set.of();
    }

    private static PrivateObjects.Found privateObjects(ClassNode owner, MethodNode method, Treatment treatment) {
        if (treatment.isProgram()) return PrivateObjects.in(owner, method);
        return treatment.memory() ? PrivateObjects.inLibrary(owner, method) : PrivateObjects.Found.NOTHING;
    }

    private void index(Set<AbstractInsnNode> probes) {
        int line = 0;
        for (AbstractInsnNode node : method.instructions) {
            if (node instanceof LineNumberNode) {
                line = ((LineNumberNode) node).line;
                if (firstLine == 0) firstLine = line;
            } else if (Code.isInstruction(node) && !probes.contains(node)) {
                lines[original.size()] = line;
                original.add(node);
            }
        }
    }

    /** The method's own instructions, as they were before any pass. */
    List<AbstractInsnNode> instructions() {
        return original;
    }

    /** Line of the first instruction, 0 when there is none. */
    int firstLine() {
        return firstLine;
    }

    /** Position of an original instruction in its method. */
    int offset(AbstractInsnNode node) {
        Integer offset = places().get(node);
        return offset == null ? -1 : offset;
    }

    private Map<AbstractInsnNode, Integer> places() {
        Map<AbstractInsnNode, Integer> known = offsets;
        if (known == null) offsets = known = indexed();
        return known;
    }

    private Map<AbstractInsnNode, Integer> indexed() {
        Map<AbstractInsnNode, Integer> indexed = new IdentityHashMap<>(original.size());
        for (int i = 0; i < original.size(); i++) indexed.put(original.get(i), i);
        return indexed;
    }

    /** Whether nobody can have had the argument of a call before. */
    boolean isFresh(AbstractInsnNode call, int argument) {
        BitSet arguments = fresh.get(call);
        return arguments != null && arguments.get(argument);
    }

    boolean isStatic() {
        return (method.access & Opcodes.ACC_STATIC) != 0;
    }

    boolean isConstructor() {
        return method.name.equals("<init>");
    }

    /** Whether frames must be given: older class files are verified without. */
    boolean needsFrames() {
        return (owner.version & 0xffff) >= Opcodes.V1_6;
    }

    /** A local of two slots that is never live at a branch target. */
    int newLocal() {
        int local = locals;
        locals += 2;
        return local;
    }

    /** Room for {@code slots} consecutive slots. */
    int newLocals(int slots) {
        int local = locals;
        locals += slots;
        return local;
    }

    int site(Operation operation, @Nullable AbstractInsnNode at, @Nullable String member) {
        return site(operation, at, member, null, false);
    }

    /** The site of an access to the field {@code name}, which {@code type} declares or inherits. */
    int fieldSite(Operation operation, AbstractInsnNode at, String type, String name, boolean synchronizing) {
        String declaring = facts.declaringClass(type, name);
        String className = declaring.replace('/', '.');
        String member = className.substring(className.lastIndexOf('.') + 1).replace('$', '.') + "." + name;
        String field = declares(declaring, name) ? className + "." + name : null;
        return site(operation, at, member, field, synchronizing);
    }

    /** Whether the class is known to declare the field; of one that was made at run time, only it itself knows. */
    private boolean declares(String type, String field) {
        if (facts.declares(type, field)) return true;
        return type.equals(owner.name) && owner.fields.stream().anyMatch(own -> own.name.equals(field));
    }

    /** @param synchronizing whether it is an access that the memory model makes a synchronization action of */
    int site(Operation operation, @Nullable AbstractInsnNode at, @Nullable String member, boolean synchronizing) {
        return site(operation, at, member, null, synchronizing);
    }

    private int site(
            Operation operation,
            @Nullable AbstractInsnNode at,
            @Nullable String member,
            @Nullable String field,
            boolean synchronizing) {
        int offset = at == null ? -1 : offset(at);
        return Sites.add(new Site(
                operation,
                owner.name.replace('/', '.'),
                InitialiserSplit.isBody(method) ? "<clinit>" : method.name,
                owner.sourceFile,
                offset < 0 ? firstLine : lines[offset],
                offset,
                member,
                field,
                treatment.isProgram(),
                synchronizing));
    }

    void insertBefore(AbstractInsnNode node, InsnList code) {
        method.instructions.insertBefore(node, code);
        changed = true;
    }

    void insertAfter(AbstractInsnNode node, InsnList code) {
        method.instructions.insert(node, code);
        changed = true;
    }

    /** The other instruction is in the place of this one. */
    void replace(AbstractInsnNode node, AbstractInsnNode by) {
        int offset = offset(node);
        if (offset >= 0) places().put(by, offset);
        method.instructions.set(node, by);
        changed = true;
    }

    void markChanged() {
        changed = true;
    }

    boolean isChanged() {
        return changed;
    }

    /** Index, among the original instructions, of the call that initialises {@code this}; -1 in other methods. */
    int superCall() {
        if (!isConstructor()) return -1;
        int pending = 0;
        for (int i = 0; i < original.size(); i++) {
            AbstractInsnNode node = original.get(i);
            if (node.getOpcode() == Opcodes.NEW) pending++;
            else if (node.getOpcode() == Opcodes.INVOKESPECIAL && ((MethodInsnNode) node).name.equals("<init>")) {
                if (pending-- == 0) return i;
            }
        }
        return original.size();
    }
}
