package dev.selvage.galleries;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.selvage.galleries.GalleryProgram.Outcome;
import dev.selvage.samples.outside.NativeSleeper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Native methods of a program may wait; runs only where there is a C compiler. */
class NativeMethodTest {
    private static final String CODE = """
            #include <jni.h>
            #include <pthread.h>
            static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
            static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
            static int callers = 0;
            JNIEXPORT void JNICALL Java_dev_selvage_samples_outside_NativeSleeper_meet(JNIEnv *env, jclass type) {
                pthread_mutex_lock(&mutex);
                int round = callers++ / 2;
                pthread_cond_broadcast(&changed);
                while (callers < 2 * (round + 1)) pthread_cond_wait(&changed, &mutex);
                pthread_mutex_unlock(&mutex);
            }
            """;

    @Test
    void a_strand_that_waits_in_native_code_lets_others_go_on(@TempDir Path folder)
            throws IOException, InterruptedException {
        Path library = compile(folder);
        Outcome outcome =
                GalleryProgram.of(NativeSleeper.class, library.toString()).explore("random", 1, 20);
        assertThat(outcome.failures()).isEmpty();
        assertThat(outcome.result().control().problems()).isEmpty();
        assertThat(outcome.result().control().warnings())
                .singleElement()
                .asString()
                .contains("native method meet");
    }

    private static Path compile(Path folder) throws IOException, InterruptedException {
        Path source = Files.writeString(folder.resolve("meet.c"), CODE);
        Path library = folder.resolve("libmeet.so");
        Path include = Path.of(System.getProperty("java.home"), "include");
        assumeTrue(Files.exists(include.resolve("linux").resolve("jni_md.h")), "this JDK has no header files");
        ProcessBuilder compiler = new ProcessBuilder(
                "cc",
                "-shared",
                "-fPIC",
                "-I" + include,
                "-I" + include.resolve("linux"),
                "-o",
                "" + library,
                "" + source);
        try {
            assumeTrue(compiler.inheritIO().start().waitFor() == 0, "the C compiler does not work");
        } catch (IOException notInstalled) {
            assumeTrue(false, "there is no C compiler");
        }
        return library;
    }
}
