package dev.selvage.explorer.directed.profile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.free.FreeEvent;
import dev.selvage.engine.free.FreeEvent.Moment;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What calls and tasks of a free run say about order: thread 1 accesses memory, gives; thread 2 gets, accesses. */
class FreeOrderTest {
    private static final long OBJECT = 7;
    private static final int RELEASE = site("Semaphore.release");
    private static final int ACQUIRE = site("Semaphore.acquire");
    private static final int GET = site("Future.get");
    private static final int EXCHANGE = site("Exchanger.exchange");

    private final List<FreeEvent> events = new ArrayList<>();

    private static int site(String member) {
        return Sites.add(new Site(Operation.CALL, "shop.Bank", "run", "Bank.java", 1, 0, member, true));
    }

    private FreeOrderTest event(int thread, Moment moment, int site, long index) {
        events.add(new FreeEvent(thread, Operation.CALL, moment, site, 0, OBJECT, index, events.size()));
        return this;
    }

    private FreeOrderTest gives(int thread) {
        return event(thread, Moment.BEFORE, 0, 0);
    }

    private FreeOrderTest takes(int thread) {
        return event(thread, Moment.AFTER, 0, 0);
    }

    private FreeOrderTest call(int thread, int site, long permits) {
        return event(thread, Moment.BEFORE, site, permits);
    }

    private FreeOrderTest returned(int thread, int site) {
        return event(thread, Moment.AFTER, site, 0);
    }

    /** Whether what thread 1 did at first comes before what thread 2 does at last. */
    private boolean isOrdered(LibraryRole role) {
        ProfileRecorder recorder = new ProfileRecorder();
        ProfileBuilder builder = new ProfileBuilder(recorder);
        FreeOrder order = new FreeOrder(builder, new HandOvers(events), object -> Object.class);
        builder.access(1, Kind.WRITE, 0, Location.named("first"), 0);
        for (FreeEvent event : events) {
            if (event.isHandOver()) order.handOver(event);
            else order.call(event, role, Profiler.method(Sites.get(event.site())));
        }
        builder.access(2, Kind.WRITE, 0, Location.named("last"), 1);
        List<Access> accesses = recorder.profile().accesses();
        return accesses.get(0).isBefore(accesses.get(1));
    }

    @Test
    void a_task_comes_after_what_was_done_before_it_was_given_away() {
        assertThat(gives(1).takes(2).isOrdered(LibraryRole.OTHER)).isTrue();
    }

    @Test
    void a_task_that_two_threads_give_away_may_come_from_either() {
        assertThat(gives(1).takes(2).gives(3).isOrdered(LibraryRole.OTHER)).isFalse();
    }

    @Test
    void who_carries_a_task_out_gives_its_result_away() {
        gives(3).takes(1).gives(1).returned(2, GET);
        assertThat(isOrdered(LibraryRole.FUTURE)).isTrue();
    }

    @Test
    void a_permit_of_an_empty_semaphore_comes_from_whoever_releases_it() {
        call(1, RELEASE, 0).call(2, ACQUIRE, 1).returned(2, ACQUIRE);
        assertThat(isOrdered(LibraryRole.SEMAPHORE)).isTrue();
    }

    @Test
    void a_permit_of_a_semaphore_that_had_one_may_be_that_one() {
        call(1, RELEASE, 1).call(2, ACQUIRE, 2).returned(2, ACQUIRE);
        assertThat(isOrdered(LibraryRole.SEMAPHORE)).isFalse();
    }

    @Test
    void a_permit_may_be_of_anybody_where_two_release_them() {
        call(1, RELEASE, 0).call(2, ACQUIRE, 1).returned(2, ACQUIRE).call(3, RELEASE, 0);
        assertThat(isOrdered(LibraryRole.SEMAPHORE)).isFalse();
    }

    @Test
    void two_threads_meet_in_an_exchange_but_of_three_nobody_knows_who() {
        call(1, EXCHANGE, 0).call(2, EXCHANGE, 0).returned(2, EXCHANGE);
        assertThat(isOrdered(LibraryRole.EXCHANGER)).isTrue();
        call(3, EXCHANGE, 0);
        assertThat(isOrdered(LibraryRole.EXCHANGER)).isFalse();
    }
}
