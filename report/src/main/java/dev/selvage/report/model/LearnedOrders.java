package dev.selvage.report.model;

import java.util.List;

/**
 * Orders of two statements that good runs of a program have shown, as a strategy keeps them from campaign to campaign.
 *
 * @param format {@link #FORMAT}
 */
public record LearnedOrders(String format, List<Order> orders) {
    public static final String FORMAT = "selvage-learned-1";

    /**
     * {@code statement} came immediately after {@code predecessor} of another thread, on the same object.
     *
     * @param thread 0 when the thread of {@code statement} was created before the other, 1 when it was created after it
     */
    public record Order(Place statement, int thread, Place predecessor) {}

    /**
     * A statement.
     *
     * @param offset position of the instruction in its method
     * @param context the call sites that led there, innermost first
     */
    public record Place(String file, int line, int offset, List<String> context) {}
}
