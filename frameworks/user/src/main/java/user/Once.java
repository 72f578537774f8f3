package user;

/** Something that is made when it is first needed: under a lock, or by check-then-act, so that it may be made twice. */
public final class Once {
    private final boolean buggy;
    private final Tally made = new Tally(false);
    private volatile Object value;

    public Once(boolean buggy) {
        this.buggy = buggy;
    }

    public static Once of(String[] args) {
        return new Once(Both.buggy(args));
    }

    public Object get() {
        if (buggy) return made();
        synchronized (this) {
            return made();
        }
    }

    private Object made() {
        if (value == null) {
            made.add();
            value = new Object();
        }
        return value;
    }

    public void expectOne() {
        made.expect(1);
    }
}
