package dev.selvage.agent.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Type;

class LeakedFinalsTest {
    private final LeakedFinals leaked = new LeakedFinals(Rewriting::classFile);

    static volatile @Nullable Object shared;

    static final List<Object> ALL = new ArrayList<>();

    // ---- nobody has the object before

    static class Ordinary {
        final int size;
        final List<String> names = new ArrayList<>();
        final int length;

        Ordinary(int size) {
            this.size = size;
            names.add("own");
            length = names.size();
            shared = this;
        }
    }

    static class KeepsHolders {
        final Runnable lambda = () -> use();
        final Inner inner = new Inner();
        final Thread worker = new Thread(this::use);
        final FutureTask<Object> task = new FutureTask<>(lambda, null);
        final int last = prepared();

        class Inner {
            final int number = 1;
        }

        private int prepared() {
            return getClass().getName().length();
        }

        void use() {}
    }

    static class OwnException extends Exception {
        private static final long serialVersionUID = 1;
        final int code;

        OwnException(int code) {
            super("code " + code);
            this.code = code;
        }
    }

    static class OwnThread extends Thread {
        final int number;

        OwnThread(int number) {
            super("own");
            this.number = number;
        }
    }

    static class OfOrdinary extends Ordinary {
        final int more;

        OfOrdinary(int more) {
            super(1);
            this.more = more;
        }
    }

    @Test
    void fields_that_are_written_first_are_settled() {
        assertSettled(Ordinary.class, "size", "names", "length");
        assertSettled(KeepsHolders.class, "lambda", "inner", "worker", "task", "last");
        assertSettled(OwnException.class, "code");
        assertSettled(OwnThread.class, "number");
    }

    // ---- others may

    static class OnlyAfterwards {
        final int before;
        final int after;

        OnlyAfterwards(boolean early) {
            before = 1;
            if (early) shared = this;
            after = 2;
        }
    }

    static class IntoCollection {
        final int late;

        IntoCollection() {
            ALL.add(this);
            late = 1;
        }
    }

    static class ThroughHolder {
        final Runnable kept = () -> use();
        final int late;

        ThroughHolder() {
            shared = kept;
            late = 1;
        }

        void use() {}
    }

    static class ByStart {
        final Thread worker = new Thread(() -> use());
        final int late;

        ByStart() {
            worker.start();
            late = 1;
        }

        void use() {}
    }

    static class ThroughField {
        final Object self = this;
        final int late;

        ThroughField() {
            shared = self;
            late = 1;
        }
    }

    static class ThroughMade {
        final int late;

        ThroughMade() {
            Object[] box = new Object[1];
            box[0] = this;
            shared = box;
            late = 1;
        }
    }

    static class MayBeOverridden {
        final int late;

        MayBeOverridden() {
            prepare();
            late = 1;
        }

        void prepare() {}
    }

    static class InCatch {
        final int late;

        InCatch() {
            int number;
            try {
                shared = this;
                number = Integer.parseInt("x");
            } catch (NumberFormatException e) {
                number = 2;
            }
            late = number;
        }
    }

    static class OwnTrace extends Exception {
        private static final long serialVersionUID = 1;
        final int code;

        OwnTrace(int code) {
            this.code = code;
        }

        @Override
        public synchronized Throwable fillInStackTrace() {
            shared = this;
            return this;
        }
    }

    record Leaking(int x, int y) {
        Leaking {
            shared = this;
        }
    }

    @Test
    void fields_that_are_written_when_others_may_have_the_object_are_not() {
        assertThat(contains(OnlyAfterwards.class, "before")).isFalse();
        assertLeaked(OnlyAfterwards.class, "after");
        assertLeaked(IntoCollection.class, "late");
        assertLeaked(ThroughHolder.class, "late");
        assertLeaked(ThroughField.class, "late");
        assertLeaked(ByStart.class, "late");
        assertLeaked(ThroughMade.class, "late");
        assertLeaked(MayBeOverridden.class, "late");
        assertLeaked(InCatch.class, "late");
        assertLeaked(Leaking.class, "x", "y");
    }

    @Test
    void so_are_those_of_a_subclass_of_what_leaks() {
        assertLeaked(OfOrdinary.class, "more");
        assertLeaked(OwnTrace.class, "code");
    }

    @Test
    void a_superclass_that_is_not_there_may_leak() {
        String missing = Type.getInternalName(Ordinary.class);
        LeakedFinals blind = new LeakedFinals(name -> name.equals(missing) ? null : Rewriting.classFile(name));
        assertThat(blind.contains(Type.getInternalName(OfOrdinary.class), "more"))
                .isTrue();
    }

    private void assertSettled(Class<?> type, String... fields) {
        for (String field : fields) assertThat(contains(type, field)).as(field).isFalse();
    }

    private void assertLeaked(Class<?> type, String... fields) {
        for (String field : fields)
            assertThat(contains(type, field)).as(type.getSimpleName()).isTrue();
    }

    private boolean contains(Class<?> type, String field) {
        return leaked.contains(Type.getInternalName(type), field);
    }
}
