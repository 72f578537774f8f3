package dev.selvage.librarytests.jars;

import dev.selvage.agent.Rewritten;
import org.jspecify.annotations.Nullable;

/** Has the JVM verify classes without running any of their code. */
class Verifier extends ClassLoader {
    private final Jar jar;
    private final Change change;

    /** What becomes of a class before it is defined. */
    interface Change {
        byte[] apply(String internalName, byte[] classFile);
    }

    /** @param change what is done to a class; the agent may still rewrite it */
    Verifier(Jar jar, Change change) {
        super(ClassLoader.getPlatformClassLoader());
        this.jar = jar;
        this.change = change;
    }

    /** One whose classes the agent leaves alone. */
    static Verifier untouched(Jar jar, Change change) {
        return new Untouched(jar, change);
    }

    /** Links the class and returns what the JVM says against it, or null. */
    @Nullable
    LinkageError verify(String internalName) {
        try {
            // Asking for members links the class, which verifies it.
            Class.forName(internalName.replace('/', '.'), false, this).getDeclaredConstructors();
            return null;
        } catch (LinkageError e) {
            return e;
        } catch (ClassNotFoundException e) {
            return new NoClassDefFoundError(internalName);
        }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        String internalName = name.replace('.', '/');
        byte[] classFile = jar.has(internalName) ? jar.classFile(internalName) : null;
        if (classFile == null) throw new ClassNotFoundException(name);
        byte[] changed = change.apply(internalName, classFile);
        return defineClass(name, changed, 0, changed.length);
    }

    private static final class Untouched extends Verifier implements Rewritten {
        Untouched(Jar jar, Change change) {
            super(jar, change);
        }
    }
}
