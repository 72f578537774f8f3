package dev.selvage.agent.rewrite;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Rewrites classes of the tests and loads them again, into a loader of their own. */
final class Rewriting {
    private Rewriting() {}

    static byte[] classFile(Class<?> type) {
        return classFile(type.getName().replace('.', '/'));
    }

    static byte[] classFile(String internalName) {
        try (InputStream file = Rewriting.class.getClassLoader().getResourceAsStream(internalName + ".class")) {
            return file == null ? null : file.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The rewritten class file; the original one where there was nothing to rewrite. */
    static byte[] rewrite(byte[] classFile, Treatment treatment, boolean loaded) {
        return rewrite(classFile, treatment, loaded, Rewriting::refuseWarning);
    }

    /** The same for a class of which something may have to be left out. */
    static byte[] rewrite(byte[] classFile, Treatment treatment, boolean loaded, Consumer<String> warnings) {
        ClassRewriter rewriter = new ClassRewriter(new ClassFacts(Rewriting::classFile), warnings);
        byte[] rewritten = rewriter.rewrite(classFile, treatment, loaded);
        return rewritten == null ? classFile : rewritten;
    }

    private static void refuseWarning(String warning) {
        throw new AssertionError(warning);
    }

    static byte[] rewrite(Class<?> type) {
        return rewrite(classFile(type), Treatment.PROGRAM, false);
    }

    /** Makes an object of the rewritten class; initialising it makes the VM verify it. */
    static Callable<String> newRewritten(Class<?> type, Treatment treatment, boolean loaded)
            throws ReflectiveOperationException {
        return newInstance(type, classFile -> rewrite(classFile, treatment, loaded));
    }

    /** Makes an object of the class as it is, in a loader of its own too: its statics are new. */
    static Callable<String> newOriginal(Class<?> type) throws ReflectiveOperationException {
        return newInstance(type, classFile -> classFile);
    }

    @SuppressWarnings("unchecked")
    private static Callable<String> newInstance(Class<?> type, UnaryOperator<byte[]> change)
            throws ReflectiveOperationException {
        ClassLoader loader = new Loader(type.getPackageName() + ".", name -> change.apply(classFile(name)));
        return (Callable<String>)
                loader.loadClass(type.getName()).getConstructor().newInstance();
    }

    /** Defines a class from its bytes, verified and initialised. */
    static Class<?> define(String name, byte[] classFile) throws ClassNotFoundException {
        return Class.forName(name, true, new Loader(name, internalName -> classFile));
    }

    /** Defines a class and those inside it from their files after a change, verified and initialised. */
    static Class<?> define(String name, UnaryOperator<byte[]> change) throws ClassNotFoundException {
        return Class.forName(name, true, new Loader(name, internalName -> change.apply(classFile(internalName))));
    }

    private static final class Loader extends ClassLoader {
        private final String prefix;
        private final Function<String, byte[]> classFiles;

        Loader(String prefix, Function<String, byte[]> classFiles) {
            super(Rewriting.class.getClassLoader());
            this.prefix = prefix;
            this.classFiles = classFiles;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith(prefix)) return super.loadClass(name, resolve);
            synchronized (getClassLoadingLock(name)) {
                Class<?> known = findLoadedClass(name);
                if (known != null) return known;
                byte[] bytes = classFiles.apply(name.replace('.', '/'));
                return defineClass(name, bytes, 0, bytes.length);
            }
        }
    }
}
