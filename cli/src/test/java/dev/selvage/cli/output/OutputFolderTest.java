package dev.selvage.cli.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.ControlAudit;
import dev.selvage.report.model.TargetsReport;
import dev.selvage.report.model.TargetsReport.TargetReport;
import dev.selvage.report.model.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.AbstractList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputFolderTest {
    @TempDir
    private Path parent;

    @Test
    void nothing_is_written_before_it_is_prepared() throws IOException {
        Path folder = parent.resolve("a/b");
        OutputFolder output = OutputFolder.at(folder);
        assertThat(parent).isEmptyDirectory();
        output.prepare();
        assertThat(filesIn(folder)).isEmpty();
    }

    /** But for the lock, which is there as long as this JVM. */
    private static List<String> filesIn(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> !name.equals(FolderLock.FILE))
                    .toList();
        }
    }

    @Test
    void preparing_removes_the_files_of_an_earlier_campaign_and_no_others() throws IOException {
        for (String name :
                List.of("failure-1.json", "failure-12.json", "result.json", "failure-x.json", "notes.json")) {
            Files.createFile(parent.resolve(name));
        }
        OutputFolder.at(parent).prepare();
        assertThat(filesIn(parent)).containsExactlyInAnyOrder("failure-x.json", "notes.json");
    }

    @Test
    void a_link_to_a_folder_is_a_folder() throws IOException {
        Path real = Files.createDirectory(parent.resolve("real"));
        OutputFolder output = OutputFolder.at(Files.createSymbolicLink(parent.resolve("link"), real));
        output.prepare();
        output.result(result());
        assertThat(real.resolve("result.json")).isRegularFile();
    }

    @Test
    void a_file_in_the_way_is_told() throws IOException {
        Path file = Files.createFile(parent.resolve("file"));
        assertThatThrownBy(() -> OutputFolder.at(file.resolve("below")))
                .isInstanceOf(CommandException.class)
                .hasMessageContaining(file + " is not a folder");
    }

    @Test
    void once_closed_it_writes_nothing_more() throws IOException {
        OutputFolder output = OutputFolder.at(parent);
        output.prepare();
        output.close();
        output.result(result());
        assertThat(filesIn(parent)).isEmpty();
    }

    /** The file that is being written is an endless one. */
    @Test
    void the_last_file_waits_for_nobody_and_leaves_no_draft() throws Exception {
        OutputFolder output = OutputFolder.at(parent);
        output.prepare();
        CountDownLatch writing = new CountDownLatch(1);
        Thread writer = new Thread(() -> writeForEver(output, writing));
        writer.setDaemon(true);
        writer.start();
        writing.await();
        output.closeWith(result());
        assertThat(filesIn(parent)).containsExactly("result.json");
        writer.interrupt();
        writer.join();
    }

    private static void writeForEver(OutputFolder output, CountDownLatch writing) {
        List<TargetReport> endless = new AbstractList<>() {
            @Override
            public TargetReport get(int index) {
                writing.countDown();
                try {
                    Thread.sleep(Long.MAX_VALUE);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                throw new IllegalStateException("that was not for ever");
            }

            @Override
            public int size() {
                return 1;
            }
        };
        assertThatThrownBy(() -> output.targets(new TargetsReport(TargetsReport.FORMAT, "ctrigger", Map.of(), endless)))
                .isNotNull();
    }

    private static CampaignResult result() {
        ControlAudit control = new ControlAudit(2, 1, 10, false, 0, List.of(), List.of());
        return new CampaignResult(
                Verdict.NO_FAILURE,
                "random",
                1,
                10,
                null,
                100,
                20,
                1,
                10,
                "enough",
                List.of(),
                Map.of(),
                control,
                "17",
                "platform",
                null);
    }
}
