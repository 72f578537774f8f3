package dev.selvage.agent.rewrite;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Handle;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Tells whether methods draw on something of the JDK that changes without any event, such as random numbers or input: what they do
 * next may differ although all that is seen repeats. Follows calls inside the program as they are written, without overriding.
 */
public final class UnseenState {
    private static final Set<String> OWNERS = Set.of(
            "java/util/Random",
            "java/util/SplittableRandom",
            "java/util/concurrent/ThreadLocalRandom",
            "java/security/SecureRandom",
            "java/util/UUID",
            "java/util/Scanner",
            "java/util/StringTokenizer",
            "java/util/Iterator",
            "java/util/ListIterator",
            "java/util/Enumeration");

    private static final Set<String> PACKAGES = Set.of("java/util/random/", "java/io/", "java/nio/", "java/net/");

    private final Function<String, byte @Nullable []> classFiles;
    private final Map<String, ClassNode> classes = new HashMap<>();
    private final Set<String> seen = new HashSet<>();
    private final Deque<String[]> left = new ArrayDeque<>();
    private boolean found;

    /** @param classFiles the class files of the program by name, as far as there are any */
    public UnseenState(Function<String, byte @Nullable []> classFiles) {
        this.classFiles = classFiles;
    }

    /** Looks at the loops of a method that go round {@code line}; says whether there are any. */
    public boolean addLoops(String className, String method, int line) {
        boolean any = false;
        for (MethodNode candidate : classNode(className).methods) {
            if (!candidate.name.equals(method)) continue;
            for (List<AbstractInsnNode> loop : LoopMemory.loopsAround(candidate, line)) {
                any = true;
                found |= isIn(loop);
            }
        }
        return any;
    }

    /** Looks at a whole method. */
    public void add(String className, String method) {
        if (seen.add(className + "#" + method)) left.add(new String[] {className, method});
    }

    /** Whether anything that was looked at, or that it calls, draws on unseen state. */
    public boolean isThere() {
        while (!found && !left.isEmpty()) {
            String[] next = left.remove();
            for (MethodNode candidate : classNode(next[0]).methods) {
                if (candidate.name.equals(next[1])) found |= isIn(List.of(candidate.instructions.toArray()));
            }
        }
        return found;
    }

    private ClassNode classNode(String name) {
        return classes.computeIfAbsent(name, unknown -> {
            ClassNode node = new ClassNode();
            byte[] file = classFiles.apply(name);
            if (file != null) new ClassReader(file).accept(node, ClassReader.SKIP_FRAMES);
            return node;
        });
    }

    private boolean isIn(List<AbstractInsnNode> instructions) {
        for (AbstractInsnNode node : instructions) {
            if (node instanceof MethodInsnNode call && isCalled(call.owner, call.name)) return true;
            if (node instanceof InvokeDynamicInsnNode call && isReferred(call)) return true;
        }
        return false;
    }

    private boolean isReferred(InvokeDynamicInsnNode call) {
        for (Object argument : call.bsmArgs) {
            if (argument instanceof Handle handle && isCalled(handle.getOwner(), handle.getName())) return true;
        }
        return false;
    }

    private boolean isCalled(String owner, String name) {
        if (OWNERS.contains(owner) || PACKAGES.stream().anyMatch(owner::startsWith)) return !isPrinting(owner);
        if (owner.equals("java/lang/Math") && name.equals("random")) return true;
        if (!owner.startsWith("java/") && !owner.startsWith("[")) add(owner.replace('/', '.'), name);
        return false;
    }

    /** Output says nothing to the program. */
    private static boolean isPrinting(String owner) {
        return owner.equals("java/io/PrintStream") || owner.equals("java/io/PrintWriter");
    }
}
