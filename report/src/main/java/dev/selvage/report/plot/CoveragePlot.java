package dev.selvage.report.plot;

import dev.selvage.report.model.ComparedStrategy;
import dev.selvage.report.model.ComparedStrategy.Point;
import java.util.List;
import java.util.Locale;

/** Draws how coverage grows with the number of runs: one line for each strategy. */
public final class CoveragePlot {
    private static final int WIDTH = 720;
    private static final int HEIGHT = 420;
    private static final int LEFT = 60;
    private static final int TOP = 30;
    private static final int RIGHT = 180;
    private static final int BOTTOM = 50;
    private static final int TICKS = 5;
    private static final List<String> COLOURS = List.of(
            "#4269d0", "#ff725c", "#3ca951", "#9c6b4e", "#a463f2", "#6cc5b0", "#ff8ab7", "#9498a0", "#efb118",
            "#97bbf5");

    private final List<ComparedStrategy> strategies;
    private final long runs;
    private final int pairs;

    private CoveragePlot(List<ComparedStrategy> strategies) {
        this.strategies = strategies;
        this.runs = strategies.stream()
                .mapToLong(strategy -> strategy.inAll().runs())
                .max()
                .orElse(1);
        this.pairs = strategies.stream().mapToInt(ComparedStrategy::pairs).max().orElse(1);
    }

    /** The picture as the text of an SVG file. */
    public static String render(String title, List<ComparedStrategy> strategies) {
        return new CoveragePlot(strategies).svg(title);
    }

    private String svg(String title) {
        StringBuilder svg = new StringBuilder();
        svg.append(String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\""
                        + " font-size=\"12\">\n",
                WIDTH,
                HEIGHT));
        svg.append("<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n");
        text(svg, LEFT, TOP - 12, "start", title);
        axes(svg);
        for (int i = 0; i < strategies.size(); i++) line(svg, strategies.get(i), COLOURS.get(i % COLOURS.size()), i);
        return svg.append("</svg>\n").toString();
    }

    // ---- places

    /** Runs on a logarithmic scale: what matters happens in the first ones. */
    private double x(long run) {
        double part = runs <= 1 ? 0 : Math.log((double) run) / Math.log((double) runs);
        return LEFT + part * (WIDTH - LEFT - RIGHT);
    }

    private double y(int covered) {
        return HEIGHT - BOTTOM - (double) covered / Math.max(1, pairs) * (HEIGHT - TOP - BOTTOM);
    }

    // ---- parts

    private void axes(StringBuilder svg) {
        double bottom = y(0);
        stroke(svg, LEFT, bottom, WIDTH - RIGHT, bottom);
        stroke(svg, LEFT, TOP, LEFT, bottom);
        for (long run = 1; run <= runs; run *= 10) {
            stroke(svg, x(run), bottom, x(run), bottom + 4);
            text(svg, x(run), bottom + 18, "middle", String.valueOf(run));
        }
        for (int i = 0; i <= TICKS; i++) {
            int covered = (int) Math.round((double) pairs * i / TICKS);
            stroke(svg, LEFT - 4, y(covered), LEFT, y(covered));
            text(svg, LEFT - 8, y(covered) + 4, "end", String.valueOf(covered));
        }
        text(svg, (LEFT + WIDTH - RIGHT) / 2.0, HEIGHT - 10, "middle", "runs");
    }

    private void line(StringBuilder svg, ComparedStrategy strategy, String colour, int row) {
        StringBuilder points = new StringBuilder();
        int before = 0;
        for (Point point : strategy.curve()) {
            points.append(place(point.runs(), before))
                    .append(' ')
                    .append(place(point.runs(), point.pairs()))
                    .append(' ');
            before = point.pairs();
        }
        points.append(place(Math.max(1, strategy.inAll().runs()), before));
        svg.append("<polyline fill=\"none\" stroke-width=\"2\" stroke=\"")
                .append(colour)
                .append("\" points=\"")
                .append(points)
                .append("\"/>\n");
        double legend = TOP + 18.0 * row;
        svg.append(String.format(
                Locale.ROOT,
                "<rect x=\"%d\" y=\"%.1f\" width=\"12\" height=\"4\" fill=\"%s\"/>\n",
                WIDTH - RIGHT + 12,
                legend + 2,
                colour));
        text(svg, WIDTH - RIGHT + 30, legend + 8, "start", strategy.strategy() + ": " + strategy.pairs() + " pairs");
    }

    private String place(long run, int covered) {
        return String.format(Locale.ROOT, "%.1f,%.1f", x(run), y(covered));
    }

    private static void stroke(StringBuilder svg, double fromX, double fromY, double toX, double toY) {
        svg.append(String.format(
                Locale.ROOT,
                "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"#555\"/>\n",
                fromX,
                fromY,
                toX,
                toY));
    }

    private static void text(StringBuilder svg, double x, double y, String anchor, String text) {
        String escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
        svg.append(String.format(
                Locale.ROOT, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>\n", x, y, anchor, escaped));
    }
}
