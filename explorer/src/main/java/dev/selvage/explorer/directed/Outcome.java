package dev.selvage.explorer.directed;

/** What came of a target. */
public enum Outcome {
    /** Nobody has tried yet. */
    OPEN("not tried"),
    /** It happened, and the program failed in that run. */
    EXPOSED("exposed"),
    /** It happened, and the program did what it should. */
    BENIGN("benign"),
    /** It did not happen in any run that was made for it. */
    NOT_FORCED("not forced"),
    /** No schedule of this input has it: all were run, and time decided no order, or was let pass at any moment. */
    INFEASIBLE("infeasible");

    private final String words;

    Outcome(String words) {
        this.words = words;
    }

    public String words() {
        return words;
    }

    /** One word for files: {@code notForced}. */
    public String key() {
        int space = words.indexOf(' ');
        if (space < 0) return words;
        return words.substring(0, space) + Character.toUpperCase(words.charAt(space + 1)) + words.substring(space + 2);
    }
}
