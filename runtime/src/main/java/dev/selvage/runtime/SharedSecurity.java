package dev.selvage.runtime;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The security manager, where a JDK has one. It is put back without being asked. */
final class SharedSecurity extends SharedState {
    private static final @Nullable VarHandle MANAGER = manager();

    private @Nullable Object saved;

    SharedSecurity() {
        super("java.lang.System", "setSecurityManager");
    }

    @SuppressWarnings("removal") // Where it is gone, there is nothing to put back.
    private static @Nullable VarHandle manager() {
        try {
            return MethodHandles.privateLookupIn(System.class, MethodHandles.lookup())
                    .findStaticVarHandle(System.class, "security", SecurityManager.class);
        } catch (ReflectiveOperationException none) {
            return null;
        }
    }

    @Override
    List<String> fields() {
        return List.of();
    }

    @Override
    void save(Class<?> ownerClass) {
        saved = MANAGER == null ? null : MANAGER.getVolatile();
    }

    @Override
    @SuppressWarnings("removal")
    void restore() {
        if (MANAGER != null) MANAGER.setVolatile((SecurityManager) saved);
        saved = null;
    }
}
