package dev.selvage.report.model;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a directed strategy tried to bring about. Written as {@code targets.json}.
 *
 * @param format {@link #FORMAT}
 * @param strategy id of the strategy
 * @param figures how many there were after each step of the analysis, and what came of them
 * @param targets all of them, by rank
 */
public record TargetsReport(String format, String strategy, Map<String, Long> figures, List<TargetReport> targets) {
    public static final String FORMAT = "selvage-targets-1";

    /**
     * One target.
     *
     * @param rank from 1; null when it was not to be tried
     * @param kind the shape of an interleaving, {@code R-W-W}, or {@code lock-lock}
     * @param places the instructions that have to come in this order
     * @param before what the analysis says of it
     * @param after what came of it
     * @param run the run, from 1, that brought the outcome; null for none
     * @param localGap the time in which another thread could come in between; of interleavings only
     * @param remoteDistance how far the other thread was away from that; of interleavings only
     */
    public record TargetReport(
            @Nullable Integer rank,
            String kind,
            List<TargetPlace> places,
            String before,
            String after,
            @Nullable Long run,
            @Nullable Long localGap,
            @Nullable Long remoteDistance) {}

    /**
     * An instruction of a target.
     *
     * @param role {@code p}, {@code r} or {@code c} of an interleaving, {@code first} or {@code second} of a pair
     * @param file source file, or the class where the file is not known
     * @param offset position of the instruction in its method
     * @param member the field or the method called; null where there is none
     * @param library the instruction inside the library; null in the program itself
     */
    public record TargetPlace(
            String role,
            String className,
            String file,
            int line,
            int offset,
            @Nullable String member,
            @Nullable String library) {
        /** {@code Bank.java:42}. */
        public String where() {
            return file + ":" + line;
        }
    }

    /**
     * A target for which threads of a free run are suspended, so that it can be done again.
     *
     * @param places {@code p}, {@code r}, {@code c}, and the instructions before which threads are suspended
     * @param expiryNanos how long a thread is suspended, at most
     * @param suspensions how often, at most
     */
    public record Control(List<TargetPlace> places, long expiryNanos, int suspensions) {}
}
