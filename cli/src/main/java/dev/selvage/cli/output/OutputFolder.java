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
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Stream;

/**
 * The folder that a campaign writes into.
 *
 * <p>Files are written one at a time: {@link #close} waits for a file that is being written and lets no
 * other begin, so that an interrupted command leaves whole files only.
 */
public final class OutputFolder implements ReportWriter, AutoCloseable {
    /** How long the last file waits for one that is being written. */
    private static final long PATIENCE_MILLIS = 300;

    private final Path folder;
    private final JsonFolder files;
    private final ReentrantLock writing = new ReentrantLock();
    private volatile boolean closed;

    /** Writes one file. */
    @FunctionalInterface
    private interface Writing {
        void write() throws IOException;
    }

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
    public void prepare() {
        try {
            if (!Files.isDirectory(folder)) Files.createDirectories(folder);
            if (!FolderLock.take(folder)) throw inUse();
            for (Path old : files("failure-\\d+\\.json|(result|targets)\\.json")) Files.delete(old);
        } catch (IOException e) {
            throw CommandException.of("write to", folder, e);
        }
    }

    private CommandException inUse() {
        return new CommandException("another selvage is writing to " + folder + "; name another folder with --out");
    }

    private List<Path> files(String pattern) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> file.getFileName().toString().matches(pattern))
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

    public void targets(TargetsReport targets) throws IOException {
        write(() -> files.targets(targets));
    }

    @Override
    public void failure(int number, FailureReport failure) throws IOException {
        write(() -> files.failure(number, failure));
    }

    @Override
    public void result(CampaignResult result) throws IOException {
        write(() -> files.result(result));
    }

    private void write(Writing file) throws IOException {
        writing.lock();
        try {
            if (!closed) file.write();
        } finally {
            writing.unlock();
        }
    }

    /** Writes the last file, whoever may be writing another one, which is removed if it does not come to its end soon. */
    public void closeWith(CampaignResult result) throws IOException {
        closed = true;
        files.result(result);
        if (!awaitWriters()) removeDrafts();
    }

    private boolean awaitWriters() {
        try {
            return writing.tryLock(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private void removeDrafts() throws IOException {
        for (Path draft : files("\\.(failure-\\d+|targets)\\.json\\..*\\.tmp")) Files.deleteIfExists(draft);
    }

    @Override
    public void close() {
        closed = true;
        writing.lock();
        writing.unlock();
    }
}
