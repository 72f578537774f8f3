package dev.selvage.cli.output;

/** The exit codes of the command; those of a campaign are its verdict's. */
public final class ExitCode {
    public static final int OK = 0;
    public static final int FAILURE_FOUND = 1;
    public static final int USAGE = 2;
    public static final int NOT_CONTROLLED = 3;

    private ExitCode() {}
}
