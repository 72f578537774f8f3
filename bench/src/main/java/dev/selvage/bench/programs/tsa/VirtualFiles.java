package dev.selvage.bench.programs.tsa;

import dev.selvage.bench.programs.Threads;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.vfs2.FileObject;
import org.apache.commons.vfs2.impl.DefaultFileSystemManager;
import org.apache.commons.vfs2.provider.ram.RamFileProvider;

/** Threads that write, read and delete files of a file system of Commons VFS that is kept in memory. */
public final class VirtualFiles {
    private VirtualFiles() {}

    private static void use(DefaultFileSystemManager files, int number) throws IOException {
        FileObject file = files.resolveFile("ram:///folder/file-" + number);
        try (OutputStream output = file.getContent().getOutputStream()) {
            output.write(number);
        }
        FileObject shared = files.resolveFile("ram:///shared");
        if (number % 2 == 0) {
            shared.refresh();
            shared.exists();
        }
        try (InputStream input = file.getContent().getInputStream()) {
            if (input.read() != number) throw new AssertionError("the file has another content");
        }
        if (number % 3 == 0) file.delete();
        else file.getParent().getChildren();
        file.close();
    }

    /** The argument is the number of threads. */
    public static void main(String[] args) throws IOException {
        DefaultFileSystemManager files = new DefaultFileSystemManager();
        files.addProvider("ram", new RamFileProvider());
        files.init();
        files.resolveFile("ram:///folder").createFolder();
        files.resolveFile("ram:///shared").createFile();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < Integer.parseInt(args[0]); i++) {
            int number = i;
            threads.add(Threads.start(() -> use(files, number)));
        }
        threads.forEach(Threads::join);
        files.close();
    }
}
