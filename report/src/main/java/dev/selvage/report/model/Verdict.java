package dev.selvage.report.model;

/** What a campaign concludes, with the word that stands for it in files and the exit code of the process. */
public enum Verdict {
    FAILURE("failure", 1),
    NO_FAILURE("no-failure", 0),
    EXHAUSTED("exhausted", 0),
    NOT_CONTROLLED("not-controlled", 3);

    private final String word;
    private final int exitCode;

    Verdict(String word, int exitCode) {
        this.word = word;
        this.exitCode = exitCode;
    }

    public String word() {
        return word;
    }

    public int exitCode() {
        return exitCode;
    }
}
