package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.*;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/**
 * Knows the final fields that others may see before they are written: a constructor, or that of a superclass, lets its object go first. They are
 * variables like any others.
 */
final class LeakedFinals {
    private final Function<String, byte @Nullable []> classFiles;
    private final Map<String, Set<String>> known = new HashMap<>();

    /** @param classFiles gives the class file of an internal name, or null */
    LeakedFinals(Function<String, byte @Nullable []> classFiles) {
        this.classFiles = classFiles;
    }

    boolean contains(String type, String field) {
        Set<String> fields = known.get(type);
        if (fields == null) {
            fields = find(type);
            known.put(type, fields);
        }
        return fields.contains(field);
    }

    private Set<String> find(String type) {
        ClassNodes classes = new ClassNodes(classFiles);
        ClassNode node = classes.get(type);
        if (node == null) return Set.of();
        Set<String> finals = node.fields.stream()
                .filter(field -> (field.access & ACC_FINAL) != 0)
                .map((FieldNode field) -> field.name)
                .collect(Collectors.toSet());
        Set<String> found = new HashSet<>();
        for (MethodNode method : node.methods) {
            if (!method.name.equals("<clinit>")) addLate(classes, node, method, finals, found);
        }
        return Set.copyOf(found);
    }

    private static void addLate(
            ClassNodes classes, ClassNode node, MethodNode method, Set<String> finals, Set<String> found) {
        @Nullable Set<AbstractInsnNode> late = null;
        for (AbstractInsnNode instruction : method.instructions) {
            if (!isWrite(instruction, node.name, finals)) continue;
            if (late == null) late = publicPart(classes, node.name, method);
            if (late.contains(instruction)) found.add(((FieldInsnNode) instruction).name);
        }
    }

    private static boolean isWrite(AbstractInsnNode instruction, String owner, Set<String> finals) {
        if (instruction.getOpcode() != PUTFIELD && instruction.getOpcode() != PUTSTATIC) return false;
        FieldInsnNode field = (FieldInsnNode) instruction;
        return field.owner.equals(owner) && finals.contains(field.name);
    }

    /** The instructions that may be carried out when others have the object; old class files may write final fields in any method. */
    static Set<AbstractInsnNode> publicPart(ClassNodes classes, String type, MethodNode method) {
        try {
            if (method.name.equals("<init>")) return Escapes.publicPart(classes, type, method);
        } catch (AnalyzerException unusualCode) {
            // Whatever it does, it may be late.
        }
        return Set.of(method.instructions.toArray());
    }
}
