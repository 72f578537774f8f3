package dev.selvage.generated.run;

import java.util.List;
import java.util.SortedMap;

/**
 * What a search has seen.
 *
 * @param exhausted whether it claims that there is nothing else
 * @param outcomes each with the choices of a run that had it
 * @param problems why the program was not under control, if so
 */
public record SearchResult(
        Search search,
        boolean exhausted,
        long runs,
        double seconds,
        SortedMap<String, int[]> outcomes,
        List<String> problems) {}
