package dev.selvage.cli.output;

import dev.selvage.report.ReportWriter;
import dev.selvage.report.json.JsonFolder;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.TargetsReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The folder that a campaign writes into.
 *
 * <p>Files are written under the folder's own monitor: {@link #close} waits for a file that is being written and lets no
 * other begin, so that an interrupted command leaves whole files only.
 */
public final class OutputFolder implements ReportWriter, AutoCloseable {
    private final Path folder;
    private final JsonFolder files;
    private boolean closed;

    private OutputFolder(Path folder) {
        this.folder = folder;
        this.files = new JsonFolder(folder);
    }

    /** A folder that exists or can be made; nothing is written yet. */
    public static OutputFolder at(Path folder) {
        Path existing = folder.toAbsolutePath().normalize();
        while (!Files.exists(existing) && existing.getParent() != null) existing = existing.getParent();
        if (!Files.isDirectory(existing)) {
            throw new CommandException(
                    "cannot write to " + folder + ": " + existing + " is not a folder; name another one with --out");
        }
        if (!Files.isWritable(existing)) {
            throw new CommandException("cannot write to " + folder + ": no permission to write to " + existing
                    + "; name another one with --out");
        }
        return new OutputFolder(folder);
    }

    /** Makes the folder and removes what an earlier campaign left in it. */
    public synchronized void prepare() {
        try {
            if (!Files.isDirectory(folder)) Files.createDirectories(folder);
            for (Path old : oldFiles()) Files.delete(old);
        } catch (IOException e) {
            throw CommandException.of("write to", folder, e);
        }
    }

    private List<Path> oldFiles() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file ->
                            file.getFileName().toString().matches("failure-\\d+\\.json|(result|targets)\\.json"))
                    .toList();
        }
    }

    public Path path() {
        return folder;
    }

    public Path failureFile(int number) {
        return files.failureFile(number);
    }

    public Path resultFile() {
        return files.resultFile();
    }

    public Path targetsFile() {
        return files.targetsFile();
    }

    public synchronized void targets(TargetsReport targets) throws IOException {
        if (!closed) files.targets(targets);
    }

    @Override
    public synchronized void failure(int number, FailureReport failure) throws IOException {
        if (!closed) files.failure(number, failure);
    }

    @Override
    public synchronized void result(CampaignResult result) throws IOException {
        if (!closed) files.result(result);
    }

    @Override
    public synchronized void close() {
        closed = true;
    }
}
