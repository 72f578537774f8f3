package dev.selvage.explorer.directed.tsa;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.directed.criterion.SyncPair;
import dev.selvage.explorer.directed.profile.Location;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The walk-through of Algorithm 1 on two threads with two critical sections each; where several will do, the first. */
class SchedulingControllerTest {
    private static final int M = 1;
    private static final Action A2 = Action.lock(1, M, Location.named("2a"));
    private static final Action A3 = Action.other(1, Location.named("3a"));
    private static final Action A4 = Action.lock(1, M, Location.named("4a"));
    private static final Action B2 = Action.lock(2, M, Location.named("2b"));

    private static SyncPair pair(String both) {
        String[] names = both.split(" ");
        return new SyncPair(Location.named(names[0]), Location.named(names[1]));
    }

    private static Requirements requirements(String... pairs) {
        return new Requirements(
                Stream.of(pairs).map(SchedulingControllerTest::pair).toList());
    }

    private static Requirements all() {
        return requirements("2a 4a", "2a 2b", "2a 4b", "4a 2b", "4a 4b", "2b 4b", "2b 2a", "2b 4a", "4b 2a", "4b 4a");
    }

    private static SchedulingController controller(Requirements uncovered, boolean heuristic) {
        return new SchedulingController(uncovered, heuristic, actions -> 0);
    }

    private static Optional<Action> iterate(SchedulingController controller, Action... enabled) {
        Optional<Action> executed = controller.iterate(List.of(enabled));
        executed.filter(Action::isLock).ifPresent(action -> controller.executed(action.operand(), action.loc()));
        return executed;
    }

    @Test
    void the_first_execution_covers_a_pair_by_rules_1_and_2() {
        Requirements uncovered = all();
        SchedulingController controller = controller(uncovered, true);

        assertThat(iterate(controller, A2, B2)).isEmpty();
        assertThat(controller.paused()).containsExactly(A2);

        // Both are paused now; rule 2 resumes 2a, since 2b can follow it.
        assertThat(iterate(controller, A2, B2)).isEmpty();
        assertThat(controller.paused()).containsExactly(B2);

        assertThat(iterate(controller, A2, B2)).contains(A2);
        assertThat(controller.paused()).containsExactly(B2);

        assertThat(iterate(controller, A3, B2)).contains(A3);

        // 4a is paused, too; rule 1 resumes 2b, which covers <2a, 2b> at once.
        assertThat(iterate(controller, B2, A4)).isEmpty();
        assertThat(controller.paused()).containsExactly(A4);

        assertThat(iterate(controller, B2, A4)).contains(B2);
        assertThat(controller.paused()).containsExactly(A4);
        assertThat(uncovered.contains(pair("2a 2b"))).isFalse();
        assertThat(uncovered.pairs()).hasSize(9);
    }

    @Test
    void rule_3_resumes_the_action_that_has_the_least_left_to_cover() {
        SchedulingController controller = controller(requirements("2a 4b", "4a 2b", "4b 2a"), true);

        assertThat(iterate(controller, A2, B2)).isEmpty();
        assertThat(controller.paused()).containsExactly(A2);

        // 2b is part of one uncovered pair, 2a of two.
        assertThat(iterate(controller, A2, B2)).contains(B2);
        assertThat(controller.paused()).containsExactly(A2);
    }

    @Test
    void without_rule_3_any_paused_action_is_resumed() {
        SchedulingController controller = controller(requirements("2a 4b", "4a 2b", "4b 2a"), false);
        assertThat(iterate(controller, A2, B2)).isEmpty();
        assertThat(iterate(controller, A2, B2)).isEmpty();
        assertThat(controller.paused()).containsExactly(B2);
        assertThat(controller.schedule(List.of(A2, B2))).isEqualTo(A2);
    }

    @Test
    void an_action_on_the_lock_of_a_paused_one_is_paused_with_it() {
        SchedulingController controller = controller(requirements("2b 4b"), true);
        Action irrelevant = Action.lock(3, M, Location.named("elsewhere"));
        assertThat(iterate(controller, B2, irrelevant, A3)).isEmpty();
        assertThat(controller.schedule(List.of(B2, irrelevant, A3))).isEqualTo(A3);
        assertThat(controller.paused()).containsExactly(B2, irrelevant);
    }

    @Test
    void nothing_is_paused_when_everything_is_covered() {
        SchedulingController controller = controller(requirements(), true);
        assertThat(controller.schedule(List.of(A2, B2))).isEqualTo(A2);
        assertThat(controller.paused()).isEmpty();
    }

    @Test
    void a_lock_that_nobody_can_be_paused_before_is_met_by_going_on_at_once() {
        Location equals = of("Tables.java", "Hashtable.equals:813@-1");
        Location hidden = of("Tables.java", "Hashtable.get:382@-1");
        Location get = of("Others.java", "Hashtable.get:382@-1");
        Action comparing = Action.lock(1, M, equals);
        Action getting = Action.lock(2, M + 1, get);
        List<Action> both = List.of(comparing, getting);

        SchedulingController ofHidden = controller(new Requirements(List.of(new SyncPair(get, hidden))), false);
        both.forEach(ofHidden::pause);
        assertThat(ofHidden.resumeToMeet(both)).containsExactlyInAnyOrder(comparing, getting);
        assertThat(ofHidden.paused()).isEmpty();

        SchedulingController ofOthers = controller(new Requirements(List.of(new SyncPair(get, equals))), false);
        both.forEach(ofOthers::pause);
        assertThat(ofOthers.resumeToMeet(both)).isEmpty();
        assertThat(ofOthers.paused()).hasSize(2);
    }

    private static Location of(String file, String library) {
        return new Location("Tables", file, 27, 2, "", "java.util." + library);
    }
}
