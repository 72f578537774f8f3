package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A thread sleeps for as long as another one is expected to take, which takes longer. */
@Fails("assertion")
public final class SleptTooBriefly {

    private volatile boolean cooked;

    private void cook() throws InterruptedException {
        Thread.sleep(20);
        cooked = true;
    }

    public static void main(String[] args) throws InterruptedException {
        SleptTooBriefly egg = new SleptTooBriefly();
        Thread cook = Threads.start(egg::cook);
        Thread.sleep(10);
        Check.that(egg.cooked, "too soft");
        Threads.join(cook);
    }
}
