package dev.selvage.generated.program;

import dev.selvage.generated.operation.Trait;
import java.util.List;

/** Writes a program as Java source, which can be compiled and run by itself. */
public final class JavaSource {
    private static final List<String> IMPORTS = List.of(
            "java.lang.invoke.*",
            "java.util.*",
            "java.util.concurrent.*",
            "java.util.concurrent.atomic.*",
            "java.util.concurrent.locks.*");
    private static final String INDENT = "    ";

    private final GeneratedProgram program;
    private final String pause;
    private final StringBuilder text = new StringBuilder();
    private int written;

    private JavaSource(GeneratedProgram program, String pause) {
        this.program = program;
        this.pause = pause;
    }

    public static String of(GeneratedProgram program) {
        return of(program, "");
    }

    /**
     * The same with a statement before each operation, which gives others a chance to come between.
     *
     * @param pause the statement
     */
    public static String of(GeneratedProgram program, String pause) {
        return new JavaSource(program, pause).write();
    }

    private String write() {
        for (String name : IMPORTS) line(0, "import " + name + ";");
        line(0, "");
        line(0, "public final class " + program.name() + " {");
        for (Shared shared : program.objects())
            lines(1, fill(shared, shared.kind().declaration()));
        threads();
        line(0, "");
        line(1, "public static void main(String[] args) throws Exception {");
        line(2, "new " + program.name() + "().run0();");
        line(1, "}");
        for (int thread = 0; thread < program.threads().size(); thread++) body(thread);
        helpers();
        line(0, "}");
        return text.toString();
    }

    private void threads() {
        line(1, "final Thread t0 = Thread.currentThread();");
        for (int thread = 1; thread < program.threads().size(); thread++) {
            line(1, "final Thread t" + thread + " = new Thread(this::run" + thread + ", \"t" + thread + "\");");
        }
    }

    private void body(int thread) {
        line(0, "");
        line(1, "void run" + thread + "() {");
        line(2, "String r = \"\";");
        if (thread == 0) start();
        statements(2, program.threads().get(thread));
        if (thread == 0) finish();
        line(2, "System.out.println(\"t" + thread + ": \" + r);");
        line(1, "}");
    }

    private void start() {
        for (int thread = 1; thread < program.threads().size(); thread++) {
            if (program.isStartedByMain(thread)) line(2, "t" + thread + ".start();");
        }
    }

    private void finish() {
        if (program.joined()) {
            for (int thread = 1; thread < program.threads().size(); thread++) line(2, "join(t" + thread + ");");
        }
        for (Shared shared : program.objects()) {
            if (program.joined() && !shared.kind().state().isEmpty()) {
                line(
                        2,
                        "r += \"" + shared.name() + "=\" + "
                                + fill(shared, shared.kind().state()) + " + \" \";");
            }
            lines(2, fill(shared, shared.kind().closing()));
        }
    }

    private void statements(int depth, List<Statement> statements) {
        for (Statement statement : statements) statement(depth, statement);
    }

    private void statement(int depth, Statement statement) {
        if (!pause.isEmpty()) line(depth, pause);
        if (!statement.operation().is(Trait.THROWS)) {
            code(depth, statement);
            return;
        }
        line(depth, "try {");
        code(depth + 1, statement);
        line(depth, "} catch (Exception e) {");
        line(depth + 1, "r += e.getClass().getSimpleName() + \" \";");
        line(depth, "}");
    }

    private void code(int depth, Statement statement) {
        String code = fill(statement.shared(), statement.operation().code())
                .replace("$v", String.valueOf(statement.value()))
                .replace("$t", "t" + statement.thread())
                .replace("$n", String.valueOf(++written));
        for (String line : code.split("\n")) {
            if (line.startsWith("$body")) {
                statements(depth + 1, statement.body());
                line = line.substring("$body".length());
            }
            line(depth, line);
        }
    }

    private String fill(Shared shared, String template) {
        return shared.fill(template).replace("$P", program.name());
    }

    private void helpers() {
        if (program.joined()) lines(1, "\n" + (program.interrupts(0) ? PATIENT_JOIN : JOIN));
        helper("= handle(", HANDLE);
        helper("= field(", FIELD);
    }

    private void helper(String use, String helper) {
        if (text.indexOf(use) >= 0) lines(1, "\n" + helper.replace("$P", program.name()));
    }

    private void lines(int depth, String lines) {
        if (lines.isEmpty()) return;
        for (String line : lines.split("\n")) line(depth, line);
    }

    private void line(int depth, String line) {
        if (!line.isBlank()) text.append(INDENT.repeat(depth)).append(line);
        text.append('\n');
    }

    private static final String JOIN = """
            static void join(Thread thread) {
                try {
                    thread.join();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
            """;

    /** Main is interrupted by somebody, who need not have ended. */
    private static final String PATIENT_JOIN = """
            static void join(Thread thread) {
                while (true) {
                    try {
                        thread.join();
                        return;
                    } catch (InterruptedException again) {
                        // Whoever wants to know of it has asked before.
                    }
                }
            }
            """;

    private static final String FIELD = """
            static java.lang.reflect.Field field(String name) {
                try {
                    return $P.class.getDeclaredField(name);
                } catch (ReflectiveOperationException e) {
                    throw new AssertionError(e);
                }
            }
            """;

    private static final String HANDLE = """
            static VarHandle handle(String field) {
                try {
                    return MethodHandles.lookup().findVarHandle($P.class, field, int.class);
                } catch (ReflectiveOperationException e) {
                    throw new AssertionError(e);
                }
            }
            """;
}
