package dev.selvage.report.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.selvage.report.Results;
import dev.selvage.report.model.CampaignResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ResultFileTest {
    @TempDir
    Path folder;

    static List<CampaignResult> results() {
        return List.of(Results.failure(), Results.noFailure(), Results.exhausted(), Results.notControlled());
    }

    @ParameterizedTest
    @MethodSource("results")
    void what_is_written_is_read_again(CampaignResult result) throws IOException {
        assertThat(ResultFile.read(write(result))).isEqualTo(result);
    }

    @Test
    void the_verdict_stands_first_as_a_word() throws IOException {
        assertThat(write(Results.notControlled())).content().startsWith("{\n  \"verdict\": \"not-controlled\",\n");
    }

    @Test
    void keys_stand_in_the_order_of_the_record() throws IOException {
        List<String> keys = Files.readAllLines(write(Results.noFailure())).stream()
                .filter(line -> line.matches("  \"\\w+\": .*"))
                .map(line -> line.substring(3, line.indexOf("\":")))
                .toList();

        assertThat(keys)
                .containsExactly(
                        "verdict",
                        "strategy",
                        "seed",
                        "runs",
                        "runsToFirstFailure",
                        "steps",
                        "switches",
                        "seconds",
                        "runsPerSecond",
                        "stopReason",
                        "failures",
                        "coverage",
                        "control",
                        "jdk",
                        "engine",
                        "engineReason");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"verdict\": \"failure\" | \"verdict\": \"fine\" | \"verdict\" is not one of the known words",
                "\"verdict\": \"failure\" | \"verdict\": 0 | \"verdict\" is not one of the known words",
                "\"runs\": 2000, | '' | \"runs\" is missing",
                "\"seconds\": 0.5 | \"seconds\": \"long\" | \"seconds\" is not a number",
                "\"problems\": [] | \"problems\": [null] | \"control.problems[0]\" is not a text",
            })
    void a_damaged_result_is_told_in_one_line(String right, String wrong, String complaint) throws IOException {
        Path file = write(Results.failure());
        Files.writeString(file, Files.readString(file).replace(right, wrong));

        assertComplaint(file, complaint);
    }

    @ParameterizedTest
    @CsvSource({"null, holds nothing but null", "[], holds something else", "{}, \"verdict\" is missing"})
    void foreign_json_is_told_in_one_line(String content, String complaint) throws IOException {
        assertComplaint(Files.writeString(folder.resolve("result.json"), content), complaint);
    }

    private Path write(CampaignResult result) throws IOException {
        JsonFolder json = new JsonFolder(folder);
        json.result(result);
        return json.resultFile();
    }

    private static void assertComplaint(Path file, String complaint) {
        assertThatThrownBy(() -> ResultFile.read(file))
                .isInstanceOf(BrokenFileException.class)
                .hasMessageStartingWith(file.toString())
                .hasMessageContaining(complaint)
                .hasMessageEndingWith("; run the campaign again with 'selvage run'")
                .message()
                .hasLineCount(1);
    }
}
