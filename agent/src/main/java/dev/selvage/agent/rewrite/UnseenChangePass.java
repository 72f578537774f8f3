package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.DUP;
import static org.objectweb.asm.Opcodes.DUP2;
import static org.objectweb.asm.Opcodes.INVOKESPECIAL;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;
import static org.objectweb.asm.Opcodes.POP;

import dev.selvage.runtime.Operation;
import java.util.List;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Says when the program changes something of the JDK by a call that is no event: others may find it changed or not. What the JDK changes in other ways, or
 * under names that do not say so, is known by class in {@link SharedClasses}.
 */
final class UnseenChangePass implements MethodPass {
    /** How methods begin that change what they are about. */
    private static final List<String> CHANGES = List.of(
            "add",
            "attach",
            "cancel",
            "clear",
            "close",
            "delete",
            "deregister",
            "end",
            "insert",
            "install",
            "put",
            "register",
            "remove",
            "reset",
            "set",
            "uninstall",
            "unregister");

    /** Packages, or beginnings of names, where such names mean something else, or where what changes is an event or belongs to one thread. */
    private static final List<String> EXEMPT = List.of(
            "java/lang/AbstractStringBuilder",
            "java/lang/InheritableThreadLocal",
            "java/lang/Math",
            "java/lang/StackWalker",
            "java/lang/StrictMath",
            "java/lang/String",
            "java/lang/Thread",
            "java/lang/Throwable",
            "java/lang/invoke/Method",
            "java/lang/reflect/Array",
            "java/lang/reflect/Field",
            "java/math/",
            "java/time/",
            "java/util/concurrent/",
            "java/util/stream/");

    private static final List<String> JDK = List.of("java/", "javax/", "jdk/", "org/w3c/dom/", "org/xml/sax/");

    @Override
    public void apply(MethodContext context) {
        if (!context.treatment.synchronization() || !context.treatment.isProgram()) return;
        for (AbstractInsnNode node : context.instructions()) {
            if (!(node instanceof MethodInsnNode call) || context.privateUses.contains(node)) continue;
            String owner = LibraryCallPass.owner(context, call);
            if (!isChange(owner, call)) continue;
            if (isSecurityProperty(call)) {
                announceName(context, call);
                continue;
            }
            boolean isInherited = !owner.equals(call.owner) || call.getOpcode() == INVOKESPECIAL;
            if (isInherited || call.getOpcode() == INVOKESTATIC)
                context.insertBefore(call, UnseenObjects.announcement(owner, "now"));
            else announceReceiver(context, call);
        }
    }

    private static boolean isChange(String owner, MethodInsnNode call) {
        return startsWithAny(call.name, CHANGES)
                && startsWithAny(owner, JDK)
                && !startsWithAny(owner, EXEMPT)
                && !LibraryCallPass.isLibraryCall(owner, call)
                && !LibraryCallPass.isOfException(owner, call);
    }

    private static boolean isSecurityProperty(MethodInsnNode call) {
        return call.owner.equals("java/security/Security") && call.name.equals("setProperty");
    }

    /** Of a property, by which one can tell whether it matters. */
    private static void announceName(MethodContext context, MethodInsnNode call) {
        Code before = new Code().op(DUP2).op(POP);
        before.add(Hook.UNSEEN.call("setsSecurityProperty", "(Ljava/lang/String;)V"));
        context.insertBefore(call, before.list());
    }

    /** It may be an object of the program. */
    private static void announceReceiver(MethodContext context, MethodInsnNode call) {
        Operands operands = new Operands(context, call.desc);
        Code before = new Code();
        operands.spill(before);
        int site = context.site(Operation.CALL, call, CallSitePass.simpleName(call.owner) + "." + call.name);
        before.op(DUP).push(site).add(Hook.UNSEEN.call("changes", "(Ljava/lang/Object;I)V"));
        operands.restore(before);
        context.insertBefore(call, before.list());
    }

    private static boolean startsWithAny(String name, List<String> beginnings) {
        return beginnings.stream().anyMatch(name::startsWith);
    }
}
