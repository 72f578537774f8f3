package dev.selvage.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** What is read of a class file by hand is what a reader of class files finds. */
class MonitorUseTest {
    private static final Set<String> WORDS = Set.of("wait", "notify", "notifyAll", "holdsLock");

    @ParameterizedTest
    @ValueSource(strings = {"java/io", "java/lang", "java/util", "sun/nio/ch", "sun/security/provider"})
    void it_sees_what_a_reader_of_class_files_sees(String folder) throws IOException {
        List<Path> files = classFilesIn(folder);
        assertThat(files).hasSizeGreaterThan(50);
        for (Path file : files) {
            byte[] classFile = Files.readAllBytes(file);
            assertThat(MonitorUse.isIn(classFile)).as(file.toString()).isEqualTo(isUsedIn(classFile));
        }
    }

    private static List<Path> classFilesIn(String folder) throws IOException {
        Path root = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules/java.base", folder);
        try (Stream<Path> files = Files.list(root)) {
            return files.filter(file -> file.toString().endsWith(".class")).toList();
        }
    }

    private static boolean isUsedIn(byte[] classFile) {
        ClassReader reader = new ClassReader(classFile);
        ClassNode node = new ClassNode();
        reader.accept(node, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return hasWord(reader) || node.methods.stream().anyMatch(MonitorUseTest::hasMonitors);
    }

    /** A name of one of those methods that is used for anything else does no harm. */
    private static boolean hasWord(ClassReader reader) {
        for (int i = 1; i < reader.getItemCount(); i++) {
            int item = reader.getItem(i);
            if (item > 0 && reader.readByte(item - 1) == 1 && WORDS.contains(text(reader, item))) return true;
        }
        return false;
    }

    private static String text(ClassReader reader, int item) {
        StringBuilder text = new StringBuilder();
        int length = reader.readUnsignedShort(item);
        for (int i = 0; i < length; i++) text.append((char) reader.readByte(item + 2 + i));
        return text.toString();
    }

    private static boolean hasMonitors(MethodNode method) {
        if ((method.access & Opcodes.ACC_SYNCHRONIZED) != 0) return true;
        for (AbstractInsnNode node : method.instructions) {
            if (node.getOpcode() == Opcodes.MONITORENTER) return true;
        }
        return false;
    }
}
