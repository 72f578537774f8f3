package dev.selvage.explorer.directed.tsa;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Says when coverage has stopped growing: a linear regression of coverage over time explains less of a whole window than a
 * threshold (r²).
 *
 * <p>As in E. Sherman, M. Dwyer, S. Elbaum: Saturation-based testing of concurrent programs (ESEC/FSE 2009).
 */
public final class Saturation {
    private final double window;
    private final double threshold;
    private final int fewest;
    private final Deque<Point> points = new ArrayDeque<>();
    private double begin = Double.NaN;

    private record Point(double time, double covered) {}

    public Saturation(double window, double threshold) {
        this(window, threshold, 1);
    }

    /** @param fewest a window with fewer points says nothing, and grows until there are so many */
    public Saturation(double window, double threshold, int fewest) {
        this.window = window;
        this.threshold = threshold;
        this.fewest = fewest;
    }

    /** So much is covered at that time, which never goes back. */
    public void add(double time, double covered) {
        if (Double.isNaN(begin)) begin = time;
        points.addLast(new Point(time, covered));
        while (points.size() > fewest && points.getFirst().time < time - window) points.removeFirst();
    }

    public boolean isReached() {
        if (points.size() < fewest || points.getLast().time - begin < window) return false;
        return r2() < threshold;
    }

    /** The square of the correlation of time and coverage; 0 when coverage does not change. */
    double r2() {
        double n = points.size();
        double meanTime = points.stream().mapToDouble(Point::time).sum() / n;
        double meanCovered = points.stream().mapToDouble(Point::covered).sum() / n;
        double together = 0;
        double ofTime = 0;
        double ofCovered = 0;
        for (Point point : points) {
            double time = point.time - meanTime;
            double covered = point.covered - meanCovered;
            together += time * covered;
            ofTime += time * time;
            ofCovered += covered * covered;
        }
        return ofTime == 0 || ofCovered == 0 ? 0 : together * together / (ofTime * ofCovered);
    }
}
