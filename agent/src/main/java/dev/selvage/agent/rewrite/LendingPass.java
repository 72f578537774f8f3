package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.ACONST_NULL;
import static org.objectweb.asm.Opcodes.DUP;
import static org.objectweb.asm.Opcodes.INVOKEVIRTUAL;

import dev.selvage.agent.rewrite.Lendings.Place;
import dev.selvage.runtime.Lending;
import dev.selvage.runtime.Operation;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Announces what the program lends to a method of the JDK that has no hooks, right before the call: behind the last scheduling point, so that
 * what the method does belongs to the step that was announced.
 */
final class LendingPass implements MethodPass {
    private static final Type OBJECT = Type.getObjectType("java/lang/Object");

    /** Hooks take so many; of more, which hardly any method has, the first count. */
    private static final int MOST = 3;

    /** The components of the one or two records that a method which the compiler made is about. */
    private static final List<Place> PARTS = List.of(new Place(0, true), new Place(1, true));

    private static final String BEGIN = "(" + "Ljava/lang/Object;".repeat(MOST) + "III)J";

    @Override
    public void apply(MethodContext context) {
        if (!context.treatment.memory() || !context.treatment.isProgram()) return;
        for (AbstractInsnNode node : context.instructions()) {
            if (isOfRecord(node)) lend(context, node, ((InvokeDynamicInsnNode) node).desc, Operation.READ, PARTS, 0);
            if (!(node instanceof MethodInsnNode call) || context.privateUses.contains(node)) continue;
            String owner = owner(context, call);
            List<Place> places = Lendings.placesOf(owner, call, argument -> context.isFresh(call, argument));
            if (places.isEmpty() || !isStillThere(call)) continue;
            int ifConcurrent = Lendings.isComparing(owner, call) ? Lending.IF_FIRST_IS_CONCURRENT : 0;
            lend(context, call, call.desc, Lendings.operation(owner, call, places), places, ifConcurrent);
        }
    }

    /** Whether it makes the text or the hash code of a record, or compares two, by looking at all their components. */
    private static boolean isOfRecord(AbstractInsnNode node) {
        return node instanceof InvokeDynamicInsnNode call
                && call.bsm.getOwner().equals("java/lang/runtime/ObjectMethods");
    }

    /** Another pass may have put a hook in its place. */
    private static boolean isStillThere(AbstractInsnNode node) {
        return node.getPrevious() != null || node.getNext() != null;
    }

    /** Whose method is called: a class of the program may have inherited it. */
    static String owner(MethodContext context, MethodInsnNode call) {
        boolean inherited = call.getOpcode() == INVOKEVIRTUAL && !call.owner.startsWith("java");
        return inherited ? context.facts.declaringClass(call.owner, call.name, call.desc) : call.owner;
    }

    private static void lend(
            MethodContext context,
            AbstractInsnNode call,
            String descriptor,
            Operation operation,
            List<Place> places,
            int condition) {
        int elements = context.site(operation, call, null);
        int text = context.site(operation, call, BuilderText.MEMBER);
        Operands operands = new Operands(context, descriptor);
        int receiver = context.newLocal();
        int begun = context.newLocal();
        Code before = new Code();
        operands.spill(before);
        // The receiver, if it counts, is on top of the stack now, and the first of the places.
        if (places.get(0).isReceiver()) before.op(DUP).store(OBJECT, receiver);
        for (int i = 0; i < MOST; i++) load(before, operands, receiver, i < places.size() ? places.get(i) : null);
        before.push(elements).push(text).push(within(places) | condition).add(Hook.LENDING.call("begin", BEGIN));
        before.store(Type.LONG_TYPE, begun);
        operands.restore(before);
        context.insertBefore(call, before.list());
        Code after = new Code().push(elements).push(text).load(Type.LONG_TYPE, begun);
        context.insertAfter(call, after.add(Hook.LENDING.call("end", "(IIJ)V")).list());
    }

    private static void load(Code code, Operands operands, int receiver, @Nullable Place place) {
        if (place == null) code.op(ACONST_NULL);
        else if (place.isReceiver()) code.load(OBJECT, receiver);
        else if (place.operand() < operands.count()) operands.load(code, place.operand());
        else code.op(ACONST_NULL);
    }

    /** A bit for each of which only the elements count. */
    private static int within(List<Place> places) {
        int bits = 0;
        for (int i = 0; i < Math.min(MOST, places.size()); i++) {
            if (places.get(i).within()) bits |= 1 << i;
        }
        return bits;
    }
}
