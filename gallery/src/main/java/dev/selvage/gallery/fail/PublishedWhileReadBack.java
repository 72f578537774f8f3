package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** The constructor of a superclass gives an object away that Java serialization has not filled yet. */
@Fails("assertion")
public final class PublishedWhileReadBack {
    private PublishedWhileReadBack() {}

    /** Is not serializable: its constructor is called when an account is read back. */
    private static class Registered {
        private static volatile Registered latest;

        Registered() {
            latest = this;
        }
    }

    private static final class Account extends Registered implements Serializable {
        private static final long serialVersionUID = 1;
        private final int balance = Integer.parseInt("5");
    }

    public static void main(String[] args) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(new Account());
        Registered.latest = null;
        Threads.both(() -> new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject(), () -> {
            if (Registered.latest instanceof Account account) Check.equal(5, account.balance);
        });
    }
}
