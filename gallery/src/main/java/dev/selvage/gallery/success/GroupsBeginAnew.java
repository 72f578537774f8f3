package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Unproved;

/** A program finds the groups that it has made, and none of another run. */
@Unproved("java.lang.ThreadGroup")
public final class GroupsBeginAnew {

    private GroupsBeginAnew() {}

    public static void main(String[] args) throws InterruptedException {
        ThreadGroup own = Thread.currentThread().getThreadGroup();
        Check.equal(0, own.activeGroupCount());
        ThreadGroup crew = new ThreadGroup("crew");
        ThreadGroup[] found = new ThreadGroup[2];
        Check.equal(1, own.enumerate(found));
        Check.that(found[0] == crew, "another group was found");
        Thread sailor = new Thread(crew, () -> {}, "sailor");
        sailor.start();
        Check.equal(1, own.activeGroupCount());
        sailor.join();
    }
}
