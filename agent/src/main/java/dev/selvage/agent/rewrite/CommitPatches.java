package dev.selvage.agent.rewrite;

import dev.selvage.runtime.Operation;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Lets others go on between a function of the program and the moment at which the library makes known what it has made: they may have seen what else the function
 * did, and not yet its result.
 */
final class CommitPatches {
    private static final String CONCURRENT = "java/util/concurrent/";
    private static final String FUNCTIONS = "java/util/function/";
    private static final Type OBJECT = Type.getType(Object.class);

    /** Methods that keep what a function returns. */
    private static final Set<String> COMPUTING =
            Set.of("compute", "computeIfAbsent", "computeIfPresent", "merge", "replaceAll");

    /** The same where a function is applied to all elements before they are replaced. */
    private static final Set<String> REPLACING = Set.of("replaceAllRange", "bulkRemove");

    private static final Map<String, Set<String>> APPLYING = Map.of(
            CONCURRENT + "ConcurrentHashMap", COMPUTING,
            CONCURRENT + "ConcurrentSkipListMap", COMPUTING,
            CONCURRENT + "CopyOnWriteArrayList", REPLACING);

    /** Methods that a program may override, and after which the state changes. */
    private static final Map<String, String> OVERRIDABLE = Map.of(
            CONCURRENT + "Phaser", "onAdvance",
            CONCURRENT + "ThreadPoolExecutor", "terminated");

    private CommitPatches() {}

    static boolean concerns(String className) {
        return APPLYING.containsKey(className) || OVERRIDABLE.containsKey(className);
    }

    static void apply(MethodContext context) {
        if (context.isStatic()) return;
        for (AbstractInsnNode node : context.instructions()) {
            if (node instanceof MethodInsnNode call && isFunctionOfProgram(context, call)) commits(context, node);
        }
    }

    private static boolean isFunctionOfProgram(MethodContext context, MethodInsnNode call) {
        String owner = context.owner.name;
        if (call.owner.equals(owner)) return call.name.equals(OVERRIDABLE.get(owner));
        return call.owner.startsWith(FUNCTIONS)
                && APPLYING.getOrDefault(owner, Set.of()).contains(context.method.name);
    }

    /** Adds the hook behind the instruction, or at the beginning of the method. */
    static void commits(MethodContext context, @Nullable AbstractInsnNode behind) {
        String type = context.owner.name.substring(context.owner.name.lastIndexOf('/') + 1);
        int site = context.site(Operation.CALL, behind, type + "." + context.method.name);
        Code code = new Code().load(OBJECT, 0).push(site).add(Hook.LIBRARY.call("commits", "(Ljava/lang/Object;I)V"));
        if (behind == null) JdkPatches.prepend(context, code);
        else context.insertAfter(behind, code.list());
    }
}
