package dev.selvage.agent.rewrite.subjects;

import java.util.concurrent.Callable;

/** Synchronized blocks that are nested and left in every way there is. */
public final class Blocks implements Callable<String> {
    private final Object outer = new Object();
    private final Object inner = new Object();
    private int value;

    @Override
    public String call() throws Exception {
        StringBuilder text = new StringBuilder();
        for (int way = 0; way < 5; way++) text.append(leave(way)).append(held()).append(' ');
        return text.append(loop())
                .append(held())
                .append(empty())
                .append(held())
                .append(again())
                .append(held())
                .toString();
    }

    private String held() {
        return Thread.holdsLock(outer) || Thread.holdsLock(inner) ? " STILL HELD" : "";
    }

    private String leave(int way) throws Exception {
        try {
            return nested(way);
        } catch (IllegalStateException e) {
            return e.getMessage() + value;
        }
    }

    private String nested(int way) throws Exception {
        long before = value;
        synchronized (outer) {
            double half = way / 2.0;
            synchronized (inner) {
                value++;
                if (way == 0) return "inner return " + half;
                if (way == 1) throw new IllegalStateException("inner throw ");
                inner.notifyAll();
            }
            if (Thread.holdsLock(inner)) return "inner held";
            if (way == 2) return "outer return " + before;
            if (way == 3) throw new IllegalStateException("outer throw ");
            outer.wait(1);
        }
        return "end " + before;
    }

    private String loop() {
        int sum = 0;
        for (int i = 0; ; i++) {
            synchronized (outer) {
                if (i == 1) continue;
                if (i == 4) break;
                synchronized (this) {
                    try {
                        sum += 10 / (i - 2);
                    } catch (ArithmeticException e) {
                        sum += 1000;
                        continue;
                    } finally {
                        sum++;
                    }
                }
            }
        }
        return "sum " + sum + " ";
    }

    private String empty() {
        synchronized (outer) {
        }
        try {
            synchronized ((Object) null) {
                return "unreachable";
            }
        } catch (NullPointerException e) {
            return "null ";
        }
    }

    private int again() {
        synchronized (outer) {
            synchronized (outer) {
                synchronized (outer) {
                    value += 100;
                }
                if (!Thread.holdsLock(outer)) value = -1;
            }
            return Thread.holdsLock(outer) ? value : -2;
        }
    }
}
