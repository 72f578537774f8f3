package dev.selvage.explorer.trace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.Sample;
import dev.selvage.report.model.TraceEvent;
import dev.selvage.samples.Traced;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class TraceRecorderTest {
    private final List<TraceEvent> events = record();

    private static List<TraceEvent> record() {
        TraceRecorder recorder = new TraceRecorder();
        Sample.of(Traced.Lines.class).run(point -> 0, recorder);
        return recorder.events();
    }

    /** The events that belong to a method of the program. */
    private List<TraceEvent> in(String method) {
        return events.stream()
                .filter(event -> event.where() != null && event.where().method().equals(method))
                .toList();
    }

    private static String text(TraceEvent event) {
        return event.operation() + " " + event.object() + " " + event.member() + " " + event.value();
    }

    @Test
    void steps_are_numbered_from_one() {
        for (int i = 0; i < events.size(); i++) assertThat(events.get(i).step()).isEqualTo(i + 1);
    }

    @Test
    void what_happens_inside_a_collection_belongs_to_the_line_of_the_call() {
        List<TraceEvent> collection = in("collection");
        int line = Objects.requireNonNull(collection.get(0).where()).line();
        assertThat(text(collection.get(0))).isEqualTo("read null Traced.Lines.text \"x\"");
        assertThat(text(collection.get(1))).isEqualTo("collection-call ArrayList#1 List.add null");
        List<TraceEvent> inside = collection.subList(2, collection.size());
        assertThat(inside)
                .isNotEmpty()
                .allMatch(event -> event.where().line() == line)
                .allMatch(event -> event.where().file().equals("Traced.java"))
                .allMatch(event -> event.library().startsWith("java.util.A"));
        assertThat(inside.stream().map(TraceRecorderTest::text))
                .contains("write ArrayList#1 ArrayList.size 1", "write Object[]#2 [0] \"x\"");
    }

    @Test
    void a_call_of_a_concurrent_collection_is_one_event() {
        assertThat(in("concurrent").stream().map(TraceRecorderTest::text))
                .containsExactly(
                        "read null Traced.Lines.text \"x\"",
                        "call ConcurrentLinkedQueue#1 ConcurrentLinkedQueue.add null");
    }

    @Test
    void an_atomic_is_reported_with_the_value_it_returned() {
        assertThat(in("atomics").stream().map(TraceRecorderTest::text))
                .containsExactly("update AtomicInteger#1 AtomicInteger.addAndGet 5");
    }

    @Test
    void an_element_is_named_by_its_index() {
        assertThat(in("elements").stream().map(TraceRecorderTest::text))
                .containsExactly("read null Traced.Lines.cells int[]#1", "write int[]#1 [2] 7");
    }

    @Test
    void locks_and_monitors_are_told_apart() {
        assertThat(in("locked").stream().map(TraceRecorderTest::text))
                .containsExactly("call ReentrantLock#1 ReentrantLock.lock null");
        assertThat(in("monitor").stream().map(TraceRecorderTest::text))
                .containsExactly(
                        "lock Traced.Lines#1 null null",
                        "notify-all Traced.Lines#1 Object.notifyAll \"nobody\"",
                        "unlock Traced.Lines#1 null null");
    }

    @Test
    void threads_begin_and_end_and_are_started_and_joined_on_a_line() {
        assertThat(events.stream().filter(event -> event.thread() == 1).map(TraceEvent::operation))
                .containsExactly("begin", "end");
        assertThat(in("main").stream().map(TraceEvent::operation)).contains("join");
        assertThat(in("start").stream().map(event -> event.operation() + " " + event.object()))
                .contains("start Thread-0");
    }
}
