package dev.selvage.agent.rewrite;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** The classes of a program that some of them refer to, directly or not, and what a call in there may reach. */
final class ProgramClosure {
    private static final int CLASS = 7;

    /** Larger programs are not looked through. */
    private static final int MOST = 5_000;

    private final Function<String, byte @Nullable []> classFiles;
    private final Map<String, ClassNode> classes = new LinkedHashMap<>();
    private final Deque<String> left = new ArrayDeque<>();

    /** What lambdas and references to methods stand for, by the interface that they implement. */
    private final Map<String, List<Handle>> lambdas = new LinkedHashMap<>();

    /**
     * @param classFiles class files by names with dots, as far as there are any
     * @param roots names with dots
     */
    ProgramClosure(Function<String, byte @Nullable []> classFiles, Iterable<String> roots) {
        this.classFiles = classFiles;
        roots.forEach(root -> left.add(root.replace('.', '/')));
        while (!left.isEmpty() && isWhole()) read(left.remove());
    }

    /** Whether all classes are known. */
    boolean isWhole() {
        return classes.size() <= MOST;
    }

    private void read(String name) {
        if (name.startsWith("java/") || name.startsWith("[") || classes.containsKey(name)) return;
        byte[] file = classFiles.apply(name.replace('/', '.'));
        if (file == null) return;
        ClassReader reader = new ClassReader(file);
        ClassNode node = new ClassNode();
        reader.accept(node, ClassReader.SKIP_FRAMES);
        classes.put(name, node);
        for (MethodNode method : node.methods) collectLambdas(method);
        char[] buffer = new char[reader.getMaxStringLength()];
        for (int i = 1; i < reader.getItemCount(); i++) {
            int item = reader.getItem(i);
            if (item > 0 && reader.readByte(item - 1) == CLASS) left.add(reader.readUTF8(item, buffer));
        }
    }

    private void collectLambdas(MethodNode method) {
        for (AbstractInsnNode node : method.instructions) {
            if (!(node instanceof InvokeDynamicInsnNode call)) continue;
            String type = Type.getReturnType(call.desc).getInternalName();
            for (Object argument : call.bsmArgs) {
                if (argument instanceof Handle handle)
                    lambdas.computeIfAbsent(type, unknown -> new ArrayList<>()).add(handle);
            }
        }
    }

    @Nullable
    ClassNode get(String name) {
        return classes.get(name);
    }

    /** The lambdas and references to methods that a call of the interface may mean. */
    List<Handle> lambdasOf(String type) {
        return lambdas.getOrDefault(type, List.of());
    }

    /** The methods that a call may reach: the one that is named, or inherited, and those that override it. */
    List<MethodNode> methods(String owner, String name) {
        List<MethodNode> found = new ArrayList<>();
        for (ClassNode node : classes.values()) {
            if (!isSubtype(node.name, owner) && !isSubtype(owner, node.name)) continue;
            for (MethodNode method : node.methods) {
                if (method.name.equals(name)) found.add(method);
            }
        }
        return found;
    }

    private boolean isSubtype(@Nullable String name, String ancestor) {
        if (name == null) return false;
        if (name.equals(ancestor)) return true;
        ClassNode node = classes.get(name);
        if (node == null) return false;
        return isSubtype(node.superName, ancestor)
                || node.interfaces.stream().anyMatch(type -> isSubtype(type, ancestor));
    }
}
