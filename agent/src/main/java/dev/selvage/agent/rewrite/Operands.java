package dev.selvage.agent.rewrite;

import org.objectweb.asm.Type;

/** The arguments of a call, which are kept in locals for a moment so that hooks can be given any of them. */
final class Operands {
    private final Type[] types;
    private final int first;

    Operands(MethodContext context, String descriptor) {
        this.types = Type.getArgumentTypes(descriptor);
        this.first = context.newLocals(2 * types.length);
    }

    int count() {
        return types.length;
    }

    Type type(int index) {
        return types[index];
    }

    void spill(Code code) {
        for (int i = types.length - 1; i >= 0; i--) code.store(types[i], local(i));
    }

    void restore(Code code) {
        for (int i = 0; i < types.length; i++) load(code, i);
    }

    void load(Code code, int index) {
        code.load(types[index], local(index));
    }

    void store(Code code, int index) {
        code.store(types[index], local(index));
    }

    private int local(int index) {
        return first + 2 * index;
    }
}
