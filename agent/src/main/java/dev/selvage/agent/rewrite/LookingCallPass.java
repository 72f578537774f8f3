package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.*;

import dev.selvage.runtime.Operation;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Brackets calls by which the JDK looks into an object that the program gives it: texts of objects, comparisons, copies. When that is a
 * collection or the like, it is as if the program had called it, and what happens inside belongs to the program's line.
 */
final class LookingCallPass implements MethodPass {
    private static final String CONCATENATION = "java/lang/invoke/StringConcatFactory";
    private static final String RECORDS = "java/lang/runtime/ObjectMethods";
    private static final String ASSERTION = "java/lang/AssertionError";
    private static final String OBJECT = "Ljava/lang/Object;";
    private static final String ITERABLE = "Ljava/lang/Iterable;";

    /** Which argument of {@code Files.write} they are. */
    private static final int LINES = 1;

    private static final Set<String> OF_OBJECT = Set.of("toString", "hashCode", "equals");
    private static final Set<String> OF_SEVERAL =
            Set.of("toString", "hash", "hashCode", "equals", "deepEquals", "deepToString", "deepHashCode", "compare");

    private static final String TEXT = "toString";
    private static final Set<String> ASKING_FOR_TEXT =
            Set.of("valueOf", "join", "append", "insert", "add", "contentEquals");

    private static final Set<String> FORMATTING = Set.of("java/lang/String", "java/util/Formatter");

    /** The methods that look at what they get. So do constructors. */
    private static final Map<String, Set<String>> METHODS = Map.of(
            "java/lang/Object", OF_OBJECT,
            "java/lang/StringBuilder", Set.of("append", "insert", "compareTo"),
            "java/lang/StringBuffer", Set.of("append", "insert", "compareTo"),
            "java/lang/CharSequence", Set.of("toString", "length", "charAt", "subSequence", "isEmpty"),
            "java/lang/String", Set.of("valueOf", "join", "contentEquals"),
            "java/util/Optional", OF_OBJECT,
            "java/util/Objects", OF_SEVERAL,
            "java/util/Arrays", OF_SEVERAL,
            "java/util/Comparator", Set.of("compare"),
            "java/util/StringJoiner", Set.of("add"));

    private static final Set<String> LOOKED_AT_BY_THEMSELVES =
            Set.of("java/lang/Object", "java/lang/CharSequence", "java/util/Comparator", "java/util/Optional");

    private static final Set<String> TEXTS =
            Set.of("Ljava/lang/CharSequence;", ITERABLE, "Ljava/lang/StringBuilder;", "Ljava/lang/StringBuffer;");

    @Override
    public void apply(MethodContext context) {
        if (!context.treatment.synchronization() || !context.treatment.isProgram()) return;
        for (AbstractInsnNode node : context.instructions()) {
            if (node instanceof MethodInsnNode call && prints(call)) {
                replaceByText(context, call);
            } else if (node instanceof MethodInsnNode call && writesLines(call)) {
                replaceByLines(context, call);
            } else if (node instanceof MethodInsnNode call && looks(call)) {
                bracket(context, call, CallSitePass.simpleName(call.owner) + "." + asked(call.name), call.desc);
            } else if (node instanceof MethodInsnNode call
                    && Lendings.isOfTwoCollections(LendingPass.owner(context, call), call)) {
                lookAtGiven(context, call);
            } else if (node instanceof InvokeDynamicInsnNode call
                    && call.bsm.getOwner().equals(CONCATENATION)) {
                bracket(context, call, "String." + TEXT, call.desc);
            } else if (node instanceof InvokeDynamicInsnNode call
                    && call.bsm.getOwner().equals(RECORDS)) {
                bracketRecord(context, call);
            }
        }
    }

    private static boolean looks(MethodInsnNode call) {
        return METHODS.getOrDefault(call.owner, Set.of()).contains(call.name) || isCopy(call);
    }

    /** Whether texts of objects are made of the last argument, among other things that must not be disturbed. */
    private static boolean prints(MethodInsnNode call) {
        boolean isStream = call.owner.startsWith("java/io/Print") && !call.name.equals("<init>");
        if (!isStream && !FORMATTING.contains(call.owner)) return false;
        return call.desc.contains(OBJECT + ")") && (isStream || call.name.startsWith("format"));
    }

    private static void replaceByText(MethodContext context, MethodInsnNode call) {
        int site = context.site(Operation.COLLECTION_CALL, call, CallSitePass.simpleName(call.owner) + "." + TEXT);
        boolean several = call.desc.contains("[" + OBJECT);
        String type = several ? "[" + OBJECT : OBJECT;
        Code text = new Code().push(site);
        text.add(Hook.LOOKS.call(several ? "texts" : "text", "(" + type + "I)" + type));
        context.insertBefore(call, text.list());
    }

    private static boolean writesLines(MethodInsnNode call) {
        return call.owner.equals(SharedClasses.FILES) && call.name.equals("write") && call.desc.contains(ITERABLE);
    }

    private static void replaceByLines(MethodContext context, MethodInsnNode call) {
        int site = context.site(Operation.COLLECTION_CALL, call, "Files.write");
        Operands operands = new Operands(context, call.desc);
        Code lines = new Code();
        operands.spill(lines);
        operands.load(lines, LINES);
        lines.push(site).add(Hook.LOOKS.call("lines", "(" + ITERABLE + "I)" + ITERABLE));
        operands.store(lines, LINES);
        operands.restore(lines);
        context.insertBefore(call, lines.list());
    }

    /** What is made of collections of the JDK is part of the call's step; what the program has made may give the elements of anything. */
    private static void lookAtGiven(MethodContext context, MethodInsnNode call) {
        int site = context.site(Operation.COLLECTION_CALL, call, CallSitePass.simpleName(call.owner) + "." + call.name);
        Operands operands = new Operands(context, call.desc);
        Code looks = new Code();
        operands.spill(looks);
        for (int i = 0; i < operands.count(); i++) {
            if (operands.type(i).getSort() != Type.OBJECT) continue;
            operands.load(looks, i);
            looks.push(site).add(Hook.LOOKS.call("given", "(Ljava/lang/Object;I)V"));
        }
        operands.restore(looks);
        bracket(context, call, site, looks);
    }

    private static boolean isCopy(MethodInsnNode call) {
        return call.name.equals("<init>") && call.owner.startsWith("java/");
    }

    /** What an object is asked for, in the words of a report. */
    private static String asked(String method) {
        if (method.equals("<init>")) return "copy";
        return ASKING_FOR_TEXT.contains(method) ? TEXT : method;
    }

    /** By what it is declared as: nothing is asked about objects that are texts or numbers, say. */
    private static boolean mayBeSeen(AbstractInsnNode node, Type declared) {
        String descriptor = declared.getDescriptor();
        boolean isKept = node instanceof MethodInsnNode call && isCopy(call) && !call.owner.equals(ASSERTION);
        if (descriptor.endsWith(OBJECT)) return !isKept;
        return TEXTS.contains(descriptor) || (descriptor.startsWith("Ljava/util/") && !isCallBack(descriptor));
    }

    private static boolean isCallBack(String descriptor) {
        return descriptor.startsWith("Ljava/util/function/") || descriptor.startsWith("Ljava/util/concurrent/");
    }

    private static void bracket(MethodContext context, AbstractInsnNode node, String member, String descriptor) {
        boolean ofReceiver = node instanceof MethodInsnNode call && looksAtReceiver(call);
        boolean ofArgument = false;
        for (Type type : Type.getArgumentTypes(descriptor)) ofArgument |= mayBeSeen(node, type);
        if (!ofReceiver && !ofArgument) return;
        Operands operands = new Operands(context, descriptor);
        int site = context.site(Operation.COLLECTION_CALL, node, member);
        Code looks = new Code();
        operands.spill(looks);
        if (ofReceiver) look(looks.op(DUP), site);
        for (int i = 0; i < operands.count(); i++) {
            if (!mayBeSeen(node, operands.type(i))) continue;
            operands.load(looks, i);
            look(looks, site);
        }
        operands.restore(looks);
        bracket(context, node, site, looks);
    }

    private static boolean looksAtReceiver(MethodInsnNode call) {
        return LOOKED_AT_BY_THEMSELVES.contains(call.owner) && !call.name.equals("<init>");
    }

    private static void look(Code code, int site) {
        code.push(site).add(Hook.LOOKS.call("at", "(Ljava/lang/Object;I)V"));
    }

    /** Its components are read inside, so nobody knows which they are. */
    private static void bracketRecord(MethodContext context, InvokeDynamicInsnNode node) {
        int site = context.site(Operation.COLLECTION_CALL, node, "Record." + node.name);
        bracket(context, node, site, new Code().push(site).add(Hook.LOOKS.call("around", "(I)V")));
    }

    private static void bracket(MethodContext context, AbstractInsnNode node, int site, Code looks) {
        int saved = context.newLocal();
        Code begin = new Code().add(Hook.LOOKS.call("begin", "()I")).store(Type.INT_TYPE, saved);
        Code end = new Code().push(site).add(Hook.LIBRARY.call("read", "(I)V"));
        end.load(Type.INT_TYPE, saved).add(Hook.LIBRARY.call("exit", "(I)V"));
        context.insertBefore(node, begin.list());
        context.insertBefore(node, looks.list());
        context.insertAfter(node, end.list());
    }
}
