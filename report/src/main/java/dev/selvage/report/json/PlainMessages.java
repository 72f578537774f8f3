package dev.selvage.report.json;

import dev.selvage.report.model.ProgramInfo;
import dev.selvage.report.model.RunTally;
import dev.selvage.report.work.Suspect;
import dev.selvage.report.work.WorkDone;
import dev.selvage.report.work.WorkItem;
import dev.selvage.report.work.WorkOrder;
import dev.selvage.report.work.WorkerMessage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The messages that a worker reads, and those it writes unless something fails, member by member: the same JSON as data binding makes. To load that
 * takes half a second of a JVM that makes one run.
 */
final class PlainMessages {
    private final Map<?, ?> members;

    private PlainMessages(@Nullable Object tree) throws IOException {
        if (!(tree instanceof Map<?, ?> object)) throw new IOException("a message is no object");
        this.members = object;
    }

    // ---- writing

    /** The message on one line; null when it takes more to write it. */
    static @Nullable String write(Object message) throws IOException {
        if (message instanceof String text) return JsonTree.write(text);
        if (!(message instanceof WorkerMessage told) || told.found() != null) return null;
        WorkerMessage.Ready ready = told.ready();
        Suspect suspect = told.suspect();
        WorkDone done = told.done();
        return JsonTree.write(new Members()
                .with("ready", ready == null ? null : of(ready))
                .with("progress", told.progress())
                .with("found", null)
                .with("suspect", suspect == null ? null : of(suspect))
                .with("done", done == null ? null : of(done))
                .with("error", told.error()));
    }

    private static Members of(WorkerMessage.Ready ready) {
        return new Members()
                .with("jdk", ready.jdk())
                .with("engine", ready.engine())
                .with("engineReason", ready.engineReason());
    }

    private static Members of(Suspect suspect) {
        return new Members()
                .with("run", suspect.run())
                .with("kind", suspect.kind())
                .with("message", suspect.message())
                .with("cause", suspect.cause())
                .with("signature", suspect.signature())
                .with("choices", suspect.choices())
                .with("steps", suspect.steps())
                .with("timeouts", suspect.timeouts());
    }

    private static Members of(WorkDone done) {
        return new Members()
                .with("first", done.first())
                .with("stopped", done.stopped())
                .with("reason", done.reason())
                .with("tally", of(done.tally()));
    }

    private static Members of(RunTally tally) {
        return new Members()
                .with("runs", tally.runs())
                .with("steps", tally.steps())
                .with("switches", tally.switches())
                .with("decisions", tally.decisions())
                .with("cut", tally.cut())
                .with("threads", tally.threads())
                .with("leftovers", tally.leftovers())
                .with("lost", tally.lost())
                .with("classes", tally.classes())
                .with("timed", tally.timed())
                .with("slow", tally.slow())
                .with("external", tally.external())
                .with("unseen", tally.unseen())
                .with("problems", tally.problems())
                .with("warnings", tally.warnings());
    }

    /** An object of JSON that is put together. */
    private static final class Members extends LinkedHashMap<String, @Nullable Object> {
        private static final long serialVersionUID = 1;

        Members with(String name, @Nullable Object value) {
            put(name, value);
            return this;
        }
    }

    // ---- reading

    /** The message; null when it takes more to read one of that type. */
    static <T> @Nullable T read(String line, Class<T> type) throws IOException {
        if (type != WorkOrder.class && type != WorkItem.class) return null;
        try {
            PlainMessages message = new PlainMessages(JsonTree.read(line));
            return type.cast(type == WorkOrder.class ? message.order() : message.item());
        } catch (IOException | ClassCastException | NullPointerException e) {
            throw new IOException("a line is no " + type.getSimpleName() + ": " + e.getMessage(), e);
        }
    }

    private WorkOrder order() throws IOException {
        return new WorkOrder(
                text("format"),
                (int) number("worker"),
                new PlainMessages(get("program")).program(),
                text("strategy"),
                number("seed"),
                number("maxSteps"),
                text("timeouts"),
                is("slowThreads"),
                is("keepGoing"),
                number("patienceMillis"),
                text("engine"),
                text("isolation"),
                texts("plugins"));
    }

    private ProgramInfo program() throws IOException {
        return new ProgramInfo(
                texts("classPath"), text("mainClass"), texts("arguments"), texts("include"), texts("exclude"));
    }

    private WorkItem item() throws IOException {
        Object suspect = members.get("suspect");
        return new WorkItem(
                number("first"),
                number("runs"),
                number("millis"),
                suspect == null ? null : new PlainMessages(suspect).suspect());
    }

    private Suspect suspect() throws IOException {
        List<Integer> choices = new ArrayList<>();
        for (Object choice : (List<?>) get("choices")) choices.add((int) (long) (Long) choice);
        return new Suspect(
                number("run"),
                text("kind"),
                text("message"),
                text("cause"),
                text("signature"),
                choices,
                number("steps"),
                text("timeouts"));
    }

    private List<String> texts(String name) throws IOException {
        List<String> texts = new ArrayList<>();
        for (Object text : (List<?>) get(name)) texts.add((String) text);
        return texts;
    }

    private String text(String name) throws IOException {
        return (String) get(name);
    }

    private long number(String name) throws IOException {
        return (Long) get(name);
    }

    private boolean is(String name) throws IOException {
        return (Boolean) get(name);
    }

    private Object get(String name) throws IOException {
        Object value = members.get(name);
        if (value == null) throw new IOException("a message has no '" + name + "'");
        return value;
    }
}
