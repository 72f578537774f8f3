package dev.selvage.generated;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What came of many seeds. */
record Summary(List<Checked> checked) {

    List<Long> disagreements() {
        return checked.stream()
                .filter(one -> one.disagreements() > 0)
                .map(Checked::seed)
                .toList();
    }

    private Map<String, Long> exhausted() {
        return checked.stream()
                .flatMap(one -> one.exhausted().stream())
                .collect(Collectors.groupingBy(name -> name, TreeMap::new, Collectors.counting()));
    }

    private int infeasible() {
        return checked.stream().mapToInt(Checked::infeasible).sum();
    }

    @Override
    public String toString() {
        long seconds = checked.stream().mapToLong(Checked::millis).sum() / 1_000;
        long bare = checked.stream().filter(one -> one.bare() > 0).count();
        StringBuilder text = new StringBuilder();
        text.append(checked.size()).append(" programs in ").append(seconds).append(" s, ");
        text.append(bare).append(" of them compared with the bare JVM\n");
        exhausted()
                .forEach((name, count) -> text.append("exhausted by ")
                        .append(name)
                        .append(": ")
                        .append(count)
                        .append('\n'));
        text.append("called infeasible: ").append(infeasible()).append(" targets\n");
        text.append("disagreements: ").append(disagreements().isEmpty() ? "none" : disagreements());
        return text.toString();
    }
}
