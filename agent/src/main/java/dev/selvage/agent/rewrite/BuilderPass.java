package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.DUP;

import org.objectweb.asm.tree.AbstractInsnNode;

/** Announces string builders that others may get, right after they are made. */
final class BuilderPass implements MethodPass {
    @Override
    public void apply(MethodContext context) {
        if (!context.treatment.memory()) return;
        for (AbstractInsnNode made : context.releasedBuilders) {
            Code code = new Code().op(DUP).add(Hook.BUILDERS.call("made", "(Ljava/lang/Object;)V"));
            context.insertAfter(made, code.list());
        }
    }
}
