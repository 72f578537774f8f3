package dev.selvage.coexistence.asked;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.spi.ToolProvider;

/** What class loaders answer, the program's own and others over the same class path. */
final class AboutLoaders {
    private static final String PROVIDER = "dev.selvage.coexistence.asked.library.Provider";
    private static final String SECOND = "dev.selvage.coexistence.asked.library.Second";
    private static final ClassLoader APP = Questions.class.getClassLoader();

    private AboutLoaders() {}

    static void ask(Answers answers) {
        answers.ask("class path", () -> System.getProperty("java.class.path"));
        answers.ask("command", () -> System.getProperty("sun.java.command"));
        answers.ask("system loader", () -> ClassLoader.getSystemClassLoader() == APP);
        answers.ask("context loader", () -> Thread.currentThread().getContextClassLoader() == APP);
        answers.ask("parent", () -> APP.getParent() == ClassLoader.getPlatformClassLoader());
        answers.ask("is for URLs", () -> APP instanceof URLClassLoader);
        answers.ask("defined package", () -> APP.getDefinedPackage("dev.selvage.coexistence.asked"));
        answers.ask("packages", () -> packages());
        answers.ask("by system loader", () -> ClassLoader.getSystemClassLoader().loadClass(PROVIDER) == type(PROVIDER));
        answers.ask("by name and loader", () -> Class.forName(PROVIDER, true, APP) == type(PROVIDER));
        answers.ask("array by name", () -> Class.forName("[L" + PROVIDER + ";").getComponentType() == type(PROVIDER));
        answers.ask("by lookup", () -> MethodHandles.lookup().findClass(PROVIDER) == type(PROVIDER));
        answers.ask("by module", () -> Class.forName(APP.getUnnamedModule(), PROVIDER) == type(PROVIDER));
        answers.ask("missing", () -> Class.forName("not.There"));
        answers.ask("wrong case", () -> Class.forName(PROVIDER.toLowerCase()));
        answers.ask("of the tool", () -> Class.forName("dev.selvage.cli.Main"));
        answers.ask(
                "of the tool by system loader",
                () -> ClassLoader.getSystemClassLoader().loadClass("picocli.CommandLine"));
        answers.ask("sealed", () -> Class.forName("dev.selvage.coexistence.asked.signed.Intruder"));
        answers.ask("services", () -> services(ServiceLoader.load(Service.class)));
        answers.ask("services of no loader", () -> services(ServiceLoader.load(Service.class, null)));
        answers.ask(
                "services of system loader",
                () -> services(ServiceLoader.load(Service.class, ClassLoader.getSystemClassLoader())));
        answers.ask("installed services", () -> services(ServiceLoader.loadInstalled(Service.class)));
        answers.ask("services of modules", () -> services(ServiceLoader.load(ToolProvider.class)));
        answers.ask("installed services of modules", () -> services(ServiceLoader.loadInstalled(ToolProvider.class)));
        answers.ask("serialized", AboutLoaders::serialized);
        answers.ask(
                "proxy",
                () -> Proxy.newProxyInstance(APP, new Class<?>[] {Service.class}, (proxy, method, args) -> "")
                                .getClass()
                                .getClassLoader()
                        == APP);
        answers.ask(
                "by a frame",
                () -> StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE)
                                .getCallerClass()
                                .getClassLoader()
                        == APP);
        answers.ask("frame", () -> new Throwable().getStackTrace()[0].toString().replaceAll("lambda.*", ""));
        answers.ask("frame's loader", () -> new Throwable().getStackTrace()[0].getClassLoaderName());
        answers.ask("frame's module", () -> new Throwable().getStackTrace()[0].getModuleName());
        answers.ask(
                "walked frame",
                () -> StackWalker.getInstance()
                        .walk(frames ->
                                frames.findFirst().get().toStackTraceElement().getClassLoaderName()));
        children(answers);
    }

    private static Class<?> type(String name) throws ClassNotFoundException {
        return Class.forName(name);
    }

    private static String packages() {
        Map<String, Boolean> names = new TreeMap<>();
        for (Package each : APP.getDefinedPackages()) names.put(each.getName(), each.isSealed());
        return names.toString();
    }

    private static List<String> services(ServiceLoader<?> loader) {
        return loader.stream()
                .map(provider -> provider.type().getName()
                        + provider.get().getClass().getClassLoader().getName())
                .toList();
    }

    private static String serialized() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(type(PROVIDER).getDeclaredConstructor().newInstance());
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return String.valueOf(in.readObject().getClass() == type(PROVIDER));
        }
    }

    private static void children(Answers answers) {
        answers.ask("child of nobody", () -> child(null));
        answers.ask("child of the platform", () -> child(ClassLoader.getPlatformClassLoader()));
        answers.ask("child of the program", () -> child(APP));
        answers.ask("child of the system", () -> child(ClassLoader.getSystemClassLoader()));
        answers.ask("child by default", () -> {
            try (URLClassLoader loader = new URLClassLoader(urls())) {
                return describe(loader);
            }
        });
        answers.ask("plain child by default", () -> new ClassLoader() {}.getParent() == APP);
        answers.ask("child of program only", () -> {
            try (URLClassLoader loader = new URLClassLoader(new URL[0])) {
                return loader.loadClass(SECOND).getClassLoader() == APP;
            }
        });
    }

    private static URL[] urls() throws Exception {
        String[] elements = System.getProperty("java.class.path").split(File.pathSeparator);
        URL[] urls = new URL[elements.length];
        for (int i = 0; i < urls.length; i++)
            urls[i] = new File(elements[i]).toURI().toURL();
        return urls;
    }

    private static String child(ClassLoader parent) throws Exception {
        try (URLClassLoader loader = new URLClassLoader("child", urls(), parent)) {
            return describe(loader);
        }
    }

    private static String describe(URLClassLoader loader) throws Exception {
        Class<?> type = Class.forName(SECOND, true, loader);
        Object object = type.getDeclaredConstructor().newInstance();
        return (type.getClassLoader() == loader) + " " + (type == type(SECOND)) + " " + object + " "
                + type.getProtectionDomain().getCodeSource().getLocation() + " "
                + type.getPackage().getImplementationVersion() + " "
                + Arrays.toString(type.getPackage().getAnnotations())
                + (loader.getResource("text.txt"));
    }
}
