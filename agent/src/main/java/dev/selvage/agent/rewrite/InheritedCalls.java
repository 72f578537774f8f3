package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.*;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Gives a class of the program the methods that it inherits from the JDK and by which others call it without naming the JDK's type: those that an interface
 * declares of which the JDK's class knows nothing. Each calls the inherited one, and that call is hooked like any other. Where the inherited one is final, a
 * run that makes such an object is no proof.
 */
final class InheritedCalls {
    private static final String CONCURRENT = "java/util/concurrent/";

    private InheritedCalls() {}

    /** Returns whether there were any. */
    static boolean expose(ClassNode owner, ClassFacts facts) {
        if ((owner.access & ACC_INTERFACE) != 0 || owner.superName == null) return false;
        Set<String> own = new HashSet<>();
        for (MethodNode method : owner.methods) own.add(method.name + method.desc);
        boolean changed = false;
        int line = lineOf(owner);
        for (ClassFacts.Inherited inherited : facts.inheritedByInterface(owner.superName, owner.interfaces)) {
            if (own.contains(inherited.signature())) continue;
            if (!inherited.isFinal()) owner.methods.add(delegate(owner, inherited.signature(), line));
            else if (inherited.owner().startsWith(CONCURRENT)) UnseenObjects.announce(owner, inherited.owner());
            else continue;
            changed = true;
        }
        return changed;
    }

    /** Where the class begins, as far as its code tells. */
    private static int lineOf(ClassNode owner) {
        for (MethodNode method : owner.methods) {
            for (AbstractInsnNode node : method.instructions) {
                if (node instanceof LineNumberNode) return ((LineNumberNode) node).line;
            }
        }
        return 1;
    }

    private static MethodNode delegate(ClassNode owner, String signature, int line) {
        int bracket = signature.indexOf('(');
        MethodNode method = new MethodNode(
                ACC_PUBLIC | ACC_BRIDGE | ACC_SYNTHETIC,
                signature.substring(0, bracket),
                signature.substring(bracket),
                null,
                null);
        LabelNode start = new LabelNode();
        Code code = new Code().add(start).add(new LineNumberNode(line, start)).load(Type.getObjectType(owner.name), 0);
        int local = 1;
        for (Type type : Type.getArgumentTypes(method.desc)) {
            code.load(type, local);
            local += type.getSize();
        }
        code.add(new MethodInsnNode(INVOKESPECIAL, owner.superName, method.name, method.desc, false));
        code.op(Type.getReturnType(method.desc).getOpcode(IRETURN));
        method.instructions.add(code.list());
        method.maxLocals = local;
        return method;
    }
}
