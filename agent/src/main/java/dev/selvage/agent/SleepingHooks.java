package dev.selvage.agent;

import dev.selvage.agent.rewrite.HookSleep;
import dev.selvage.runtime.HookSwitch;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.security.ProtectionDomain;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Makes the hooks be as if nobody ever watched while there are no runs, and gives them back what they do when one begins.
 *
 * <p>A question that is always answered no is cheap, but it is in the way of the JIT: of escape analysis, where a hook that gets the
 * object is too rarely reached to be inlined, and of loops that could do without reading memory. Even more so when the answer has been yes.
 */
final class SleepingHooks implements ClassFileTransformer, HookSwitch.Control {
    /** All classes that ask whether somebody watches. */
    static final Set<String> NAMES = Set.of(
            "dev/selvage/runtime/Builders",
            "dev/selvage/runtime/Bulk",
            "dev/selvage/runtime/Environment",
            "dev/selvage/runtime/Guard",
            "dev/selvage/runtime/Lending",
            "dev/selvage/runtime/Library",
            "dev/selvage/runtime/Looks",
            "dev/selvage/runtime/Memory",
            "dev/selvage/runtime/References",
            "dev/selvage/runtime/Reflected",
            "dev/selvage/runtime/RunRemains");

    private final Instrumentation instrumentation;

    SleepingHooks(Instrumentation instrumentation) {
        this.instrumentation = instrumentation;
    }

    /** To be called before the first of the classes is loaded. */
    void begin() {
        instrumentation.addTransformer(this, true);
    }

    @Override
    public byte @Nullable [] transform(
            @Nullable ClassLoader loader,
            @Nullable String name,
            @Nullable Class<?> redefined,
            @Nullable ProtectionDomain domain,
            byte[] classFile) {
        return name != null && NAMES.contains(name) ? HookSleep.of(classFile) : null;
    }

    /** Makes the classes what they are in their files; compiled code that relies on what they were is given up by the JVM. */
    @Override
    public void wake() {
        instrumentation.removeTransformer(this);
        makeAnew();
        IdleHooks.begin();
    }

    @Override
    public void sleep() {
        begin();
        makeAnew();
    }

    private void makeAnew() {
        try {
            instrumentation.retransformClasses(classes());
        } catch (ClassNotFoundException | UnmodifiableClassException e) {
            throw new IllegalStateException("this JDK does not let the hooks be changed: use another one", e);
        }
    }

    private static Class<?>[] classes() throws ClassNotFoundException {
        Class<?>[] classes = new Class<?>[NAMES.size()];
        int size = 0;
        for (String name : NAMES) classes[size++] = Class.forName(name.replace('/', '.'), false, null);
        return classes;
    }
}
