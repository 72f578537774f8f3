package dev.selvage.samples;

/** Two threads ask for the text of a record. */
public final class TextsOfRecords {
    private record Point(int x, String name, long y) {}

    private TextsOfRecords() {}

    public static void main(String[] args) throws InterruptedException {
        Point point = new Point(1, "a", 2);
        Runnable ask = () -> {
            if (!point.toString().equals("Point[x=1, name=a, y=2]")) throw new AssertionError(point);
        };
        Thread one = new Thread(ask);
        Thread two = new Thread(ask);
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
