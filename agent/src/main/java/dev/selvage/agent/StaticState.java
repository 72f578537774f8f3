package dev.selvage.agent;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** What a class can carry from one run into the next in its statics, and what is to be done about it. */
public enum StaticState {
    /** Nothing: constants, the assertion status, constants of an enum that have no fields. */
    NONE,
    /** What a {@link PlainInitialiser} makes: it can be made anew in the class as it is. */
    PLAIN,
    /** Anything else: only a new class begins anew. */
    ANY;

    /** Types of the JDK that programs extend for its caches and registers. */
    private static final Set<String> KEPT_BY_JDK = Set.of(
            "java/beans/BeanInfo",
            "java/beans/SimpleBeanInfo",
            "java/util/ListResourceBundle",
            "java/util/ResourceBundle",
            "java/util/ResourceBundle$Control");

    static StaticState of(byte[] classFile) {
        ClassNode type = new ClassNode();
        new ClassReader(classFile).accept(type, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        if (isKeptByJdk(type)) return ANY;
        boolean stateless = type.fields.stream().noneMatch(StaticState::isVariable);
        MethodNode initialiser = initialiser(type);
        boolean idle = initialiser == null || isIdle(initialiser);
        if (idle && stateless || isPlainEnum(type) || isSwitchMap(type)) return NONE;
        // Fields of an interface must be final, so that nobody but its initialiser can assign them.
        if ((type.access & Opcodes.ACC_INTERFACE) != 0) return ANY;
        return initialiser == null || PlainInitialiser.isPlain(type, initialiser) ? PLAIN : ANY;
    }

    /** Whether the JDK keeps objects of such a class, or the class, and gives them to whoever asks with the same class or loader again. */
    private static boolean isKeptByJdk(ClassNode type) {
        boolean inherits = type.superName != null && KEPT_BY_JDK.contains(type.superName);
        return inherits || type.interfaces.stream().anyMatch(KEPT_BY_JDK::contains);
    }

    /** A static field that is neither a constant of the class file nor the assertion status. */
    static boolean isVariable(FieldNode field) {
        return isStatic(field) && field.value == null && !field.name.equals("$assertionsDisabled");
    }

    /** Whether the field is one of the class itself: code names those that it inherits as if they were its own. */
    static boolean isDeclared(ClassNode type, FieldInsnNode named) {
        return named.owner.equals(type.name) && type.fields.stream().anyMatch(field -> field.name.equals(named.name));
    }

    private static boolean isStatic(FieldNode field) {
        return (field.access & Opcodes.ACC_STATIC) != 0;
    }

    static @Nullable MethodNode initialiser(ClassNode type) {
        return method(type, "<clinit>");
    }

    private static @Nullable MethodNode method(ClassNode type, String name) {
        for (MethodNode method : type.methods) {
            if (method.name.equals(name)) return method;
        }
        return null;
    }

    /** Whether it does nothing but ask for the assertion status. */
    private static boolean isIdle(MethodNode initialiser) {
        List<AbstractInsnNode> body = PlainInitialiser.body(initialiser);
        return body.size() == 1 && body.get(0).getOpcode() == Opcodes.RETURN;
    }

    /** An enum whose constants have no fields, no bodies and no constructor of the programmer's, and which has no other statics. */
    private static boolean isPlainEnum(ClassNode type) {
        if (!"java/lang/Enum".equals(type.superName)) return false;
        for (FieldNode field : type.fields) {
            boolean constant = (field.access & Opcodes.ACC_ENUM) != 0 || field.name.equals("$VALUES");
            if (!constant) return false;
        }
        for (MethodNode method : type.methods) {
            if (method.name.equals("<init>") && !onlyCallsEnum(method)) return false;
            if (method.name.equals("<clinit>") && !onlyMakesConstants(type, method)) return false;
        }
        return true;
    }

    private static boolean onlyCallsEnum(MethodNode constructor) {
        int instructions = 0;
        for (AbstractInsnNode node : constructor.instructions) {
            if (node.getOpcode() >= 0) instructions++;
        }
        // this, the name, the ordinal, super(...), return.
        return instructions == 5;
    }

    /** Statics of others would be written, or read as they are, in the first run alone. */
    private static boolean onlyMakesConstants(ClassNode type, MethodNode initialiser) {
        for (AbstractInsnNode node : initialiser.instructions) {
            if (node.getOpcode() == Opcodes.INVOKEDYNAMIC) return false;
            if (node instanceof FieldInsnNode field && !isDeclared(type, field)) return false;
            if (node instanceof MethodInsnNode call) {
                boolean own = call.owner.equals(type.name);
                if (!own || !(call.name.equals("<init>") || call.name.equals("$values"))) return false;
            }
        }
        return true;
    }

    /** The table that javac makes for a switch over an enum; it depends on the enum alone. */
    private static boolean isSwitchMap(ClassNode type) {
        return (type.access & Opcodes.ACC_SYNTHETIC) != 0
                && !type.fields.isEmpty()
                && type.fields.stream().allMatch(field -> field.name.startsWith("$SwitchMap$"));
    }
}
