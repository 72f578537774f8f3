package dev.selvage.coexistence;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
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

    private Path jar() throws IOException {
        Path file = folder.resolve("app.jar");
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
