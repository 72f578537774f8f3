package dev.selvage.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.agent.cache.RewriteCache;
import dev.selvage.agent.rewrite.Treatment;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClassPolicyTest {
    private final ClassPolicy policy = new ClassPolicy(RewriteCache.none());

    @AfterEach
    void selectAll() {
        ProgramClasses.select(List.of(), List.of());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java/util/ArrayList",
                "java/util/ArrayList$Itr",
                "java/util/HashMap$Node",
                "java/util/Collections$SynchronizedMap",
                "java/util/Arrays$ArrayList"
            })
    void accesses_inside_collections_are_of_interest(String name) {
        assertThat(policy.ofJdk(name)).isEqualTo(Treatment.COLLECTION);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java/util/concurrent/ConcurrentLinkedQueue",
                "java/util/concurrent/locks/ReentrantLock",
                "java/lang/StringBuffer",
                "java/util/TimerThread"
            })
    void blocking_in_the_library_is_modelled_without_its_accesses(String name) {
        assertThat(policy.ofJdk(name)).isEqualTo(Treatment.LIBRARY_SYNCHRONIZATION);
    }

    @ParameterizedTest
    @ValueSource(strings = {"java/util/UUID", "java/lang/Integer", "java/lang/ref/Finalizer"})
    void of_other_jdk_classes_only_the_initialiser_matters(String name) {
        assertThat(policy.ofJdk(name, classFile(name))).isEqualTo(Treatment.INITIALISER_ONLY);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java/io/ByteArrayOutputStream",
                "java/lang/String",
                "java/lang/Throwable",
                "java/util/ListResourceBundle",
                "java/util/Properties",
                "java/util/regex/Pattern",
                "java/util/zip/GZIPOutputStream",
                "java/security/Provider"
            })
    void monitors_of_the_jdk_are_modelled_wherever_they_are(String name) {
        assertThat(policy.ofJdk(name, classFile(name)))
                .extracting(Treatment::monitors)
                .isEqualTo(Treatment.Monitors.MODELLED);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"java/lang/ClassLoader", "java/lang/Thread", "java/io/FileDescriptor", "java/util/zip/ZipFile"})
    void monitors_that_threads_of_the_jvm_take_too_stay_real(String name) {
        assertThat(policy.ofJdk(name, classFile(name)))
                .extracting(Treatment::monitors)
                .isEqualTo(Treatment.Monitors.REAL);
    }

    private static byte[] classFile(String name) {
        byte[] classFile = ClassFiles.ofSystem(name);
        assertThat(classFile).isNotNull();
        return classFile;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java/lang/Thread",
                "java/util/concurrent/locks/LockSupport",
                "java/util/concurrent/atomic/AtomicInteger",
                "java/lang/ClassLoader"
            })
    void single_methods_of_some_jdk_classes_are_patched(String name) {
        Treatment treatment = policy.ofJdk(name);
        assertThat(treatment).isNotNull();
        assertThat(treatment.patched()).isTrue();
    }

    @Test
    void the_tool_leaves_itself_alone() {
        assertThat(ClassPolicy.isTool("dev/selvage/engine/model/Scheduler")).isTrue();
        assertThat(ClassPolicy.isTool("dev/selvage/samples/Steps")).isFalse();
        assertThat(ClassPolicy.isJdk("javax/sql/DataSource")).isTrue();
        assertThat(ClassPolicy.isJdk("javassist/Loader")).isFalse();
    }

    @Test
    void the_fields_of_a_program_are_of_interest_where_the_user_says_so() {
        assertThat(ProgramClasses.treatment("shop/Bank")).isEqualTo(Treatment.PROGRAM);
        ProgramClasses.select(List.of("shop."), List.of("shop.log."));
        assertThat(ProgramClasses.treatment("shop/Bank")).isEqualTo(Treatment.PROGRAM);
        assertThat(ProgramClasses.treatment("shop/log/Writer")).isEqualTo(Treatment.PROGRAM_SYNCHRONIZATION);
        assertThat(ProgramClasses.treatment("other/Thing")).isEqualTo(Treatment.PROGRAM_SYNCHRONIZATION);
    }

    @Test
    void a_class_that_cannot_be_read_is_reported_and_left_as_it_is() {
        byte[] garbage = {1, 2, 3};
        ProgramClasses classes = new ProgramClasses(name -> null, false);
        assertThat(classes.rewrite("shop/Garbage", garbage)).isSameAs(garbage);
        assertThat(classes.untransformed())
                .anyMatch(report -> report.startsWith("class shop.Garbage could not be rewritten because "));
    }

    @Test
    void what_runs_tests_is_no_part_of_the_program_where_no_loader_keeps_them_apart() {
        String harness = "org/junit/platform/launcher/core/DefaultLauncher";
        assertThat(ProgramClasses.treatmentInPlace(harness)).isEqualTo(Treatment.INITIALISER_ONLY);
        assertThat(ProgramClasses.treatment(harness)).isEqualTo(Treatment.PROGRAM);
        assertThat(ProgramClasses.treatmentInPlace("org/example/JUnitTest")).isEqualTo(Treatment.PROGRAM);
    }

    @Test
    void what_runs_tests_is_part_of_the_program_where_it_is_named() {
        ProgramClasses.select(List.of("org.junit.platform."), List.of());
        assertThat(ProgramClasses.treatmentInPlace("org/junit/platform/launcher/core/DefaultLauncher"))
                .isEqualTo(Treatment.PROGRAM);
        assertThat(ProgramClasses.treatmentInPlace("org/junit/jupiter/api/Assertions"))
                .isEqualTo(Treatment.INITIALISER_ONLY);
    }
}
