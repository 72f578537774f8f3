package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A parallel stream collects into containers of its own and joins them in the order of the source. */
public final class ParallelCollect {

    private ParallelCollect() {}

    public static void main(String[] args) {
        List<Integer> squares =
                IntStream.rangeClosed(1, 3).parallel().mapToObj(n -> n * n).collect(Collectors.toList());
        Check.equal(List.of(1, 4, 9), squares);
        Map<Boolean, Long> parity = IntStream.rangeClosed(1, 3)
                .parallel()
                .boxed()
                .collect(Collectors.groupingByConcurrent(n -> n % 2 == 0, Collectors.counting()));
        Check.equal(Map.of(true, 1L, false, 2L), parity);
    }
}
