package user;

/** A number that several threads add to: with a lock, or without, so that updates get lost. */
public final class Tally {
    private final boolean buggy;
    private int count;

    public Tally(boolean buggy) {
        this.buggy = buggy;
    }

    public static Tally of(String[] args) {
        return new Tally(Both.buggy(args));
    }

    public void add() {
        if (buggy) {
            count = count + 1;
        } else {
            synchronized (this) {
                count = count + 1;
            }
        }
    }

    public synchronized int count() {
        return count;
    }

    public void expect(int expected) {
        Both.expect(expected, count());
    }
}
