package dev.selvage.agent.rewrite.subjects;

import java.util.concurrent.Callable;

/** Try, finally, switch and loops, with locals of all sizes alive across the branches. */
public final class Branches implements Callable<String> {
    private enum Colour {
        RED,
        GREEN,
        BLUE
    }

    private record Point(int x, long y) {}

    private int value;

    @Override
    public String call() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 4; i++) text.append(guarded(i)).append(' ');
        for (Colour colour : Colour.values()) text.append(colourName(colour));
        for (String word : new String[] {"one", "two", "Aa", "BB", ""}) text.append(wordNumber(word));
        text.append(sparse(1000)).append(sparse(-5)).append(sparse(7));
        return text + " " + new Point(value, 1L << 33).hashCode() + new Point(1, 2) + loops(5L, 0.25) + resources();
    }

    private String guarded(int way) {
        long start = value;
        try {
            if (way == 0) return "returned " + start;
            if (way == 1) throw new IllegalArgumentException("argument");
            if (way == 2) ((Object) null).hashCode();
            value++;
        } catch (IllegalArgumentException e) {
            value += 10;
            return e.getMessage();
        } catch (NullPointerException | ClassCastException e) {
            return e.getClass().getSimpleName();
        } finally {
            value += 100;
        }
        return "fell through " + (value - start);
    }

    private String colourName(Colour colour) {
        switch (colour) {
            case RED:
                value++;
                return "r";
            case GREEN:
                return "g" + value;
            default:
                return "other";
        }
    }

    private static int wordNumber(String word) {
        return switch (word) {
            case "one" -> 1;
            case "two" -> 2;
            case "Aa" -> 3;
            case "BB" -> 4;
            default -> throwsOn(word);
        };
    }

    private static int throwsOn(String word) {
        try {
            return Integer.parseInt(word);
        } catch (NumberFormatException e) {
            return -word.length();
        }
    }

    private String sparse(int key) {
        switch (key) {
            case -5:
                value--;
            case 1000:
                return "sparse" + value;
            default:
                return "none";
        }
    }

    private String loops(long bound, double step) {
        double sum = 0;
        outer:
        for (long i = 0; i < bound; i++) {
            int j = 0;
            while (true) {
                if (j++ > i) continue outer;
                if (sum > 2) break outer;
                sum += step;
                value += j;
            }
        }
        do {
            value -= 50;
        } while (value > 0);
        return " " + sum + " " + value;
    }

    private String resources() {
        try (AutoCloseable first = () -> value++;
                AutoCloseable second = () -> {
                    throw new IllegalStateException("close");
                }) {
            return "unreachable " + first + second;
        } catch (Exception e) {
            return " " + e.getMessage();
        }
    }
}
