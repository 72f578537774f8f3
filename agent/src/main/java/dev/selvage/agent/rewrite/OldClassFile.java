package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.ACC_ABSTRACT;
import static org.objectweb.asm.Opcodes.ACC_ANNOTATION;
import static org.objectweb.asm.Opcodes.ACC_BRIDGE;
import static org.objectweb.asm.Opcodes.ACC_ENUM;
import static org.objectweb.asm.Opcodes.ACC_INTERFACE;
import static org.objectweb.asm.Opcodes.ACC_STRICT;
import static org.objectweb.asm.Opcodes.ACC_SUPER;
import static org.objectweb.asm.Opcodes.ACC_SYNCHRONIZED;
import static org.objectweb.asm.Opcodes.V1_5;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InnerClassNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * A class file from before Java 5, which cannot name classes as constants, as hooks have to.
 *
 * <p>It becomes one of the first version that can. To the verifier that is no different: it infers the types there, too. But the JVM is
 * stricter with modifiers and tables from then on, and looks at attributes that it has overlooked before.
 */
final class OldClassFile {
    private static final int NOT_OF_CLASSES = ACC_ANNOTATION | ACC_ENUM;
    private static final int NOT_OF_ABSTRACT_METHODS = ACC_SYNCHRONIZED | ACC_STRICT;

    private OldClassFile() {}

    /** Makes the class one whose version has class constants; one that has is left alone. */
    static void allowClassConstants(ClassNode node) {
        if ((node.version & 0xffff) >= V1_5) return;
        node.version = V1_5;
        node.access &= ~NOT_OF_CLASSES;
        if ((node.access & ACC_INTERFACE) != 0) node.access &= ~ACC_SUPER;
        node.signature = null;
        node.outerClass = null;
        node.visibleAnnotations = null;
        node.innerClasses = withoutRepetition(node.innerClasses);
        for (FieldNode field : node.fields) fit(field);
        for (MethodNode method : node.methods) fit(method);
    }

    private static void fit(FieldNode field) {
        field.access &= ~ACC_ENUM;
        field.signature = null;
        field.visibleAnnotations = null;
    }

    private static void fit(MethodNode method) {
        if ((method.access & ACC_ABSTRACT) != 0) method.access &= ~NOT_OF_ABSTRACT_METHODS;
        if (method.name.equals("<init>")) method.access &= ~ACC_BRIDGE;
        method.signature = null;
        method.visibleAnnotations = null;
        method.visibleParameterAnnotations = null;
        method.localVariables = distinct(method.localVariables);
    }

    private static List<InnerClassNode> withoutRepetition(List<InnerClassNode> types) {
        Set<String> names = new HashSet<>();
        List<InnerClassNode> distinct = new ArrayList<>();
        for (InnerClassNode type : types) {
            if (names.add(type.name)) distinct.add(type);
        }
        return distinct;
    }

    private static @Nullable List<LocalVariableNode> distinct(@Nullable List<LocalVariableNode> variables) {
        if (variables == null) return null;
        Set<List<Object>> known = new HashSet<>();
        List<LocalVariableNode> distinct = new ArrayList<>();
        for (LocalVariableNode variable : variables) {
            variable.signature = null;
            if (known.add(List.of(variable.name, variable.index, variable.start, variable.end))) distinct.add(variable);
        }
        return distinct;
    }
}
