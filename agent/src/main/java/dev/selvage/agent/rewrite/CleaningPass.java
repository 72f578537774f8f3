package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.RETURN;

import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Says when the program asks for work that threads of the JVM do beside the schedule: cleaning actions, finalisers, the collection of what only references lead to. */
final class CleaningPass implements MethodPass {
    private static final String CLEANER = "java/lang/ref/Cleaner";
    private static final String REFERENCE = "java/lang/ref/Reference";
    private static final String WEAK_MAP = "java/util/WeakHashMap";
    private static final Set<String> REFERENCES =
            Set.of(REFERENCE, "java/lang/ref/SoftReference", "java/lang/ref/WeakReference");

    @Override
    public void apply(MethodContext context) {
        if (!context.treatment.isProgram()) return;
        for (AbstractInsnNode node : context.instructions()) {
            boolean registers =
                    node instanceof MethodInsnNode call && call.owner.equals(CLEANER) && call.name.equals("register");
            if (registers) context.insertBefore(node, UnseenObjects.announcement(CLEANER, "fromNowOn"));
            if (node instanceof MethodInsnNode call) collected(context, call);
        }
    }

    /** What is found of an object that only such a reference leads to is up to the collector of garbage. */
    private static void collected(MethodContext context, MethodInsnNode call) {
        String owner = LibraryCallPass.owner(context, call);
        boolean looks = REFERENCES.contains(owner) && (call.name.equals("get") || call.name.equals("refersTo"));
        if (looks) context.insertBefore(call, UnseenObjects.announcement(REFERENCE, "fromNowOn"));
        if (owner.equals(WEAK_MAP)) context.insertBefore(call, UnseenObjects.announcement(WEAK_MAP, "fromNowOn"));
    }

    /** Returns whether the class has a finaliser that does something. */
    static boolean announceFinaliser(ClassNode owner) {
        for (MethodNode method : owner.methods) {
            if (!method.name.equals("finalize") || !method.desc.equals("()V")) continue;
            if (isEmpty(method)) return false;
            UnseenObjects.announce(owner, owner.name);
            return true;
        }
        return false;
    }

    private static boolean isEmpty(MethodNode method) {
        for (AbstractInsnNode node : method.instructions) {
            if (node.getOpcode() >= 0) return node.getOpcode() == RETURN;
        }
        return true;
    }
}
