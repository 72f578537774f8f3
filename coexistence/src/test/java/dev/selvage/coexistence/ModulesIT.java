package dev.selvage.coexistence;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program in a named module that exports nothing. */
class ModulesIT {
    private static final String MAIN = "app.internal.Racy";

    /** Explores itself if asked to: its package is closed to others. */
    private static final String SOURCE = """
            package app.internal;

            import java.util.function.Supplier;

            public class Racy implements Runnable {
                private int count;

                public static void main(String[] args) throws Exception {
                    if (args.length == 0) {
                        new Racy().run();
                        return;
                    }
                    Supplier<Runnable> runs = Racy::new;
                    Class<?> explorer = ClassLoader.getSystemClassLoader().loadClass(args[0]);
                    explorer.getMethod("explore", String.class, Supplier.class, int.class)
                            .invoke(null, Racy.class.getModule().toString(), runs, 50);
                    System.out.println(Racy.class.getModule());
                }

                @Override
                public void run() {
                    Thread one = new Thread(this::increment);
                    Thread two = new Thread(this::increment);
                    one.start();
                    two.start();
                    try {
                        one.join();
                        two.join();
                    } catch (InterruptedException e) {
                        throw new AssertionError(e);
                    }
                    if (count != 2) throw new AssertionError("count is " + count);
                }

                private void increment() {
                    count++;
                }
            }
            """;

    @TempDir
    private Path folder;

    private Path classes;

    @BeforeEach
    void compile() throws IOException {
        classes = folder.resolve("app");
        Path module = Files.writeString(folder.resolve("module-info.java"), "module app {}");
        Path program = Files.writeString(folder.resolve("Racy.java"), SOURCE);
        int result = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-proc:none", "-d", classes.toString(), module.toString(), program.toString());
        assertThat(result).isZero();
    }

    @Test
    void it_can_be_on_the_class_path_of_the_command() throws Exception {
        Explored.in(folder).withClassPath(classes.toString()).isFound(MAIN);
        Explored.in(folder).withClassPath(jar().toString()).isFound(MAIN);
    }

    @Test
    void it_can_be_a_module_of_a_jvm_with_the_agent() throws Exception {
        List<String> java = List.of(
                "-javaagent:" + Jvm.AGENT,
                "-cp",
                Jvm.CLASS_PATH,
                "--module-path",
                classes.toString(),
                "-m",
                "app/" + MAIN,
                InPlace.class.getName());
        assertThat(Jvm.java(folder, java).exits(0).out())
                .isEqualTo("verdict: failure\nproblems: []\nsame again: true\n"
                        + "difference in replay: none\n".repeat(2) + "module app\n");
    }

    @Test
    void hooks_do_nothing_in_a_module_that_nobody_explores() throws Exception {
        List<String> java =
                List.of("-javaagent:" + Jvm.AGENT, "--module-path", classes.toString(), "-m", "app/" + MAIN);
        assertThat(Jvm.java(folder, java).exits(0).out()).isEmpty();
    }

    /** Finds its service by its descriptor alone, is asked for its module, and reads a resource of its own. */
    private static final String SERVED = """
            package served.internal;

            import java.util.ServiceLoader;
            import java.util.function.IntSupplier;

            public class Main {
                public static class Zero implements IntSupplier {
                    public int getAsInt() {
                        return 0;
                    }
                }

                static int count;

                public static void main(String[] args) throws Exception {
                    IntSupplier service = ServiceLoader.load(IntSupplier.class).findFirst().orElseThrow();
                    count = service.getAsInt();
                    if (!Main.class.getModule().toString().equals("module served")) throw new Exception("no module");
                    if (Main.class.getResource("Main.class") == null) throw new Exception("no resource");
                    if (!"served".equals(System.getProperty("jdk.module.main"))) throw new Exception("no property");
                    Thread other = new Thread(() -> count++);
                    other.start();
                    count++;
                    other.join();
                    assert count == 2 : "count is " + count;
                }
            }
            """;

    @Test
    void it_can_be_a_module_of_the_command() throws Exception {
        Explored.in(folder).withModulePath(folder.toString()).isFound("app/" + MAIN);
        Path module = Files.writeString(
                Files.createDirectory(folder.resolve("source")).resolve("module-info.java"),
                "module served { uses java.util.function.IntSupplier;"
                        + " provides java.util.function.IntSupplier with served.internal.Main.Zero; }");
        Path program = Files.writeString(module.resolveSibling("Main.java"), SERVED);
        Path classes = folder.resolve("mods").resolve("served");
        int result = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-proc:none", "-d", classes.toString(), module.toString(), program.toString());
        assertThat(result).isZero();
        Explored.in(folder).withModulePath(classes.getParent().toString()).isFound("served/served.internal.Main");
    }

    private static final String SERVICE =
            "package lib.api; public interface Svc { String name(); static java.util.ServiceLoader<Svc> all() { return java.util.ServiceLoader.load(Svc.class); } }";

    private static final String BY_METHOD =
            "package prov; public class ByMethod { public static lib.api.Svc provider() { return () -> \"method\"; } }";

    /** Writes down what it finds of providers in modules of its own and of the JDK, in each way to look for them. */
    private static final String ASKING = """
            package app;

            import java.nio.file.*;
            import java.util.*;
            import java.util.spi.ToolProvider;
            import java.util.stream.Collectors;
            import lib.api.Svc;

            public class Asking {
                public static void main(String[] args) throws Exception {
                    Path answers = Path.of(args[0]);
                    Thread other = new Thread(() -> tell(answers, "Thread"));
                    other.start();
                    other.join();
                    tell(answers, "main");
                }

                static void tell(Path answers, String who) {
                    ClassLoader mine = Asking.class.getClassLoader();
                    List<String> lines = new ArrayList<>(List.of(who));
                    lines.add(own(ServiceLoader.load(Svc.class)));
                    lines.add(own(Svc.all()));
                    lines.add(own(ServiceLoader.load(Svc.class, mine)));
                    lines.add(own(ServiceLoader.load(Svc.class, ClassLoader.getSystemClassLoader())));
                    lines.add(own(ServiceLoader.load(Svc.class, null)));
                    lines.add(own(ServiceLoader.load(Svc.class, new ClassLoader(mine) {})));
                    lines.add(own(ServiceLoader.load(Svc.class, ClassLoader.getPlatformClassLoader())));
                    lines.add(own(ServiceLoader.load(Asking.class.getModule().getLayer(), Svc.class)));
                    lines.add(own(ServiceLoader.loadInstalled(Svc.class)));
                    lines.add(types(ServiceLoader.load(ToolProvider.class)));
                    lines.add(types(ServiceLoader.load(ToolProvider.class, mine)));
                    try {
                        ServiceLoader.load(Runnable.class);
                    } catch (ServiceConfigurationError e) {
                        lines.add(e.getMessage());
                    }
                    try {
                        Files.write(answers, lines, StandardOpenOption.APPEND);
                    } catch (java.io.IOException e) {
                        throw new java.io.UncheckedIOException(e);
                    }
                }

                static String own(ServiceLoader<Svc> loader) {
                    return loader.stream()
                            .map(each -> each.get().name() + " of " + each.type().getModule().getName())
                            .sorted()
                            .collect(Collectors.joining(", "));
                }

                static String types(ServiceLoader<?> loader) {
                    return loader.stream().map(each -> each.type().getName()).sorted().collect(Collectors.joining(", "));
                }
            }
            """;

    @Test
    void providers_in_modules_are_found_as_in_a_plain_jvm() throws Exception {
        Path mods = Files.createDirectory(folder.resolve("mods"));
        module(
                "lib",
                "module lib { exports lib.api; uses lib.api.Svc; provides lib.api.Svc with lib.Own; }",
                "lib/api/Svc.java",
                SERVICE,
                "lib/Own.java",
                provider("lib", "Own"));
        module(
                "prov",
                "module prov { requires lib; provides lib.api.Svc with prov.Made, prov.ByMethod; }",
                "prov/Made.java",
                provider("prov", "Made"),
                "prov/ByMethod.java",
                BY_METHOD);
        module(
                "app",
                "module app { requires lib; uses lib.api.Svc; uses java.util.spi.ToolProvider; }",
                "app/Asking.java",
                ASKING);
        module("automatic", null, "automatic/Named.java", provider("automatic", "Named"));
        Path automatic = mods.resolve("automatic");
        Files.writeString(
                Files.createDirectories(automatic.resolve("META-INF/services")).resolve("lib.api.Svc"),
                "automatic.Named\n");
        jar(automatic, mods.resolve("automatic.jar"));

        Path answers = folder.resolve("answers");
        List<String> bare = List.of("-p", mods.toString(), "-m", "app/app.Asking", answers.toString());
        List<String> expected = answers(bare, answers);
        assertThat(expected).contains("Made of prov, Named of automatic, Own of lib, method of lib");
        List<String> twice = new ArrayList<>(expected);
        twice.addAll(expected);
        for (String isolation : List.of("statics", "loader")) {
            List<String> runs =
                    new ArrayList<>(List.of("-jar", Jvm.COMMAND, "run", "--runs", "2", "--isolation", isolation));
            runs.addAll(bare);
            assertThat(answers(runs, answers)).isEqualTo(twice);
        }
    }

    private List<String> answers(List<String> java, Path answers) throws Exception {
        Files.writeString(answers, "");
        Jvm.java(folder, java).exits(0);
        return Files.readAllLines(answers);
    }

    private static String provider(String module, String name) {
        return "package " + module + "; public class " + name
                + " implements lib.api.Svc { public String name() { return \"" + name + "\"; } }";
    }

    /** Compiles a module into the folder of modules; one without a descriptor sees those that are there as its class path. */
    private void module(String name, @Nullable String descriptor, String... files) throws IOException {
        Path mods = folder.resolve("mods");
        Path source = Files.createDirectories(folder.resolve("source").resolve(name));
        List<String> arguments =
                new ArrayList<>(List.of("-proc:none", "-d", mods.resolve(name).toString()));
        arguments.addAll(
                descriptor == null ? List.of("-cp", mods.resolve("lib").toString()) : List.of("-p", mods.toString()));
        if (descriptor != null) {
            arguments.add(Files.writeString(source.resolve("module-info.java"), descriptor)
                    .toString());
        }
        for (int i = 0; i < files.length; i += 2) {
            Path file = source.resolve(files[i]);
            Files.createDirectories(file.getParent());
            arguments.add(Files.writeString(file, files[i + 1]).toString());
        }
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)))
                .isZero();
    }

    private Path jar() throws IOException {
        return jar(classes, folder.resolve("app.jar"));
    }

    private static Path jar(Path classes, Path file) throws IOException {
        try (OutputStream out = Files.newOutputStream(file);
                JarOutputStream jar = new JarOutputStream(out);
                Stream<Path> files = Files.walk(classes)) {
            for (Path each : files.filter(Files::isRegularFile).toList()) {
                jar.putNextEntry(
                        new JarEntry(classes.relativize(each).toString().replace('\\', '/')));
                Files.copy(each, jar);
            }
        }
        return file;
    }
}
