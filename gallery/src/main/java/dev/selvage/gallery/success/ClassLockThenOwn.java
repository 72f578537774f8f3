package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Runs;
import dev.selvage.gallery.Threads;
import java.security.Provider;
import java.security.Security;

/** A static synchronized method of the JDK calls the program, whose locks are taken in that order everywhere. */
@Runs(random = 50, exhaustive = 200)
public final class ClassLockThenOwn {

    private static final Object LOCK = new Object();

    private ClassLockThenOwn() {}

    public static void main(String[] args) {
        Provider own = new Own();
        Threads.both(() -> Security.addProvider(own), () -> {
            synchronized (Security.class) {
                synchronized (LOCK) {
                    Check.equal("Gallery", own.getName());
                }
            }
        });
    }

    private static final class Own extends Provider {
        private static final long serialVersionUID = 1L;

        Own() {
            super("Gallery", "1", "provides nothing");
        }

        @Override
        public String getName() {
            synchronized (LOCK) {
                return super.getName();
            }
        }
    }
}
