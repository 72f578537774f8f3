package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.INVOKESTATIC;

import org.objectweb.asm.tree.MethodInsnNode;

/** The classes of hooks in the runtime, as bytecode names them. */
enum Hook {
    BUILDERS("Builders"),
    BULK("Bulk"),
    CALLS("Calls"),
    MEMORY("Memory"),
    MONITORS("Monitors"),
    THREADS("Threads"),
    THREAD_VIEWS("ThreadViews"),
    THREAD_BEANS("ThreadBeans"),
    STACK_TRACES("StackTraces"),
    LIBRARY("Library"),
    LOOKS("Looks"),
    LENDING("Lending"),
    ENVIRONMENT("Environment"),
    IGNORED("Ignored"),
    INITIALISERS("Initialisers"),
    REFLECTION("Reflection"),
    REFLECTED("Reflected"),
    READ_BACK("ReadBack"),
    EXTERNAL("External"),
    SYSTEM_LOADER("SystemLoader"),
    NATIVE_LIBRARIES("NativeLibraries"),
    NATIVE_WAITS("NativeWaits"),
    SHARED_STATES("SharedStates"),
    UNSEEN("Unseen"),
    WORK_QUEUES("WorkQueues"),
    RUN_REMAINS("RunRemains"),
    HIDDEN_CLASSES("HiddenClasses"),
    HIDDEN_NAMES("HiddenNames"),
    NAMED_HASHES("NamedHashes"),
    MEMBER_ORDER("MemberOrder"),
    NUMBERING("Numbering"),
    OWN_PROCESS("OwnProcess"),
    RANDOM_DEVICES("RandomDevices"),
    REFERENCES("References"),
    PORTS("Ports"),
    SYSTEM_LOGGERS("SystemLoggers");

    private static final String RUNTIME = "dev/selvage/runtime/";

    private final String owner;

    Hook(String simpleName) {
        this.owner = RUNTIME + simpleName;
    }

    String owner() {
        return owner;
    }

    MethodInsnNode call(String name, String descriptor) {
        return new MethodInsnNode(INVOKESTATIC, owner, name, descriptor, false);
    }

    static boolean isHook(MethodInsnNode call) {
        return call.owner.startsWith(RUNTIME);
    }
}
