package dev.selvage.agent;

import static org.objectweb.asm.Opcodes.*;

import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Type;

/** Makes a {@code Runnable}, in the package of a program's main class, that calls its {@code main} method. */
public final class MainEntry {
    private static final String ARGUMENTS = "[Ljava/lang/String;";

    private MainEntry() {}

    /** The binary name of the entry for a main class. */
    public static String nameFor(String mainClass) {
        return mainClass + "$SelvageEntry";
    }

    public static byte[] bytes(String mainClass, MainMethod main) {
        String name = nameFor(mainClass).replace('.', '/');
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(V17, ACC_PUBLIC | ACC_FINAL | ACC_SYNTHETIC, name, null, "java/lang/Object", new String[] {
            "java/lang/Runnable"
        });
        writer.visitField(ACC_PRIVATE | ACC_FINAL, "arguments", ARGUMENTS, null, null)
                .visitEnd();
        constructor(writer.visitMethod(ACC_PUBLIC, "<init>", "(" + ARGUMENTS + ")V", null, null), name);
        run(writer.visitMethod(ACC_PUBLIC, "run", "()V", null, null), name, mainClass.replace('.', '/'), main);
        writer.visitEnd();
        return writer.toByteArray();
    }

    private static void constructor(MethodVisitor method, String name) {
        method.visitCode();
        method.visitVarInsn(ALOAD, 0);
        method.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        method.visitVarInsn(ALOAD, 0);
        method.visitVarInsn(ALOAD, 1);
        method.visitFieldInsn(PUTFIELD, name, "arguments", ARGUMENTS);
        method.visitInsn(RETURN);
        method.visitMaxs(0, 0);
        method.visitEnd();
    }

    private static void run(MethodVisitor method, String name, String mainClass, MainMethod main) {
        method.visitCode();
        method.visitLdcInsn(Type.getObjectType(mainClass));
        method.visitMethodInsn(
                INVOKESTATIC, "dev/selvage/runtime/Initialisers", "expect", "(Ljava/lang/Class;)V", false);
        if (!main.isStatic()) newObject(method, mainClass);
        if (main.takesArguments()) {
            method.visitVarInsn(ALOAD, 0);
            method.visitFieldInsn(GETFIELD, name, "arguments", ARGUMENTS);
        }
        String descriptor = main.takesArguments() ? "(" + ARGUMENTS + ")V" : "()V";
        method.visitMethodInsn(main.isStatic() ? INVOKESTATIC : INVOKEVIRTUAL, mainClass, "main", descriptor, false);
        method.visitInsn(RETURN);
        method.visitMaxs(0, 0);
        method.visitEnd();
    }

    private static void newObject(MethodVisitor method, String type) {
        method.visitTypeInsn(NEW, type);
        method.visitInsn(DUP);
        method.visitMethodInsn(INVOKESPECIAL, type, "<init>", "()V", false);
    }
}
