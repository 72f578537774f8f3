package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.security.Provider;
import java.security.Security;

/** A static synchronized method of the JDK calls the program, which takes the same two locks in the other order elsewhere. */
@Fails("deadlock")
public final class OwnLockThenClass {

    private static final Object LOCK = new Object();

    private OwnLockThenClass() {}

    public static void main(String[] args) {
        Provider own = new Own();
        Threads.both(() -> Security.addProvider(own), () -> {
            synchronized (LOCK) {
                synchronized (Security.class) {
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
