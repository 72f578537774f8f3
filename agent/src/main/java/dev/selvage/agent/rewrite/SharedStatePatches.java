package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.ALOAD;

import dev.selvage.runtime.SharedStates;
import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Hooks before the JDK changes state that all code of the JVM shares. */
final class SharedStatePatches {
    private static final Set<String> OWNERS = owners();

    private static final String LOG_MANAGER = "java/util/logging/LogManager";
    private static final String LOGGER = "java/util/logging/Logger";

    private SharedStatePatches() {}

    private static Set<String> owners() {
        Set<String> owners = new HashSet<>();
        for (String owner : SharedStates.owners()) owners.add(owner.replace('.', '/'));
        return owners;
    }

    static boolean concerns(String className) {
        return OWNERS.contains(className);
    }

    static void apply(MethodContext context) {
        String owner = context.owner.name;
        if (owner.equals(LOG_MANAGER) && context.method.name.equals("demandSystemLogger")) systemLogger(context);
        int index = concerns(owner) ? SharedStates.indexOf(owner.replace('/', '.'), context.method.name) : -1;
        if (index < 0) return;
        Code code = new Code().add(new LdcInsnNode(Type.getObjectType(owner))).push(index);
        JdkPatches.prepend(context, code.add(Hook.SHARED_STATES.call("changes", "(Ljava/lang/Class;I)V")));
    }

    private static void systemLogger(MethodContext context) {
        Code code = new Code()
                .add(new VarInsnNode(ALOAD, 1))
                .add(Hook.SYSTEM_LOGGERS.call("demand", "(Ljava/lang/String;)L" + LOGGER + ";"));
        JdkPatches.returnIfGiven(context, code, LOGGER);
    }
}
