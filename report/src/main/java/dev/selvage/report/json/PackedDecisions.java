package dev.selvage.report.json;

import com.fasterxml.jackson.databind.util.StdConverter;
import dev.selvage.report.model.Decision;
import java.util.List;

/**
 * A schedule as it stands in a file. Schedules are long, but few sets of options occur in them, and the same choice is
 * often made many times in a row.
 *
 * @param count number of decisions
 * @param options what there was to choose from; the schedule refers to them by position
 * @param chosen the schedule, in lines of words: {@code 1@0*12} chooses thread 1 of options 0, twelve times in a row
 */
record PackedDecisions(int count, List<Options> options, List<String> chosen) {

    /** The part of a decision that stays the same most of the time. */
    record Options(String what, List<Integer> of) {}

    static final class Pack extends StdConverter<List<Decision>, PackedDecisions> {
        @Override
        public PackedDecisions convert(List<Decision> decisions) {
            return new DecisionPacker().pack(decisions);
        }
    }

    static final class Unpack extends StdConverter<PackedDecisions, List<Decision>> {
        @Override
        public List<Decision> convert(PackedDecisions packed) {
            return new DecisionUnpacker(packed).unpack();
        }
    }
}
