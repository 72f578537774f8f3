package dev.selvage.coexistence.asked;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/** What was asked and what came of it, one line each. */
public final class Answers {
    private final List<String> lines = new ArrayList<>();

    void ask(String question, Callable<?> answer) {
        String text;
        try {
            text = String.valueOf(answer.call());
        } catch (Exception | LinkageError e) {
            text = e.getClass().getName() + ": " + e.getMessage();
        }
        lines.add(question + " = " + text);
    }

    List<String> lines() {
        return lines;
    }
}
