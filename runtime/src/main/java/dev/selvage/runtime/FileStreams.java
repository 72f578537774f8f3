package dev.selvage.runtime;

import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/**
 * Tells streams that wait for somebody (terminals, pipes, processes) from those of plain files, which never do.
 *
 * <p>Needs {@code java.io} opened to this module; the agent does that.
 */
final class FileStreams {
    private static final VarHandle INPUT_PATH = path(FileInputStream.class);
    private static final VarHandle OUTPUT_PATH = path(FileOutputStream.class);

    private FileStreams() {}

    private static VarHandle path(Class<?> type) {
        try {
            return MethodHandles.privateLookupIn(type, MethodHandles.lookup())
                    .findVarHandle(type, "path", String.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    static boolean mayWait(Object stream) {
        if (stream instanceof FileInputStream)
            return !isPlainFile((String) INPUT_PATH.get((FileInputStream) stream)) && !RandomDevices.isSource(stream);
        if (!(stream instanceof FileOutputStream)) return true;
        FileOutputStream output = (FileOutputStream) stream;
        return !isTerminal(output) && !isPlainFile((String) OUTPUT_PATH.get(output));
    }

    private static boolean isPlainFile(@Nullable String path) {
        return path != null && new File(path).isFile();
    }

    /** What a program prints is read by somebody. */
    private static boolean isTerminal(FileOutputStream output) {
        try {
            FileDescriptor descriptor = output.getFD();
            return descriptor == FileDescriptor.out || descriptor == FileDescriptor.err;
        } catch (IOException closed) {
            return true;
        }
    }
}
