package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;

/** The number of live threads of a group is taken for the number of those that were started. */
@Fails("assertion")
public final class GroupCountTakenForResult {

    private GroupCountTakenForResult() {}

    public static void main(String[] args) {
        ThreadGroup crew = new ThreadGroup("crew");
        new Thread(crew, () -> {}).start();
        new Thread(crew, () -> {}).start();
        Thread.yield();
        Check.equal(2, crew.activeCount());
    }
}
