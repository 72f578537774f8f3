package dev.selvage.cli.option;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassPathTest {
    @TempDir
    private Path folder;

    @Test
    void elements_become_absolute() {
        String here = Path.of("").toAbsolutePath().toString();
        assertThat(ClassPath.parse("a.jar" + File.pathSeparator + "x/../classes"))
                .containsExactly(here + "/a.jar", here + "/classes");
    }

    @Test
    void an_empty_element_is_the_current_folder() {
        String here = Path.of("").toAbsolutePath().toString();
        assertThat(ClassPath.parse("")).containsExactly(here);
    }

    @Test
    void a_star_stands_for_the_jars_of_a_folder() throws IOException {
        for (String name : new String[] {"b.jar", "a.jar", "notes.txt"}) Files.createFile(folder.resolve(name));
        assertThat(ClassPath.parse(folder + "/*"))
                .containsExactly(
                        folder.resolve("a.jar").toString(),
                        folder.resolve("b.jar").toString());
    }
}
