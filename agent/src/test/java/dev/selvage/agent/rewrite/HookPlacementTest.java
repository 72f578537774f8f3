package dev.selvage.agent.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;

class HookPlacementTest {
    interface Constants {
        Object LOCK = new Object();
    }

    static class Fields implements Constants {
        static final Object SHARED = new Object();
        static int count;
        final int fixed;
        volatile long changing;
        int[] elements = new int[1];

        Fields(int fixed) {
            this.fixed = fixed;
        }

        long mixed() {
            changing = fixed + count++;
            elements[0] = elements.length;
            return changing;
        }

        Object constants() {
            return SHARED == null ? LOCK : Constants.LOCK;
        }

        Supplier<Object> capturing(Object captured) {
            return new Supplier<>() {
                @Override
                public Object get() {
                    return Fields.this == null ? captured : SHARED;
                }
            };
        }
    }

    static class Synchronized {
        int value;

        synchronized void method() {
            value++;
        }

        void block() throws InterruptedException {
            synchronized (this) {
                wait();
                wait(1);
                wait(1, 2);
                notify();
                notifyAll();
            }
        }

        void threads() throws InterruptedException {
            Thread.sleep(1);
            Thread.yield();
            Thread.onSpinWait();
            System.exit(Thread.holdsLock(this) ? (int) System.nanoTime() : 0);
        }
    }

    static class Quiet {
        int twice(int number) {
            return 2 * number;
        }
    }

    @Test
    void every_access_to_a_field_or_element_that_can_change_is_announced_in_order() {
        assertThat(Hooks.of(Fields.class).sites("mixed"))
                .containsExactly(
                        "READ HookPlacementTest.Fields.count",
                        "WRITE HookPlacementTest.Fields.count",
                        "WRITE HookPlacementTest.Fields.changing",
                        "READ HookPlacementTest.Fields.elements",
                        "READ HookPlacementTest.Fields.elements",
                        "WRITE",
                        "READ HookPlacementTest.Fields.changing");
    }

    @Test
    void final_fields_are_not_announced_wherever_they_are_inherited_from() {
        assertThat(Hooks.of(Fields.class).sites("constants")).isEmpty();
    }

    @Test
    void captured_variables_and_enclosing_objects_are_not_announced() throws ClassNotFoundException {
        Class<?> anonymous = Class.forName(Fields.class.getName() + "$1");
        assertThat(Hooks.of(anonymous).names("get")).isEmpty();
    }

    @Test
    void what_is_not_of_interest_has_no_memory_hooks_but_all_others() {
        Hooks hooks = Hooks.of(Synchronized.class, Treatment.PROGRAM_SYNCHRONIZATION);
        assertThat(hooks.names("method")).containsOnly("Monitors.enter", "Monitors.entered", "Monitors.exit");
    }

    @Test
    void library_code_calls_hooks_of_its_own() {
        Hooks hooks = Hooks.of(Synchronized.class, Treatment.COLLECTION);
        assertThat(hooks.names("method"))
                .contains(
                        "Monitors.libraryEnter",
                        "Monitors.libraryEntered",
                        "Memory.libraryField",
                        "Monitors.libraryExit")
                .doesNotContain("Monitors.enter", "Memory.field", "Monitors.exit");
    }

    @Test
    void a_synchronized_method_becomes_a_block_unless_it_is_loaded_already() {
        byte[] classFile = Rewriting.classFile(Synchronized.class);
        Hooks fresh = new Hooks(Rewriting.rewrite(classFile, Treatment.PROGRAM, false));
        Hooks loaded = new Hooks(Rewriting.rewrite(classFile, Treatment.PROGRAM, true));
        assertThat(fresh.access("method") & Opcodes.ACC_SYNCHRONIZED).isZero();
        assertThat(loaded.access("method") & Opcodes.ACC_SYNCHRONIZED).isNotZero();
        assertThat(loaded.names("method")).contains("Monitors.replaces", "Monitors.replaced");
    }

    @Test
    void waiting_and_notifying_go_to_the_runtime() {
        Hooks hooks = Hooks.of(Synchronized.class);
        assertThat(hooks.otherCalls("block")).isEmpty();
        assertThat(hooks.sites("block"))
                .startsWith(
                        "LOCK",
                        "LOCK",
                        "WAIT Object.wait",
                        "WAIT Object.wait",
                        "WAIT Object.wait",
                        "NOTIFY Object.notify",
                        "NOTIFY_ALL Object.notifyAll",
                        "UNLOCK");
    }

    @Test
    void sleeping_clocks_and_the_way_out_go_to_the_runtime() {
        Hooks hooks = Hooks.of(Synchronized.class);
        assertThat(hooks.otherCalls("threads")).isEmpty();
        assertThat(hooks.names("threads"))
                .containsExactly(
                        "Threads.sleep",
                        "Threads.yield",
                        "Threads.onSpinWait",
                        "Monitors.holdsLock",
                        "Unseen.clock",
                        "Environment.nanoTime",
                        "Library.closed",
                        "Environment.exit",
                        "Library.exit");
    }

    @Test
    void an_initialiser_is_a_section_outside_the_schedule() {
        assertThat(Hooks.of(Fields.class).names("<clinit>"))
                .isEqualTo(List.of("Ignored.enterInitialiser", "Ignored.exitInitialiser", "Ignored.exitInitialiser"));
    }

    @Test
    void a_class_with_nothing_to_hook_is_left_as_it_is() {
        byte[] classFile = Rewriting.classFile(Quiet.class);
        assertThat(new ClassRewriter(new ClassFacts(name -> null), warning -> {})
                        .rewrite(classFile, Treatment.PROGRAM, false))
                .isNull();
    }
}
