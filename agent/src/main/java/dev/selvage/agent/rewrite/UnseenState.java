package dev.selvage.agent.rewrite;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Tells whether methods draw on something of the JDK that changes without any event, such as random numbers or input: what they do
 * next may differ although all that is seen repeats. Follows calls inside the program, to whatever they may reach.
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

    private final ProgramClosure program;
    private final Set<MethodNode> seen = new HashSet<>();
    private final Deque<MethodNode> left = new ArrayDeque<>();
    private boolean found;

    /**
     * @param classFiles the class files of the program by name, as far as there are any
     * @param roots names of classes from which all others that matter can be reached
     */
    public UnseenState(Function<String, byte @Nullable []> classFiles, Set<String> roots) {
        this.program = new ProgramClosure(classFiles, roots);
        this.found = !program.isWhole();
    }

    /** Looks at the loops of a method that go round {@code line}; says whether there are any. */
    public boolean addLoops(String className, String method, int line) {
        boolean any = false;
        for (MethodNode candidate : program.methods(className.replace('.', '/'), method)) {
            for (List<AbstractInsnNode> loop : LoopMemory.loopsAround(candidate, line)) {
                any = true;
                found |= isIn(loop);
            }
        }
        return any;
    }

    /** Looks at a whole method. */
    public void add(String className, String method) {
        follow(className.replace('.', '/'), method);
    }

    private void follow(String owner, String name) {
        for (MethodNode method : program.methods(owner, name)) {
            if (seen.add(method)) left.add(method);
        }
    }

    /** Whether anything that was looked at, or that it calls, draws on unseen state. */
    public boolean isThere() {
        while (!found && !left.isEmpty())
            found = isIn(List.of(left.remove().instructions.toArray()));
        return found;
    }

    private boolean isIn(List<AbstractInsnNode> instructions) {
        for (AbstractInsnNode node : instructions) {
            if (node instanceof MethodInsnNode call && isCalled(call.owner, call.name)) return true;
        }
        return false;
    }

    private boolean isCalled(String owner, String name) {
        if (isUnseen(owner, name)) return true;
        for (Handle lambda : program.lambdasOf(owner)) {
            if (isUnseen(lambda.getOwner(), lambda.getName())) return true;
            follow(lambda.getOwner(), lambda.getName());
        }
        follow(owner, name);
        return false;
    }

    private static boolean isUnseen(String owner, String name) {
        if (owner.equals("java/lang/Math")) return name.equals("random");
        // Output says nothing to the program.
        if (owner.equals("java/io/PrintStream") || owner.equals("java/io/PrintWriter")) return false;
        return OWNERS.contains(owner) || PACKAGES.stream().anyMatch(owner::startsWith);
    }
}
