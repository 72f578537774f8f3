package dev.selvage.agent;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * A class initialiser that only makes constants and new objects of the JDK and stores them into statics of its own class.
 *
 * <p>It has no effect besides and depends on nothing, so that nobody can tell when it is run, or how often.
 */
final class PlainInitialiser {
    /** Constructors that look at nothing but their arguments and start nothing. */
    private static final Set<String> MADE = Set.of(
            "java/lang/Object",
            "java/lang/StringBuffer",
            "java/lang/StringBuilder",
            "java/lang/ThreadLocal",
            "java/util/ArrayDeque",
            "java/util/ArrayList",
            "java/util/BitSet",
            "java/util/HashMap",
            "java/util/HashSet",
            "java/util/Hashtable",
            "java/util/IdentityHashMap",
            "java/util/LinkedHashMap",
            "java/util/LinkedHashSet",
            "java/util/LinkedList",
            "java/util/PriorityQueue",
            "java/util/Stack",
            "java/util/TreeMap",
            "java/util/TreeSet",
            "java/util/Vector",
            "java/util/concurrent/ArrayBlockingQueue",
            "java/util/concurrent/CompletableFuture",
            "java/util/concurrent/ConcurrentHashMap",
            "java/util/concurrent/ConcurrentLinkedDeque",
            "java/util/concurrent/ConcurrentLinkedQueue",
            "java/util/concurrent/ConcurrentSkipListMap",
            "java/util/concurrent/ConcurrentSkipListSet",
            "java/util/concurrent/CopyOnWriteArrayList",
            "java/util/concurrent/CopyOnWriteArraySet",
            "java/util/concurrent/CountDownLatch",
            "java/util/concurrent/CyclicBarrier",
            "java/util/concurrent/LinkedBlockingDeque",
            "java/util/concurrent/LinkedBlockingQueue",
            "java/util/concurrent/LinkedTransferQueue",
            "java/util/concurrent/PriorityBlockingQueue",
            "java/util/concurrent/Semaphore",
            "java/util/concurrent/SynchronousQueue",
            "java/util/concurrent/atomic/AtomicBoolean",
            "java/util/concurrent/atomic/AtomicInteger",
            "java/util/concurrent/atomic/AtomicIntegerArray",
            "java/util/concurrent/atomic/AtomicLong",
            "java/util/concurrent/atomic/AtomicLongArray",
            "java/util/concurrent/atomic/AtomicReference",
            "java/util/concurrent/atomic/AtomicReferenceArray",
            "java/util/concurrent/locks/ReentrantLock",
            "java/util/concurrent/locks/ReentrantReadWriteLock",
            "java/util/concurrent/locks/StampedLock");

    /** Other methods of which the same holds. */
    private static final Set<String> CALLED = Set.of(
            "java/lang/Boolean.valueOf",
            "java/lang/Character.valueOf",
            "java/lang/Double.valueOf",
            "java/lang/Integer.valueOf",
            "java/lang/Long.valueOf",
            "java/util/Collections.synchronizedList",
            "java/util/Collections.synchronizedMap",
            "java/util/Collections.synchronizedSet",
            "java/util/List.of",
            "java/util/concurrent/locks/Lock.newCondition",
            "java/util/concurrent/locks/ReadWriteLock.readLock",
            "java/util/concurrent/locks/ReadWriteLock.writeLock",
            "java/util/concurrent/locks/ReentrantLock.newCondition",
            "java/util/concurrent/locks/ReentrantReadWriteLock.readLock",
            "java/util/concurrent/locks/ReentrantReadWriteLock.writeLock");

    private final ClassNode owner;

    private PlainInitialiser(ClassNode owner) {
        this.owner = owner;
    }

    static boolean isPlain(ClassNode owner, MethodNode initialiser) {
        if (!initialiser.tryCatchBlocks.isEmpty()) return false;
        PlainInitialiser plain = new PlainInitialiser(owner);
        for (AbstractInsnNode node : body(initialiser)) {
            if (!plain.allows(node)) return false;
        }
        return true;
    }

    /** Its instructions, without those by which javac keeps the assertion status, which is always the same. */
    static List<AbstractInsnNode> body(MethodNode initialiser) {
        List<AbstractInsnNode> body = new ArrayList<>();
        for (AbstractInsnNode node : initialiser.instructions) {
            if (node.getOpcode() >= 0) body.add(node);
            if (isAssertionStatus(node)) body.clear();
        }
        return body;
    }

    /** The end of what javac puts before everything else; a programmer could not write that name. */
    private static boolean isAssertionStatus(AbstractInsnNode node) {
        return node.getOpcode() == Opcodes.PUTSTATIC && ((FieldInsnNode) node).name.equals("$assertionsDisabled");
    }

    private boolean allows(AbstractInsnNode node) {
        if (node instanceof IntInsnNode) return true;
        if (node instanceof LdcInsnNode constant) return isValue(constant.cst);
        if (node instanceof FieldInsnNode field) return StaticState.isDeclared(owner, field) && isStatic(field);
        if (node instanceof TypeInsnNode type) {
            return node.getOpcode() == Opcodes.NEW ? MADE.contains(type.desc) : type.desc.startsWith("java/lang/");
        }
        if (node instanceof MethodInsnNode call) {
            boolean constructor = call.name.equals("<init>") && MADE.contains(call.owner);
            return constructor || CALLED.contains(call.owner + "." + call.name);
        }
        // Constants, copies on the stack, arithmetic and array elements; neither jumps nor locals, locks or exceptions.
        boolean simple = node.getClass() == org.objectweb.asm.tree.InsnNode.class;
        return simple && node.getOpcode() != Opcodes.ATHROW && node.getOpcode() < Opcodes.MONITORENTER;
    }

    private static boolean isStatic(FieldInsnNode field) {
        return field.getOpcode() == Opcodes.PUTSTATIC || field.getOpcode() == Opcodes.GETSTATIC;
    }

    private static boolean isValue(Object constant) {
        return constant instanceof Number || constant instanceof String;
    }
}
