package dev.selvage.coexistence.agents;

import static org.objectweb.asm.Opcodes.*;

import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;

/** An agent as others write them: it looks at the clock at the start of each method of the program. */
public final class TimingAgent implements ClassFileTransformer {
    private static final String PROGRAMS = "dev/selvage/coexistence/programs/";

    /** The argument says whether it can retransform: those that can come after those that cannot. */
    public static void premain(String retransform, Instrumentation instrumentation) {
        instrumentation.addTransformer(new TimingAgent(), Boolean.parseBoolean(retransform));
    }

    @Override
    public byte[] transform(ClassLoader loader, String name, Class<?> type, ProtectionDomain domain, byte[] classFile) {
        if (name == null || !name.startsWith(PROGRAMS) || type != null) return null;
        ClassReader reader = new ClassReader(classFile);
        if ((reader.getAccess() & ACC_INTERFACE) != 0) return null;
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(new Timing(writer), 0);
        return writer.toByteArray();
    }

    private static final class Timing extends ClassVisitor {
        Timing(ClassVisitor next) {
            super(ASM9, next);
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] thrown) {
            MethodVisitor method = super.visitMethod(access, name, descriptor, signature, thrown);
            return new MethodVisitor(ASM9, method) {
                @Override
                public void visitCode() {
                    super.visitCode();
                    visitMethodInsn(INVOKESTATIC, "java/lang/System", "nanoTime", "()J", false);
                    visitInsn(POP2);
                }
            };
        }
    }
}
