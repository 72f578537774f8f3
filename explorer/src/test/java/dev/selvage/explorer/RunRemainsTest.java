package dev.selvage.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunListener;
import dev.selvage.explorer.campaign.Campaign;
import dev.selvage.explorer.campaign.CampaignListener;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.Verdict;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import dev.selvage.samples.Remains.ClosesChannels;
import dev.selvage.samples.Remains.HandlersCount;
import dev.selvage.samples.Remains.LeavesFiles;
import dev.selvage.samples.Remains.LeavesProcess;
import dev.selvage.samples.Remains.LeavesSockets;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RunRemainsTest {
    @TempDir
    Path folder;

    private static CampaignResult explore(Sample sample, String strategy, int runs) {
        return sample.explore(CampaignSettings.defaults().withStrategy(strategy).withRuns(runs))
                .result();
    }

    private static void assertClean(CampaignResult result) {
        assertThat(result.failures()).isEmpty();
        assertThat(result.control().problems()).isEmpty();
    }

    private static String freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return String.valueOf(socket.getLocalPort());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "dfs", "stress"})
    void sockets_that_a_run_leaves_open_are_closed(String strategy) throws IOException {
        assertClean(explore(Sample.inCleanJvm(LeavesSockets.class, freePort()), strategy, 5));
    }

    @Test
    void where_they_stay_open_the_second_run_meets_them() throws IOException {
        CampaignResult result = explore(Sample.of(LeavesSockets.class, freePort()), "random", 5);
        assertThat(result.runsToFirstFailure()).isEqualTo(2);
    }

    /** The system gives the numbers of descriptors that were closed to those that are opened next. */
    @Test
    void what_others_open_while_a_run_goes_on_stays_open() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "text");
        List<FileChannel> opened = new ArrayList<>();
        RunListener opener = new RunListener() {
            @Override
            public void onEvent(
                    ModelStrand strand,
                    Operation operation,
                    int site,
                    int userSite,
                    @Nullable Object target,
                    long index,
                    boolean blocked) {
                Site at = Sites.get(site);
                if (at == null || !"Remains.ClosesChannels.closed".equals(at.member)) return;
                try {
                    for (int i = 0; i < 20; i++) opened.add(FileChannel.open(file));
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        };
        CampaignListener listener = new CampaignListener() {
            @Override
            public RunListener onRun() {
                return opener;
            }
        };
        Campaign.run(
                Sample.inCleanJvm(ClosesChannels.class).program(),
                CampaignSettings.defaults().withRuns(1),
                listener);
        assertThat(opened).hasSize(20);
        for (FileChannel channel : opened) {
            assertThat(channel.read(ByteBuffer.allocate(10), 0)).isEqualTo(4);
            channel.close();
        }
    }

    @Test
    void no_descriptor_is_left() throws IOException {
        Sample sample = Sample.inCleanJvm(LeavesSockets.class, freePort());
        explore(sample, "random", 2);
        int before = descriptors();
        explore(sample, "random", 5);
        assertThat(descriptors()).isLessThan(before + 5);
    }

    private static int descriptors() {
        String[] all = new File("/proc/self/fd").list();
        return all == null ? 0 : all.length;
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "dfs", "stress"})
    void files_that_a_run_has_made_are_gone_and_all_others_as_they_were(String strategy) throws IOException {
        Path before = Files.writeString(folder.resolve("before"), "content");
        assertClean(explore(Sample.inCleanJvm(LeavesFiles.class, folder.toString()), strategy, 5));
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).containsExactly(before);
        }
        assertThat(before).hasContent("content");
    }

    @Test
    void where_files_stay_the_second_run_meets_them() throws IOException {
        Files.createFile(folder.resolve("before"));
        CampaignResult result = explore(Sample.of(LeavesFiles.class, folder.toString()), "random", 5);
        assertThat(result.verdict()).isNotEqualTo(Verdict.NO_FAILURE);
        assertThat(folder.resolve("folder")).exists();
    }

    @Test
    void processes_that_a_run_leaves_are_ended() {
        assertClean(explore(Sample.inCleanJvm(LeavesProcess.class), "random", 3));
        assertThat(ProcessHandle.current().children())
                .noneMatch(child ->
                        child.info().arguments().stream().flatMap(Stream::of).anyMatch("4321"::equals));
    }

    @Test
    void handlers_of_asynchronous_channels_are_threads_of_the_program() {
        assertClean(explore(Sample.inCleanJvm(HandlersCount.class), "random", 20));
        CampaignResult careless = explore(Sample.inCleanJvm(HandlersCount.class, "careless"), "random", 200);
        assertThat(careless.verdict()).isEqualTo(Verdict.FAILURE);
    }
}
