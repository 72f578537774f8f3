package dev.selvage.agent.rewrite;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** What is known of classes from their class files, without loading them: super types, final and volatile fields, methods. */
public final class ClassFacts {
    private static final String OBJECT = "java/lang/Object";

    private static final Facts UNKNOWN = new Facts(null, List.of(), Set.of(), Set.of(), Set.of(), Map.of());

    /** Most superclasses of the JDK are one of these, whose constructors let nobody have the object. */
    private static final Set<String> DISCREET =
            Set.of("java/lang/Enum", OBJECT, "java/lang/Record", "java/lang/Thread");

    /** What a class inherits by an interface is public, and belongs to objects. */
    private static final int INHERITED = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;

    private final Function<String, byte @Nullable []> classFiles;
    private final Map<String, Facts> known = new HashMap<>();
    private final LeakedFinals leaked;

    private record Facts(
            @Nullable String superName,
            List<String> interfaces,
            Set<String> fields,
            Set<String> finals,
            Set<String> volatiles,
            Map<String, Integer> methods) {}

    /** @param classFiles gives the class file of an internal name, or null */
    public ClassFacts(Function<String, byte @Nullable []> classFiles) {
        this.classFiles = classFiles;
        this.leaked = new LeakedFinals(classFiles);
    }

    /** Whether the field is final, and nobody can have its object before it is written. */
    synchronized boolean isSettled(String owner, String field) {
        return isFinal(owner, field) && !isLeaked(declaringClass(owner, field), field);
    }

    /** Whether others can have an object of the class, which is one of the program, before it writes that field, which is final. */
    synchronized boolean isLeaked(String type, String field) {
        return !type.startsWith("java/") && of(type).finals().contains(field) && leaked.contains(type, field);
    }

    synchronized boolean hasLeakedFinals(String type) {
        return of(type).finals().stream().anyMatch(field -> isLeaked(type, field));
    }

    /** Whether the field, looked up from {@code owner} upwards, is final; an unknown one counts as not. */
    synchronized boolean isFinal(String owner, String field) {
        for (String name = owner; name != null; name = of(name).superName()) {
            if (of(name).fields().contains(field)) return of(name).finals().contains(field);
        }
        return isConstant(owner, field);
    }

    /** The instructions of a constructor before which that of a superclass, which is one of the JDK, may have let others have the object. */
    synchronized Set<AbstractInsnNode> leakedBySuper(ClassNode owner, MethodNode constructor) {
        if (owner.superName == null || DISCREET.contains(owner.superName)) return Set.of();
        return LeakedFinals.publicPart(new ClassNodes(classFiles), owner.name, constructor);
    }

    /** Whether the field, looked up from {@code owner} upwards, is volatile; an unknown one counts as not. */
    synchronized boolean isVolatile(String owner, String field) {
        return of(declaringClass(owner, field)).volatiles().contains(field);
    }

    /** Whether the field comes from an interface, directly or not: those are all final. */
    private boolean isConstant(String type, String field) {
        for (String name = type; name != null; name = of(name).superName()) {
            for (String parent : of(name).interfaces()) {
                if (of(parent).fields().contains(field) || isConstant(parent, field)) return true;
            }
        }
        return false;
    }

    /** The class that declares the method, looked up from {@code owner} upwards; {@code owner} itself where unknown. */
    synchronized String declaringClass(String owner, String method, String descriptor) {
        for (String name = owner; name != null; name = of(name).superName()) {
            if (of(name).methods().containsKey(method + descriptor)) return name;
        }
        return owner;
    }

    /** The interface whose method a class or interface has inherited, where no superclass declares it; null if there is none. */
    synchronized @Nullable String declaringInterface(String owner, String method, String descriptor) {
        for (String name = owner; name != null; name = of(name).superName()) {
            if (of(name).methods().containsKey(method + descriptor)) return null;
        }
        for (String name = owner; name != null; name = of(name).superName()) {
            String found = amongInterfaces(name, method + descriptor);
            if (found != null) return found;
        }
        return null;
    }

    private @Nullable String amongInterfaces(String type, String signature) {
        for (String parent : of(type).interfaces()) {
            String found = of(parent).methods().containsKey(signature) ? parent : amongInterfaces(parent, signature);
            if (found != null) return found;
        }
        return null;
    }

    /** @param owner the class that has the method, as name and descriptor */
    record Inherited(String owner, String signature, boolean isFinal) {}

    /**
     * The methods that a class whose superclass is {@code superName} inherits from one of the JDK, and that one of its interfaces declares which the class of
     * the JDK does not implement.
     */
    synchronized List<Inherited> inheritedByInterface(String superName, List<String> interfaces) {
        String ofJdk = superName;
        while (ofJdk != null && !ofJdk.startsWith("java/")) ofJdk = of(ofJdk).superName();
        if (ofJdk == null || ofJdk.equals(OBJECT)) return List.of();
        Set<String> implemented = new HashSet<>();
        for (String name = ofJdk; name != null; name = of(name).superName())
            addInterfaces(of(name).interfaces(), Set.of(), implemented);
        Set<String> others = new TreeSet<>();
        addInterfaces(interfaces, implemented, others);
        Set<String> signatures = new TreeSet<>();
        for (String type : others) signatures.addAll(of(type).methods().keySet());
        List<Inherited> found = new ArrayList<>();
        for (String signature : signatures) {
            String owner = inheritedFrom(superName, signature);
            if (owner == null || !owner.startsWith("java/") || owner.equals(OBJECT)) continue;
            int access = of(owner).methods().getOrDefault(signature, 0);
            boolean hasCode = (access & Opcodes.ACC_ABSTRACT) == 0;
            if (hasCode && (access & INHERITED) == Opcodes.ACC_PUBLIC) {
                found.add(new Inherited(owner, signature, (access & Opcodes.ACC_FINAL) != 0));
            }
        }
        return found;
    }

    private void addInterfaces(List<String> interfaces, Set<String> without, Set<String> found) {
        for (String type : interfaces) {
            if (!without.contains(type) && found.add(type)) addInterfaces(of(type).interfaces(), without, found);
        }
    }

    private @Nullable String inheritedFrom(String superName, String signature) {
        for (String name = superName; name != null; name = of(name).superName()) {
            if (of(name).methods().containsKey(signature)) return name;
        }
        return null;
    }

    /** The class that declares the field, looked up from {@code owner} upwards; {@code owner} itself where unknown. */
    synchronized String declaringClass(String owner, String field) {
        for (String name = owner; name != null; name = of(name).superName()) {
            if (of(name).fields().contains(field)) return name;
        }
        return owner;
    }

    /** Whether the class itself declares the field; an unknown one counts as not. */
    synchronized boolean declares(String type, String field) {
        return of(type).fields().contains(field);
    }

    synchronized boolean isSubclass(String type, String of) {
        for (String name = type; name != null; name = of(name).superName()) {
            if (name.equals(of)) return true;
        }
        return false;
    }

    private Facts of(String name) {
        Facts facts = known.get(name);
        if (facts == null) {
            byte[] classFile = classFiles.apply(name);
            facts = classFile == null ? UNKNOWN : read(classFile);
            known.put(name, facts);
        }
        return facts;
    }

    private static Facts read(byte[] classFile) {
        ClassReader reader = new ClassReader(classFile);
        Set<String> fields = new HashSet<>();
        Set<String> finals = new HashSet<>();
        Set<String> volatiles = new HashSet<>();
        Map<String, Integer> methods = new HashMap<>();
        ClassVisitor collector = new ClassVisitor(Opcodes.ASM9) {
            @Override
            public @Nullable FieldVisitor visitField(
                    int access, String name, String descriptor, @Nullable String signature, @Nullable Object value) {
                fields.add(name);
                if ((access & Opcodes.ACC_FINAL) != 0) finals.add(name);
                if ((access & Opcodes.ACC_VOLATILE) != 0) volatiles.add(name);
                return null;
            }

            @Override
            public @Nullable MethodVisitor visitMethod(
                    int access,
                    String name,
                    String descriptor,
                    @Nullable String signature,
                    String @Nullable [] thrown) {
                methods.put(name + descriptor, access);
                return null;
            }
        };
        reader.accept(collector, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return new Facts(reader.getSuperName(), List.of(reader.getInterfaces()), fields, finals, volatiles, methods);
    }
}
