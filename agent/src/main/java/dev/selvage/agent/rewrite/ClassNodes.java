package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.*;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** The code of classes, by their class files. */
final class ClassNodes {
    private final Function<String, byte @Nullable []> classFiles;
    private final Map<String, @Nullable ClassNode> known = new HashMap<>();

    /** A method and the class that declares it. */
    record Target(String owner, MethodNode method) {}

    ClassNodes(Function<String, byte @Nullable []> classFiles) {
        this.classFiles = classFiles;
    }

    @Nullable
    ClassNode get(@Nullable String name) {
        if (name == null || name.startsWith("[")) return null;
        if (!known.containsKey(name)) known.put(name, read(name));
        return known.get(name);
    }

    private @Nullable ClassNode read(String name) {
        byte[] classFile = classFiles.apply(name);
        if (classFile == null) return null;
        ClassNode node = new ClassNode();
        new ClassReader(classFile).accept(node, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return node;
    }

    /** The code that the call is certain to carry out; null if it may be another, or there is none to be seen. */
    @Nullable
    Target target(MethodInsnNode call) {
        if (call.getOpcode() == INVOKEINTERFACE) return null;
        Target target = lookUp(call.owner, call.name, call.desc);
        if (target == null || (target.method.access & (ACC_NATIVE | ACC_ABSTRACT)) != 0) return null;
        return call.getOpcode() != INVOKEVIRTUAL || isFinal(call.owner, target.method) ? target : null;
    }

    private @Nullable Target lookUp(String owner, String name, String descriptor) {
        for (ClassNode node = get(owner); node != null; node = get(node.superName)) {
            for (MethodNode method : node.methods) {
                if (method.name.equals(name) && method.desc.equals(descriptor)) return new Target(node.name, method);
            }
        }
        return null;
    }

    private boolean isFinal(String owner, MethodNode method) {
        ClassNode node = get(owner);
        boolean finalClass = node != null && (node.access & ACC_FINAL) != 0;
        return finalClass || (method.access & (ACC_FINAL | ACC_PRIVATE)) != 0;
    }

    /** Whether an exception of the class makes its stack trace in the way of the JDK, which is no code of the program. */
    boolean fillsInStackTraceAsJdk(String type) {
        Target target = lookUp(type, "fillInStackTrace", "()Ljava/lang/Throwable;");
        return target != null && target.owner.startsWith("java/");
    }
}
