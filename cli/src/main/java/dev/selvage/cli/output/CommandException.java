package dev.selvage.cli.output;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Something that the user can put right. The message is one line: what is wrong and what to do. */
public final class CommandException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public CommandException(String message) {
        super(message);
    }

    /** A file or folder that could not be read or written. */
    public static CommandException of(String action, Path file, IOException reason) {
        CommandException complaint = new CommandException("cannot " + action + " " + file + ": " + words(reason));
        complaint.initCause(reason);
        return complaint;
    }

    private static String words(IOException e) {
        if (e instanceof AccessDeniedException) return "permission denied";
        if (e instanceof NoSuchFileException) return "no such file or folder";
        if (e instanceof FileAlreadyExistsException) return "a file is in the way";
        if (e instanceof FileSystemException system && system.getReason() != null) return system.getReason();
        return String.valueOf(e.getMessage());
    }
}
