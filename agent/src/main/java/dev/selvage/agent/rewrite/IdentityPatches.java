package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.DUP;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Where the JDK makes what has a name, asks for its hash code or puts it into an order that varies from JVM to JVM. */
final class IdentityPatches {
    private static final String CLASS = "java/lang/Class";
    private static final String LOADER = "java/lang/ClassLoader";

    /** A class inside {@code System} by which packages of the JDK define classes. */
    private static final String ACCESS_OF_JDK = "java/lang/System$";

    /** Its parameters are the loader, the host, the name and the class file. */
    private static final String BESIDE_A_CLASS = "(Ljava/lang/ClassLoader;Ljava/lang/Class;Ljava/lang/String;[B";

    private static final String SHARED = "java/util/concurrent/atomic/AtomicLong";
    private static final String METHOD_TYPE = "java/lang/invoke/MethodType";
    private static final Set<String> NAMED = Set.of("java/lang/Enum", "java/lang/Module");
    private static final List<String> GENERATORS = List.of("jdk/random/", "jdk/internal/random/");

    private IdentityPatches() {}

    static boolean concerns(String className) {
        return className.equals(CLASS)
                || className.equals(METHOD_TYPE)
                || className.equals(LOADER)
                || className.startsWith(ACCESS_OF_JDK)
                || NAMED.contains(className)
                || isGenerator(className);
    }

    static void apply(MethodContext context) {
        String owner = context.owner.name;
        if (owner.equals(CLASS)) {
            order(context);
            names(context);
        }
        if (owner.equals(METHOD_TYPE)) hashCodes(context);
        else if (NAMED.contains(owner) && context.isConstructor()) giveAtEnd(context);
        else if (owner.equals(LOADER)) loader(context);
        else if (owner.startsWith(ACCESS_OF_JDK)) giveToDefined(context);
        else if (isGenerator(owner) && context.isConstructor()) seed(context);
    }

    private static boolean isGenerator(String className) {
        return className.startsWith(GENERATORS.get(0)) || className.startsWith(GENERATORS.get(1));
    }

    /** A loader asks for its own hash code while it is made: it is part of its name. */
    private static void loader(MethodContext context) {
        if (context.method.name.equals("postDefineClass")) JdkPatches.prepend(context, give(1));
        if (!context.isConstructor()) return;
        for (AbstractInsnNode node : context.instructions()) {
            boolean made = node instanceof MethodInsnNode call
                    && call.name.equals("<init>")
                    && call.owner.equals("java/lang/Object");
            if (made) context.insertAfter(node, give(0).list());
        }
    }

    /** Proxies and what lookups define. The first to ask a proxy for its hash code is the cache of the JDK. */
    private static void giveToDefined(MethodContext context) {
        for (AbstractInsnNode node : context.instructions()) {
            boolean defines = node instanceof MethodInsnNode call
                    && call.owner.equals(LOADER)
                    && call.name.startsWith("defineClass");
            if (defines) {
                AbstractInsnNode give = Hook.NAMED_HASHES.call("give", "(Ljava/lang/Object;)V");
                context.insertAfter(node, new Code().op(DUP).add(give).list());
                if (context.method.desc.startsWith(BESIDE_A_CLASS)) context.insertAfter(node, name().list());
            }
        }
    }

    private static Code name() {
        return new Code()
                .op(DUP)
                .add(new VarInsnNode(ALOAD, 2))
                .add(new VarInsnNode(ALOAD, 4))
                .add(Hook.HIDDEN_NAMES.call("name", "(Ljava/lang/Class;Ljava/lang/Class;[B)V"));
    }

    /** A hidden class has its name by the time that anybody can ask for it, arrays of it have not. */
    private static void names(MethodContext context) {
        if (!context.method.name.equals("getName")) return;
        for (AbstractInsnNode node : context.instructions()) {
            if (!(node instanceof MethodInsnNode call) || !call.name.equals("initClassName")) continue;
            MethodInsnNode ofArray =
                    Hook.HIDDEN_NAMES.call("ofArray", "(Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/String;");
            context.insertAfter(
                    node, new Code().add(new VarInsnNode(ALOAD, 0)).add(ofArray).list());
        }
    }

    private static void seed(MethodContext context) {
        for (AbstractInsnNode node : context.instructions()) {
            boolean draws = node instanceof MethodInsnNode call && call.name.equals("getAndAdd");
            if (draws) context.replace(node, Hook.ENVIRONMENT.call("seed", "(L" + SHARED + ";J)J"));
        }
    }

    private static Code give(int local) {
        return new Code()
                .add(new VarInsnNode(ALOAD, local))
                .add(Hook.NAMED_HASHES.call("give", "(Ljava/lang/Object;)V"));
    }

    private static void giveAtEnd(MethodContext context) {
        for (AbstractInsnNode node : context.instructions()) {
            if (Code.isReturn(node)) context.insertBefore(node, give(0).list());
        }
    }

    /** Types of methods are made while lambdas are linked, and are often the first to ask a class. */
    private static void hashCodes(MethodContext context) {
        if (!context.method.name.equals("hashCode")) return;
        for (AbstractInsnNode node : context.instructions()) {
            if (node instanceof MethodInsnNode call && call.name.equals("hashCode") && call.desc.equals("()I")) {
                context.replace(node, Hook.NAMED_HASHES.call("hashCode", "(Ljava/lang/Object;)I"));
            }
        }
    }

    private static void order(MethodContext context) {
        for (AbstractInsnNode node : context.instructions()) {
            if (!(node instanceof MethodInsnNode call) || !call.owner.equals(CLASS)) continue;
            String type = typeOfMembers(call.name);
            if (type != null) context.insertAfter(node, ordered(type).list());
        }
    }

    private static @Nullable String typeOfMembers(String called) {
        return switch (called) {
            case "getDeclaredMethods0" -> "[Ljava/lang/reflect/Method;";
            case "getDeclaredConstructors0" -> "[Ljava/lang/reflect/Constructor;";
            default -> null;
        };
    }

    private static Code ordered(String type) {
        return new Code().add(Hook.MEMBER_ORDER.call("of", "(" + type + ")" + type));
    }
}
