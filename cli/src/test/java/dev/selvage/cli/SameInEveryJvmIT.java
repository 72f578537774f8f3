package dev.selvage.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.cli.output.ExitCode;
import dev.selvage.cli.programs.CountsInOldCalendar;
import dev.selvage.cli.programs.CountsVisits;
import dev.selvage.cli.programs.KeepsClasses;
import dev.selvage.cli.programs.KeepsPrimitives;
import dev.selvage.cli.programs.KeepsThreads;
import dev.selvage.cli.programs.LooksUpHost;
import dev.selvage.cli.programs.NamesLambdas;
import dev.selvage.cli.programs.TellsHashCodes;
import dev.selvage.cli.programs.TellsLoggers;
import dev.selvage.cli.programs.TellsPorts;
import dev.selvage.report.json.FailureFile;
import dev.selvage.report.model.FailureReport;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a program sees does not depend on the JVM that it runs in. */
class SameInEveryJvmIT {
    private static final String PROGRAM = "dev.selvage.gallery.selfcheck.TellsWhatVaries";
    private static final String INPUTS = "dev.selvage.gallery.selfcheck.TellsInputs";

    @TempDir
    private static Path folder;

    @Test
    void two_jvms_tell_the_same() throws Exception {
        FailureReport one = failure("one", PROGRAM, List.of());
        FailureReport other = failure("other", PROGRAM, List.of("-XX:TieredStopAtLevel=4", "-Xms64m"));
        assertThat(one.message())
                .contains("classes", "constants", "objects", "methods")
                .isEqualTo(other.message());
        assertThat(one.fingerprint()).isEqualTo(other.fingerprint());
        assertThat(one.trace()).isEqualTo(other.trace());
    }

    @Test
    void what_comes_from_outside_is_the_same_in_every_jvm_and_run() throws Exception {
        FailureReport one = failure("input-one", INPUTS, List.of());
        FailureReport other = failure("input-other", INPUTS, List.of("-XX:TieredStopAtLevel=4", "-Xms64m"));
        assertThat(one.message())
                .contains("process 4194304", "jvm 4194304@", "numbers", "references 20 0 true")
                .isEqualTo(other.message());
        assertThat(one.trace()).isEqualTo(other.trace());
        Command replay = Command.run(folder, "replay", "--quiet", "--times=3", "input-one/failure-1.json")
                .exits(ExitCode.FAILURE_FOUND);
        assertThat(replay.out()).contains("reproduced 3 of 3 times, with the same events");
    }

    /** Without an archive of its heap, as with this collector on JDK 17, the JVM has no hash codes for its own classes when it starts. */
    @Test
    void another_command_tells_the_same() throws Exception {
        List<String> options = List.of("-XX:+UseSerialGC");
        Command.run(
                        folder,
                        options,
                        "run",
                        "--quiet",
                        "--out",
                        "serial",
                        "-cp",
                        Gallery.testClasses(),
                        KeepsClasses.class.getName())
                .exits(ExitCode.FAILURE_FOUND);
        Command replay = Command.run(folder, options, "replay", "--quiet", "serial/failure-1.json")
                .exits(ExitCode.FAILURE_FOUND);
        assertThat(replay.out()).contains("reproduced 1 of 1 times, with the same events");
    }

    @ParameterizedTest
    @ValueSource(strings = {"process", "fork"})
    void a_replay_meets_the_hash_codes_of_the_run(String isolation) throws Exception {
        String isolated = isolation.equals("fork") ? "--isolation=fork" : "--jobs=1";
        Command.run(
                        folder,
                        "run",
                        "--quiet",
                        isolated,
                        "--out",
                        isolation,
                        "-cp",
                        Gallery.testClasses(),
                        TellsHashCodes.class.getName())
                .exits(ExitCode.FAILURE_FOUND);
        Command replay = Command.run(folder, "replay", "--quiet", isolation + "/failure-1.json")
                .exits(ExitCode.FAILURE_FOUND);
        assertThat(replay.out()).contains("reproduced 1 of 1 times, with the same events");
    }

    /** The JVM that confirms it is started from a thread that has one core only, on which JDK 17 would choose another collector. */
    @Test
    void a_fresh_jvm_confirms_what_hangs_on_hash_codes_of_primitive_types() throws Exception {
        Command.run(
                        folder,
                        "run",
                        "--quiet",
                        "--seed=3",
                        "--out",
                        "primitive",
                        "-cp",
                        Gallery.testClasses(),
                        KeepsPrimitives.class.getName())
                .exits(ExitCode.FAILURE_FOUND);
        Command replay = Command.run(folder, "replay", "--quiet", "primitive/failure-1.json")
                .exits(ExitCode.FAILURE_FOUND);
        assertThat(replay.out()).contains("reproduced 1 of 1 times, with the same events");
    }

    @Test
    void lambdas_have_the_same_names_in_every_jvm() throws Exception {
        FailureReport one = namesOfLambdas("one", List.of());
        FailureReport other = namesOfLambdas("other", List.of("-Xshare:off", "-Xms64m"));
        assertThat(one.message()).contains("Lambda").isEqualTo(other.message());
        assertThat(one.fingerprint()).isEqualTo(other.fingerprint());
        Command replay = Command.run(folder, "replay", "--quiet", "lambdas-one/failure-1.json")
                .exits(ExitCode.FAILURE_FOUND);
        assertThat(replay.out()).contains("reproduced 1 of 1 times, with the same events");
    }

    private static FailureReport namesOfLambdas(String name, List<String> options) throws Exception {
        String out = "lambdas-" + name;
        Command.run(
                        folder,
                        options,
                        "run",
                        "--quiet",
                        "--out",
                        out,
                        "-cp",
                        Gallery.testClasses(),
                        NamesLambdas.class.getName())
                .exits(ExitCode.FAILURE_FOUND);
        return FailureFile.read(folder.resolve(out).resolve("failure-1.json"));
    }

    /** The run that fails is repeated with its events in a JVM that has the calendar by then. */
    @Test
    void what_the_jdk_makes_once_is_no_event() throws Exception {
        Command.run(
                        folder,
                        "run",
                        "--quiet",
                        "--out",
                        "calendar",
                        "-cp",
                        Gallery.testClasses(),
                        CountsInOldCalendar.class.getName())
                .exits(ExitCode.FAILURE_FOUND);
        Command replay = Command.run(folder, "replay", "--quiet", "calendar/failure-1.json")
                .exits(ExitCode.FAILURE_FOUND);
        assertThat(replay.out()).contains("reproduced 1 of 1 times, with the same events");
    }

    /** What the JDK does once in a JVM: it asks threads for their hash codes, makes loggers for itself, and looks up hosts. */
    @ParameterizedTest
    @ValueSource(classes = {KeepsThreads.class, LooksUpHost.class, TellsLoggers.class})
    void the_jdk_does_nothing_to_a_first_run_that_a_second_one_does_not_see(Class<?> program) throws Exception {
        String out = "once-" + program.getSimpleName();
        Command.run(folder, "run", "--quiet", "--out", out, "-cp", Gallery.testClasses(), program.getName())
                .exits(ExitCode.FAILURE_FOUND);
        Command replay = Command.run(folder, "replay", "--quiet", out + "/failure-1.json")
                .exits(ExitCode.FAILURE_FOUND);
        assertThat(replay.out()).contains("reproduced 1 of 1 times, with the same events");
    }

    @Test
    void the_system_chooses_the_same_ports_in_every_jvm() throws Exception {
        List<String> numbers = List.of(ports("ports-one"), ports("ports-other"));
        assertThat(numbers.get(0)).contains("ports [21").isEqualTo(numbers.get(1));
    }

    private static String ports(String out) throws Exception {
        Command.run(folder, "run", "--quiet", "--out", out, "-cp", Gallery.testClasses(), TellsPorts.class.getName())
                .exits(ExitCode.FAILURE_FOUND);
        return FailureFile.read(folder.resolve(out).resolve("failure-1.json")).message();
    }

    /** A search repeats the beginning of its first run, in which the JDK does for the first time what it does once. */
    @Test
    void the_first_run_in_a_jvm_is_like_the_others() throws Exception {
        Command.run(
                        folder,
                        "run",
                        "--quiet",
                        "--strategy=dpor",
                        "-cp",
                        Gallery.testClasses(),
                        CountsVisits.class.getName())
                .exits(ExitCode.FAILURE_FOUND);
    }

    private static FailureReport failure(String out, String program, List<String> options) throws Exception {
        Command.run(folder, options, "run", "--quiet", "--out", out, "-cp", Gallery.classPath(), program)
                .exits(ExitCode.FAILURE_FOUND);
        return FailureFile.read(folder.resolve(out).resolve("failure-1.json"));
    }
}
