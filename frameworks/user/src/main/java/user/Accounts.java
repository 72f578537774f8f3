package user;

/** Two accounts with a lock each: transfers take the locks in one order, or each in its own, so that they may deadlock. */
public final class Accounts {
    private final boolean buggy;
    private final Object left = new Object();
    private final Object right = new Object();
    private int moved;

    public Accounts(boolean buggy) {
        this.buggy = buggy;
    }

    public static Accounts of(String[] args) {
        return new Accounts(Both.buggy(args));
    }

    public void toTheRight() {
        move(left, right);
    }

    public void toTheLeft() {
        if (buggy) move(right, left);
        else move(left, right);
    }

    private void move(Object outer, Object inner) {
        synchronized (outer) {
            synchronized (inner) {
                moved++;
            }
        }
    }

    public void expect(int expected) {
        synchronized (left) {
            synchronized (right) {
                Both.expect(expected, moved);
            }
        }
    }
}
