package dev.selvage.librarytests.soak;

import dev.selvage.explorer.campaign.Campaign;
import dev.selvage.explorer.program.MainProgram;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.librarytests.LibraryProgram;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Runs programs a few times and writes all events of the runs of each into a file. */
public final class SoakedRuns {
    private static final String PACKAGE = "dev/selvage/gallery";
    private static final int MOST_STEPS = 50_000;

    /** Waits for a collection of garbage, which who records all events prevents. */
    private static final String COLLECTED = "testAbandonedPool";

    private SoakedRuns() {}

    /** Takes the folder for the files, that of the gallery, the number of runs and the beginnings of names. */
    public static void main(String[] args) throws Exception {
        Path folder = Path.of(args[0]);
        List<String> wanted = List.of(args).subList(3, args.length);
        for (Map.Entry<String, MainProgram> program : programs(Path.of(args[1])).entrySet()) {
            String name = program.getKey();
            if (name.endsWith(COLLECTED) || !wanted.isEmpty() && wanted.stream().noneMatch(name::startsWith)) continue;
            System.out.println(name);
            try (EventLines lines = new EventLines(folder.resolve(name))) {
                lines.end(Campaign.run(program.getValue(), settings(Long.parseLong(args[2])), lines));
            }
        }
    }

    private static CampaignSettings settings(long runs) {
        return CampaignSettings.defaults()
                .withSeed(7)
                .withRuns(runs)
                .withSteps(MOST_STEPS)
                .withTime(Duration.ofMinutes(10));
    }

    private static Map<String, MainProgram> programs(Path gallery) throws Exception {
        Map<String, MainProgram> programs = new TreeMap<>();
        for (String kind : List.of("fail", "success")) {
            for (String name : names(gallery.resolve(PACKAGE).resolve(kind))) {
                String mainClass = PACKAGE.replace('/', '.') + "." + kind + "." + name;
                programs.put(
                        "gallery." + kind + "." + name,
                        LibraryProgram.open(List.of(gallery.toString()), mainClass, List.of()));
            }
        }
        LibraryProgram.all().forEach(program -> programs.put(program.toString().replace(' ', '.'), program.open()));
        return programs;
    }

    private static List<String> names(Path folder) throws IOException {
        List<String> names = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".class") && !name.contains("$") && !name.startsWith("package-"))
                    .forEach(name -> names.add(name.replace(".class", "")));
        }
        return names;
    }
}
