package dev.selvage.explorer.strategy.directed.livelocks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The course of a run, point by point, and the stretches of it that lead back to where they began. */
public final class RunCourse {
    /** Longer ones are unlikely to repeat themselves, and a run would have to be very long to show that they do. */
    private static final int LONGEST = 400;

    /** How many of the latest points with the same standing are looked at. */
    private static final int LATEST = 8;

    private static final int NEVER = -1;

    /** Who went on from a point, and at which site. */
    public record Turn(int strand, int site) {}

    /**
     * What a run did between two points at which it stood the same.
     *
     * @param standings where it stood at each point, the last one left out
     * @param turns who went on from there; means the same in every run
     */
    public record Stretch(List<Long> standings, List<Turn> turns) {
        public int length() {
            return turns.size();
        }
    }

    private final List<Long> standings = new ArrayList<>();
    private final List<Turn> turns = new ArrayList<>();

    /** The points at which the run stood the same, in their order. */
    private final Map<Long, List<Integer>> places = new HashMap<>();

    /** By strand: the last point at which it could go on, and the last at which it did. */
    private int[] lastOption = {};

    private int[] lastTurn = {};

    /** Nothing so far can be part of what is repeated: time has passed, say. */
    public void restart() {
        standings.clear();
        turns.clear();
        places.clear();
        lastOption = new int[0];
        lastTurn = new int[0];
    }

    /**
     * The run goes on from a point.
     *
     * @param options ids of the strands that could go on; none where something else is chosen, such as whom a {@code notify} wakes
     */
    public void add(long standing, Turn turn, int[] options) {
        int here = turns.size();
        for (int strand : options) lastOption = with(lastOption, strand, here);
        if (options.length > 0) lastTurn = with(lastTurn, turn.strand(), here);
        places.computeIfAbsent(standing, unknown -> new ArrayList<>()).add(here);
        standings.add(standing);
        turns.add(turn);
    }

    private static int[] with(int[] points, int strand, int point) {
        int[] room = points;
        if (strand >= points.length) {
            room = Arrays.copyOf(points, 2 * strand + 8);
            Arrays.fill(room, points.length, room.length, NEVER);
        }
        room[strand] = point;
        return room;
    }

    /** The shortest stretch that leads back to where the run stands now, and in which everybody who could go on did. */
    public Optional<Stretch> backTo(long standing) {
        List<Integer> before = places.getOrDefault(standing, List.of());
        for (int i = before.size() - 1; i >= Math.max(0, before.size() - LATEST); i--) {
            int from = before.get(i);
            if (turns.size() - from > LONGEST) break;
            if (isFair(from)) return Optional.of(since(from));
        }
        return Optional.empty();
    }

    private boolean isFair(int from) {
        for (int strand = 0; strand < lastOption.length; strand++) {
            boolean went = strand < lastTurn.length && lastTurn[strand] >= from;
            if (lastOption[strand] >= from && !went) return false;
        }
        return true;
    }

    private Stretch since(int from) {
        return new Stretch(
                List.copyOf(standings.subList(from, standings.size())), List.copyOf(turns.subList(from, turns.size())));
    }
}
