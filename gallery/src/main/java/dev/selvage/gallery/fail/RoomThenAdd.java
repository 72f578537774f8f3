package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.ArrayBlockingQueue;

/** Two producers each see room in a bounded queue and add to it, but there is room for one. */
@Fails("exception")
public final class RoomThenAdd {

    private final ArrayBlockingQueue<String> inbox = new ArrayBlockingQueue<>(1);

    private void send(String mail) {
        if (inbox.remainingCapacity() > 0) {
            inbox.add(mail);
        }
    }

    public static void main(String[] args) {
        RoomThenAdd post = new RoomThenAdd();
        Threads.both(() -> post.send("letter"), () -> post.send("card"));
    }
}
