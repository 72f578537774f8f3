package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** Two threads add to the same array element without a lock; their accesses to other elements do no harm. */
@Fails("assertion")
public final class LostUpdateArray {

    private LostUpdateArray() {}

    public static void main(String[] args) {
        int[] votes = new int[3];
        Thread voter = Threads.start(() -> {
            votes[0]++;
            votes[1]++;
        });
        votes[2]++;
        votes[1]++;
        Threads.join(voter);
        Check.equal(1, votes[0]);
        Check.equal(1, votes[2]);
        Check.equal(2, votes[1]);
    }
}
