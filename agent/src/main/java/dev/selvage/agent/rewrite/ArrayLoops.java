package dev.selvage.agent.rewrite;

import java.util.Set;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Knows the methods of {@code Arrays} that go through an array in a loop of their own, or call the program back: there is a scheduling point at
 * each element. The others move many elements at once, by means that have no hooks, see {@link BulkCalls}.
 */
final class ArrayLoops {
    private static final String ARRAYS = "java/util/Arrays";

    private static final Set<String> LOOPS =
            Set.of("binarySearch", "deepEquals", "deepHashCode", "deepToString", "fill", "setAll", "sort", "toString");

    /** Those that do it for them. */
    private static final Set<String> HELPERS =
            Set.of("binarySearch0", "deepEquals0", "legacyMergeSort", "mergeSort", "swap");

    private ArrayLoops() {}

    /** Whether accesses in the method are of no interest. */
    static boolean isLeftOut(MethodContext context) {
        String method = context.method.name;
        return context.owner.name.equals(ARRAYS) && !LOOPS.contains(method) && !HELPERS.contains(method);
    }

    /** Whether a call gets into such a loop. */
    static boolean isCalled(MethodInsnNode call) {
        return call.owner.equals(ARRAYS)
                && LOOPS.contains(call.name)
                && BulkCalls.usesOf(call).isEmpty();
    }
}
