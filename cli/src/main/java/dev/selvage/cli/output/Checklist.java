package dev.selvage.cli.output;

import dev.selvage.agent.UnsupportedJdkException;

/** Checks with their outcome, one line each, printed as they are made. */
public final class Checklist {
    /** One check: gives what it saw, or throws what is wrong. */
    @FunctionalInterface
    public interface Check {
        String look() throws Exception;
    }

    private final Console console;
    private boolean good = true;

    public Checklist(Console console) {
        this.console = console;
    }

    public void check(String name, Check check) {
        try {
            line("ok", name, check.look());
        } catch (Exception | LinkageError e) {
            good = false;
            boolean plain = e instanceof CommandException || e instanceof UnsupportedJdkException;
            line("FAILED", name, plain ? String.valueOf(e.getMessage()) : e.toString());
        }
    }

    private void line(String outcome, String name, String detail) {
        console.out().printf("%-6s  %-15s  %s%n", outcome, name, detail);
    }

    public boolean isGood() {
        return good;
    }
}
