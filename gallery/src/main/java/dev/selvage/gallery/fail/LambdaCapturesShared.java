package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** Two lambdas capture one array as a way around the rule that captured variables are final. */
@Fails("assertion")
public final class LambdaCapturesShared {

    private LambdaCapturesShared() {}

    public static void main(String[] args) {
        int[] count = {0};
        Runnable increment = () -> count[0]++;
        Threads.both(increment::run, increment::run);
        Check.equal(2, count[0]);
    }
}
