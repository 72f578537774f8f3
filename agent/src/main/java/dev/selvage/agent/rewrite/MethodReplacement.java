package dev.selvage.agent.rewrite;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

/**
 * Makes a new version of a class in which some methods are other ones, and takes the rest of it over byte by byte.
 *
 * <p>Constants stay where they are: the JVM compares those of a loaded class with its new ones, and finds them at once.
 */
final class MethodReplacement extends ClassVisitor {
    private final Map<String, MethodNode> rewritten = new HashMap<>();

    private MethodReplacement(ClassWriter writer, Collection<MethodNode> rewritten) {
        super(Opcodes.ASM9, writer);
        for (MethodNode method : rewritten) this.rewritten.put(method.name + method.desc, method);
    }

    static byte[] with(Collection<MethodNode> rewritten, ClassReader reader) {
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(new MethodReplacement(writer, rewritten), 0);
        return writer.toByteArray();
    }

    @Override
    public @Nullable MethodVisitor visitMethod(
            int access, String name, String descriptor, @Nullable String signature, String @Nullable [] thrown) {
        MethodNode method = rewritten.get(name + descriptor);
        // A writer that the reader is given itself copies what it would be told.
        if (method == null) return super.visitMethod(access, name, descriptor, signature, thrown);
        method.accept(cv);
        return null;
    }
}
