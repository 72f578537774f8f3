package dev.selvage.agent;

import static org.objectweb.asm.Opcodes.*;

import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;

/**
 * Makes {@code java.lang.SelvageFiber}: a continuation of the JDK that can be resumed under the identity of a thread.
 *
 * <p>Written as bytecode for the same reasons as {@link IdentityClass}. A switch that is not possible, because a frame on the
 * stack is native or initialises a class, is no error: {@code pause} says so by its result.
 */
final class FiberClass {
    private static final String NAME = "java/lang/SelvageFiber";
    private static final String CONTINUATION = "jdk/internal/vm/Continuation";
    private static final String SCOPE = "jdk/internal/vm/ContinuationScope";
    private static final String THREAD = "java/lang/Thread";

    private FiberClass() {}

    static byte[] bytes() {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(V17, ACC_PUBLIC | ACC_FINAL, NAME, null, CONTINUATION, null);
        writer.visitField(ACC_PRIVATE | ACC_STATIC | ACC_FINAL, "SCOPE", "L" + SCOPE + ";", null, null)
                .visitEnd();
        initialiser(writer.visitMethod(ACC_STATIC, "<clinit>", "()V", null, null));
        constructor(writer.visitMethod(ACC_PUBLIC, "<init>", "(Ljava/lang/Runnable;)V", null, null));
        pinned(writer.visitMethod(ACC_PROTECTED, "onPinned", "(L" + CONTINUATION + "$Pinned;)V", null, null));
        pause(writer.visitMethod(ACC_PUBLIC | ACC_STATIC, "pause", "()Z", null, null));
        resume(writer.visitMethod(ACC_PUBLIC | ACC_STATIC, "resume", "(L" + NAME + ";L" + THREAD + ";)V", null, null));
        writer.visitEnd();
        return writer.toByteArray();
    }

    private static void initialiser(MethodVisitor method) {
        method.visitCode();
        method.visitTypeInsn(NEW, SCOPE);
        method.visitInsn(DUP);
        method.visitLdcInsn("selvage");
        method.visitMethodInsn(INVOKESPECIAL, SCOPE, "<init>", "(Ljava/lang/String;)V", false);
        method.visitFieldInsn(PUTSTATIC, NAME, "SCOPE", "L" + SCOPE + ";");
        end(method, RETURN);
    }

    private static void constructor(MethodVisitor method) {
        method.visitCode();
        method.visitVarInsn(ALOAD, 0);
        scope(method);
        method.visitVarInsn(ALOAD, 1);
        method.visitMethodInsn(INVOKESPECIAL, CONTINUATION, "<init>", "(L" + SCOPE + ";Ljava/lang/Runnable;)V", false);
        end(method, RETURN);
    }

    private static void pinned(MethodVisitor method) {
        method.visitCode();
        end(method, RETURN);
    }

    private static void pause(MethodVisitor method) {
        method.visitCode();
        scope(method);
        method.visitMethodInsn(INVOKESTATIC, CONTINUATION, "yield", "(L" + SCOPE + ";)Z", false);
        end(method, IRETURN);
    }

    /** {@code carrier.setCurrentThread(identity); try { fiber.run(); } finally { carrier.setCurrentThread(carrier); }} */
    private static void resume(MethodVisitor method) {
        IdentityClass.annotate(method);
        Label start = new Label();
        Label handler = new Label();
        method.visitCode();
        method.visitTryCatchBlock(start, handler, handler, null);
        method.visitMethodInsn(INVOKESTATIC, THREAD, "currentCarrierThread", "()L" + THREAD + ";", false);
        method.visitVarInsn(ASTORE, 2);
        IdentityClass.setCurrentThread(method, 1);
        method.visitLabel(start);
        method.visitVarInsn(ALOAD, 0);
        method.visitMethodInsn(INVOKEVIRTUAL, NAME, "run", "()V", false);
        IdentityClass.setCurrentThread(method, 2);
        method.visitInsn(RETURN);
        method.visitLabel(handler);
        method.visitFrame(F_NEW, 3, new Object[] {NAME, THREAD, THREAD}, 1, new Object[] {"java/lang/Throwable"});
        IdentityClass.setCurrentThread(method, 2);
        end(method, ATHROW);
    }

    private static void scope(MethodVisitor method) {
        method.visitFieldInsn(GETSTATIC, NAME, "SCOPE", "L" + SCOPE + ";");
    }

    private static void end(MethodVisitor method, int instruction) {
        method.visitInsn(instruction);
        method.visitMaxs(0, 0);
        method.visitEnd();
    }
}
