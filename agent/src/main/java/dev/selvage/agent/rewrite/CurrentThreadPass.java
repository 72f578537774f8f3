package dev.selvage.agent.rewrite;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** On a JDK that cannot change a carrier's identity, lets code ask the runtime who the current thread is. */
final class CurrentThreadPass implements MethodPass {
    @Override
    public void apply(MethodContext context) {
        if (IdentitySupport.isAvailable()) return;
        for (AbstractInsnNode node : context.instructions()) {
            if (!(node instanceof MethodInsnNode)) continue;
            MethodInsnNode call = (MethodInsnNode) node;
            if (call.owner.equals("java/lang/Thread") && call.name.equals("currentThread")) {
                context.replace(call, Hook.THREADS.call("currentThread", call.desc));
            }
        }
    }
}
