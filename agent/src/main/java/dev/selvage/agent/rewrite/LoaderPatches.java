package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.DUP;
import static org.objectweb.asm.Opcodes.INSTANCEOF;
import static org.objectweb.asm.Opcodes.IOR;
import static org.objectweb.asm.Opcodes.SWAP;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** Where the JDK asks for the class loader that the JVM began with, or whether it has to do with one of those. */
final class LoaderPatches {
    private static final String LOADER = "java/lang/ClassLoader";
    private static final String LOOKUP = "java/lang/invoke/MethodHandles$Lookup";
    private static final String FRAME = "java/lang/StackTraceElement";
    private static final String BUILT_IN = "jdk/internal/loader/BuiltinClassLoader";
    private static final String STAND_IN = "dev/selvage/runtime/StandIn";
    private static final String SERVICES_OF_MODULES = "java/util/ServiceLoader$ModuleServicesLookupIterator";

    private LoaderPatches() {}

    static boolean concerns(String className) {
        return className.equals(LOADER) || className.equals(FRAME) || className.equals(LOOKUP);
    }

    static void apply(MethodContext context) {
        if (context.owner.name.equals(FRAME)) {
            namesNoStandIn(context);
        } else if (context.owner.name.equals(LOOKUP)) {
            keepsNoHandles(context);
        } else if (context.method.name.equals("getSystemClassLoader")) {
            JdkPatches.returnIfGiven(context, Hook.SYSTEM_LOADER.call("current", "()L" + LOADER + ";"), LOADER);
        }
    }

    /** Behind the modules of the program come those of the JDK that the loader has with which the JVM began. */
    static void findModules(MethodContext context) {
        if (!context.owner.name.equals(SERVICES_OF_MODULES)) return;
        for (AbstractInsnNode node : context.instructions()) {
            boolean asks = node instanceof MethodInsnNode && ((MethodInsnNode) node).name.equals("getParent");
            if (asks) {
                context.replace(node, Hook.SYSTEM_LOADER.call("nextWithModules", "(L" + LOADER + ";)L" + LOADER + ";"));
            }
        }
    }

    /** The JDK keeps handles of methods for ever if they belong to a loader that the JVM began with; the program's ends with its run. */
    private static void keepsNoHandles(MethodContext context) {
        if (!context.method.name.equals("canBeCached")) return;
        for (AbstractInsnNode node : context.instructions()) {
            boolean asks =
                    node instanceof MethodInsnNode && ((MethodInsnNode) node).name.equals("getSystemClassLoader");
            if (asks) context.replace(node, Hook.SYSTEM_LOADER.call("ofJvm", "()L" + LOADER + ";"));
        }
    }

    /** Loaders that the JVM began with are left out of the text of a stack trace. */
    private static void namesNoStandIn(MethodContext context) {
        for (AbstractInsnNode node : context.instructions()) {
            if (node.getOpcode() != INSTANCEOF || !((TypeInsnNode) node).desc.equals(BUILT_IN)) continue;
            context.insertBefore(node, new Code().op(DUP).list());
            Code too = new Code()
                    .op(SWAP)
                    .add(new TypeInsnNode(INSTANCEOF, STAND_IN))
                    .op(IOR);
            context.insertAfter(node, too.list());
        }
    }
}
