package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Puts a method of the same name in front of every native method of a class, which steps out of control around the call:
 * native code waits for what it likes. The JVM finds the native code by leaving out the prefix.
 */
public final class NativeMethods {
    /** What the JVM is told to leave out. */
    public static final String PREFIX = "selvage$native$";

    private NativeMethods() {}

    static boolean wrap(ClassNode owner) {
        List<MethodNode> natives = new ArrayList<>();
        for (MethodNode method : owner.methods) {
            if ((method.access & ACC_NATIVE) != 0) natives.add(method);
        }
        for (MethodNode method : natives) {
            owner.methods.add(wrapper(owner, method));
            method.name = PREFIX + method.name;
            method.access =
                    method.access & ~(ACC_PUBLIC | ACC_PROTECTED | ACC_SYNCHRONIZED) | ACC_PRIVATE | ACC_SYNTHETIC;
        }
        return !natives.isEmpty();
    }

    private static MethodNode wrapper(ClassNode owner, MethodNode method) {
        MethodNode wrapper = new MethodNode(
                method.access & ~ACC_NATIVE,
                method.name,
                method.desc,
                method.signature,
                method.exceptions.toArray(new String[0]));
        wrapper.visibleAnnotations = method.visibleAnnotations;
        LabelNode start = new LabelNode();
        LabelNode handler = new LabelNode();
        Code code = new Code().op(ACONST_NULL).add(new LdcInsnNode("native method " + method.name));
        code.add(Hook.EXTERNAL.call("enter", "(Ljava/lang/Object;Ljava/lang/String;)V"))
                .add(start);
        int locals = call(code, owner, method);
        code.add(Hook.EXTERNAL.call("exit", "()V"));
        code.op(Type.getReturnType(method.desc).getOpcode(IRETURN)).add(handler);
        // A handler around it, of a method that is synchronized as well, asks for the receiver.
        code.add(Frames.frame(isStatic(method) ? List.of() : List.of(owner.name), "java/lang/Throwable"));
        code.add(Hook.EXTERNAL.call("exit", "()V")).op(ATHROW);
        wrapper.instructions.add(code.list());
        wrapper.tryCatchBlocks.add(new TryCatchBlockNode(start, handler, handler, null));
        wrapper.maxLocals = locals;
        return wrapper;
    }

    private static boolean isStatic(MethodNode method) {
        return (method.access & ACC_STATIC) != 0;
    }

    private static int call(Code code, ClassNode owner, MethodNode method) {
        boolean isStatic = isStatic(method);
        int local = 0;
        if (!isStatic) code.load(Type.getObjectType(owner.name), local++);
        for (Type type : Type.getArgumentTypes(method.desc)) {
            code.load(type, local);
            local += type.getSize();
        }
        int opcode = isStatic ? INVOKESTATIC : INVOKESPECIAL;
        code.add(new MethodInsnNode(opcode, owner.name, PREFIX + method.name, method.desc, false));
        return local;
    }
}
