package dev.selvage.galleries;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The table of primitives names the programs of the gallery, all of them and no others. */
class PrimitivesTableTest {
    private static final Path TABLE = Path.of("..", "docs", "primitives.md");
    private static final Pattern NAME = Pattern.compile("`(\\w+)`");
    private static final int CORRECT = 3;
    private static final int WRONG = 4;

    @Test
    void names_every_correct_program() throws IOException {
        assertThat(namesIn(CORRECT)).isEqualTo(gallery("success"));
    }

    @Test
    void names_every_program_with_a_bug() throws IOException {
        assertThat(namesIn(WRONG)).isEqualTo(gallery("fail"));
    }

    /** The names in a column of the tables that have columns for programs, which are four. */
    private static Set<String> namesIn(int column) throws IOException {
        Set<String> names = new TreeSet<>();
        for (String line : Files.readAllLines(TABLE)) {
            List<String> cells = List.of(line.split("\\|", -1));
            if (cells.size() != WRONG + 2) continue;
            Matcher matcher = NAME.matcher(cells.get(column));
            while (matcher.find()) names.add(matcher.group(1));
        }
        return names;
    }

    private static Set<String> gallery(String folder) {
        return GalleryProgram.in(folder).map(GalleryProgram::toString).collect(Collectors.toCollection(TreeSet::new));
    }
}
