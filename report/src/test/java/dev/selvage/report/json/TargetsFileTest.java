package dev.selvage.report.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.report.Targets;
import dev.selvage.report.model.TargetsReport;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TargetsFileTest {
    @TempDir
    private Path folder;

    @Test
    void targets_are_read_as_they_were_written() throws Exception {
        Path file = folder.resolve("targets.json");
        TargetsFile.write(file, Targets.oneOfEach());
        TargetsReport read = TargetsFile.read(file);
        assertThat(read).isEqualTo(Targets.oneOfEach());
    }

    @Test
    void an_instruction_is_one_line_without_what_it_does_not_have() throws Exception {
        Path file = folder.resolve("targets.json");
        TargetsFile.write(file, Targets.oneOfEach());
        assertThat(Files.readString(file))
                .contains(
                        "{\"role\":\"p\",\"className\":\"com.acme.Bank\",\"file\":\"Bank.java\",\"line\":42,\"offset\":3,"
                                + "\"member\":\"Bank.balance\"}");
    }
}
