package dev.selvage.agent;

import static org.objectweb.asm.Opcodes.*;

import dev.selvage.agent.rewrite.IdentitySupport;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;

/**
 * Makes a class that lives in {@code java.lang}: it runs code on a carrier under the identity of another thread.
 *
 * <p>Written as bytecode because it calls members that only newer JDKs have and only their own package may call. The
 * annotations keep the JIT from treating the current thread as a constant of the method.
 */
final class IdentityClass {
    private static final String THREAD = "java/lang/Thread";

    private IdentityClass() {}

    static boolean isSupported() {
        return IdentitySupport.isAvailable();
    }

    static byte[] bytes() {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(V17, ACC_PUBLIC | ACC_FINAL, "java/lang/SelvageIdentity", null, "java/lang/Object", null);
        String descriptor = "(Ljava/lang/Thread;Ljava/lang/Runnable;)V";
        MethodVisitor method = writer.visitMethod(ACC_PUBLIC | ACC_STATIC, "runAs", descriptor, null, null);
        annotate(method);
        body(method);
        method.visitMaxs(0, 0);
        method.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }

    /** Keeps the JIT from treating the current thread as a constant of the method. */
    static void annotate(MethodVisitor method) {
        method.visitAnnotation("Ljdk/internal/vm/annotation/ChangesCurrentThread;", true)
                .visitEnd();
        method.visitAnnotation("Ljdk/internal/vm/annotation/DontInline;", true).visitEnd();
    }

    /** {@code carrier.setCurrentThread(identity); try { body.run(); } finally { carrier.setCurrentThread(carrier); }} */
    private static void body(MethodVisitor method) {
        Label start = new Label();
        Label handler = new Label();
        method.visitCode();
        method.visitTryCatchBlock(start, handler, handler, null);
        method.visitMethodInsn(INVOKESTATIC, THREAD, "currentCarrierThread", "()Ljava/lang/Thread;", false);
        method.visitVarInsn(ASTORE, 2);
        setCurrentThread(method, 0);
        method.visitLabel(start);
        method.visitVarInsn(ALOAD, 1);
        method.visitMethodInsn(INVOKEINTERFACE, "java/lang/Runnable", "run", "()V", true);
        setCurrentThread(method, 2);
        method.visitInsn(RETURN);
        method.visitLabel(handler);
        Object[] locals = {THREAD, "java/lang/Runnable", THREAD};
        method.visitFrame(F_NEW, 3, locals, 1, new Object[] {"java/lang/Throwable"});
        setCurrentThread(method, 2);
        method.visitInsn(ATHROW);
    }

    /** The carrier, in local 2, takes on the identity of the thread in {@code local}. */
    static void setCurrentThread(MethodVisitor method, int local) {
        method.visitVarInsn(ALOAD, 2);
        method.visitVarInsn(ALOAD, local);
        method.visitMethodInsn(INVOKEVIRTUAL, THREAD, "setCurrentThread", "(Ljava/lang/Thread;)V", false);
    }
}
