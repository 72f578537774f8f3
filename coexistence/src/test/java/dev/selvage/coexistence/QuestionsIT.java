package dev.selvage.coexistence;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.coexistence.asked.Questions;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A class gets the same answers about itself and its surroundings as without Selvage. */
class QuestionsIT {
    @TempDir
    private Path folder;

    @Test
    void a_program_sees_what_it_would_see_without_selvage() throws Exception {
        AskedClassPath path = AskedClassPath.in(folder);
        Path answers = folder.resolve("answers");
        String main = Questions.class.getName();
        List<String> bare = path.answers(List.of("-ea", "-cp", path.text(), main, answers.toString()), answers);
        List<String> controlled = path.answers(
                List.of("-jar", Jvm.COMMAND, "run", "--runs", "3", "-cp", path.text(), main, answers.toString()),
                answers);
        List<String> free = path.answers(
                List.of(
                        "-jar",
                        Jvm.COMMAND,
                        "run",
                        "--strategy",
                        "stress",
                        "--runs",
                        "2",
                        "-cp",
                        path.text(),
                        main,
                        answers.toString()),
                answers);
        assertThat(controlled).isEqualTo(bare);
        assertThat(free).isEqualTo(bare);
        assertThat(bare)
                .contains("Signed code signers = 1", "Versions text = new", "Provider text = provider of 1.2.3");
    }
}
