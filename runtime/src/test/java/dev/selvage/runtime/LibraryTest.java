package dev.selvage.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class LibraryTest {
    private static final int SITE = 7;
    private final Recorder recorder = new Recorder();

    @AfterEach
    void close() {
        recorder.close();
    }

    @Test
    void accesses_inside_a_plain_collection_are_events_of_the_call() {
        int before = Library.collection(new ArrayList<>(), SITE);
        Memory.libraryField(this, 1);
        assertThat(Guard.librarySite()).isEqualTo(SITE);
        Library.exit(before);
        Memory.libraryField(this, 1);
        assertThat(recorder.calls).containsExactly("collectionCall", "access");
        assertThat(Guard.librarySite()).isZero();
    }

    @Test
    void accesses_inside_a_concurrent_one_are_folded_into_the_call() {
        Library.collection(new ConcurrentHashMap<>(), SITE);
        Memory.libraryField(this, 1);
        Memory.libraryElement(new int[1], 0, 1);
        assertThat(recorder.calls).containsExactly("call");
        assertThat(Guard.librarySite()).isEqualTo(SITE);
    }

    @Test
    void a_call_from_inside_a_call_gives_the_outer_one_back() {
        Library.collection(new ArrayList<>(), SITE);
        int outer = Library.concurrent(this, SITE + 1);
        assertThat(Guard.librarySite()).isEqualTo(SITE + 1);
        Library.exit(outer);
        assertThat(Guard.librarySite()).isEqualTo(SITE);
    }

    @Test
    void an_exception_that_reaches_the_program_ends_the_call() {
        Library.concurrent(this, SITE);
        Library.unwound();
        assertThat(Guard.librarySite()).isZero();
    }

    @Test
    void an_attempt_that_failed_is_reported_as_changing_nothing() {
        Library.concurrent(this, SITE);
        Library.attempted(true, SITE);
        Library.polled("something", SITE);
        assertThat(recorder.calls).containsExactly("call");
        Library.attempted(false, SITE);
        Library.polled(null, SITE);
        Library.read(SITE);
        assertThat(recorder.calls).containsExactly("call", "unchanged", "unchanged", "unchanged");
    }

    @Test
    void a_collection_whose_accesses_are_seen_tells_by_itself_what_it_changes() {
        Library.collection(new ArrayList<>(), SITE);
        Library.read(SITE);
        assertThat(recorder.calls).containsExactly("collectionCall");
    }
}
