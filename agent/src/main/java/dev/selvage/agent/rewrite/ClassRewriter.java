package dev.selvage.agent.rewrite;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.JSRInlinerAdapter;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Rewrites one class according to its treatment. */
public final class ClassRewriter {
    /**
     * In this order: spin loops are recognised in the original code, calls are bracketed before they are replaced, monitors
     * wrap what the others inserted.
     */
    private static final List<MethodPass> PASSES = List.of(
            new SpinLoopPass(),
            new MemoryPass(),
            new ReflectionPass(),
            new LibraryCallPass(),
            new CallSitePass(),
            new HandlerPass(),
            new MonitorPass(),
            new SynchronizedMethodPass(),
            new CurrentThreadPass());

    private final ClassFacts facts;

    public ClassRewriter(ClassFacts facts) {
        this.facts = facts;
    }

    /**
     * Returns the rewritten class file, or null when nothing in it needed a change.
     *
     * @param loaded whether the class is loaded already
     * @throws RewriteException when the class cannot be rewritten
     */
    public byte @Nullable [] rewrite(byte[] classFile, Treatment treatment, boolean loaded) {
        ClassReader reader = new ClassReader(classFile);
        ClassNode node = new ClassNode(Opcodes.ASM9);
        reader.accept(withoutSubroutines(node), ClassReader.EXPAND_FRAMES);
        boolean changed = false;
        if (treatment.isProgram() && treatment.synchronization() && !loaded) {
            MethodReferences.expand(node);
            changed = NativeMethods.wrap(node);
        }
        for (MethodNode method : node.methods) changed |= rewrite(node, method, treatment, loaded);
        if (!changed) return null;
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        try {
            node.accept(writer);
            return writer.toByteArray();
        } catch (MethodTooLargeException e) {
            throw new RewriteException("its method " + e.getMethodName() + " grows beyond 64 KB of bytecode");
        }
    }

    /** Old compilers shared the code of finally blocks; every copy of it becomes code of its own. */
    private static ClassVisitor withoutSubroutines(ClassNode node) {
        return new ClassVisitor(Opcodes.ASM9, node) {
            @Override
            public MethodVisitor visitMethod(
                    int access,
                    String name,
                    String descriptor,
                    @Nullable String signature,
                    String @Nullable [] thrown) {
                MethodVisitor visitor = super.visitMethod(access, name, descriptor, signature, thrown);
                boolean mayHaveSubroutines = (node.version & 0xffff) < Opcodes.V1_7;
                return mayHaveSubroutines
                        ? new JSRInlinerAdapter(visitor, access, name, descriptor, signature, thrown)
                        : visitor;
            }
        };
    }

    private boolean rewrite(ClassNode owner, MethodNode method, Treatment treatment, boolean loaded) {
        if (method.instructions.size() == 0) return false;
        MethodContext context = new MethodContext(owner, method, treatment, facts, loaded);
        if (method.name.equals("<clinit>")) {
            new CurrentThreadPass().apply(context);
            IgnoredSection.wrap(context);
        } else {
            for (MethodPass pass : PASSES) pass.apply(context);
            if (treatment.patched()) JdkPatches.apply(context);
        }
        return context.isChanged();
    }
}
