package dev.selvage.report.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.selvage.report.Failures;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BrokenFileTest {
    @TempDir
    Path folder;

    private Path file;
    private String intact;

    @BeforeEach
    void writeAnIntactFile() throws IOException {
        file = folder.resolve("failure-1.json");
        FailureFile.write(file, Failures.deadlock());
        intact = Files.readString(file);
    }

    @Test
    void a_missing_file_is_named() {
        file = folder.resolve("failure-9.json");

        assertComplaint("failure-9.json does not exist; name a failure-N.json");
    }

    @Test
    void a_folder_is_no_file() {
        file = folder;

        assertComplaint("is a folder; name a failure-N.json");
    }

    @Test
    void an_empty_file_is_called_empty() throws IOException {
        assertComplaint("", "is empty; ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"hello", "{format}", "\u0000\u0000\u0000", "<html>", "{\"format\": 'x'}", "{]"})
    void what_is_not_json_is_called_so(String content) throws IOException {
        assertComplaint(content, "is not JSON");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "[]", "null", "17", " ", "{\"verdict\": \"failure\", \"runs\": [1, 2]}"})
    void json_of_another_kind_is_no_failure_file(String content) throws IOException {
        assertComplaint(content, "is not a failure file: it has no \"format\"; ");
    }

    @Test
    void another_format_asks_for_another_version() throws IOException {
        assertComplaint(
                intact.replace("selvage-failure/2", "selvage-failure/1"),
                "has the format \"selvage-failure/1\" instead of \"selvage-failure/2\"; use the version of Selvage");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 30, 200, 700, 1100, 1300, 1600})
    void a_truncated_file_is_called_cut_off(int length) throws IOException {
        assertComplaint(intact.substring(0, length), "is cut off (line ");
    }

    @Test
    void every_truncation_is_noticed() throws IOException {
        for (int length = 0; length < intact.strip().length(); length += 13) {
            assertComplaint(intact.substring(0, length), "; name a failure-N.json");
        }
    }

    @Test
    void what_follows_the_end_is_noticed() throws IOException {
        assertComplaint(intact + intact, "; name a failure-N.json");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "kind",
                "message",
                "cause",
                "strategy",
                "seed",
                "run",
                "maxSteps",
                "timeouts",
                "jdk",
                "fingerprint"
            })
    void a_missing_field_is_named(String field) throws IOException {
        assertComplaint(
                intact.replaceFirst("\n  \"" + field + "\": .*", ""), "is damaged: \"" + field + "\" is missing");
    }

    @Test
    void a_missing_field_inside_a_list_is_named_with_its_place() throws IOException {
        assertComplaint(intact.replaceFirst("\"name\": \"Thread-1\",", ""), "\"threads[1].name\" is missing");
        assertComplaint(intact.replaceFirst("\"operation\":\"lock\",", ""), "\"trace[2].operation\" is missing");
        assertComplaint(intact.replaceFirst("\"count\": 3,", ""), "\"decisions.count\" is missing");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"seed\": 42 | \"seed\": \"42\" | \"seed\" is not a whole number",
                "\"seed\": 42 | \"seed\": 4.2 | \"seed\" is not a whole number",
                "\"seed\": 42 | \"seed\": null | \"seed\" is not a whole number",
                "\"seed\": 42 | \"seed\": 99999999999999999999 | \"seed\" is not a whole number",
                "\"strategy\": \"random\" | \"strategy\": 5 | \"strategy\" is not a text",
                "\"strategy\": \"random\" | \"strategy\": null | \"strategy\" is not a text",
                "\"strategy\": \"random\" | \"strategy\": {} | \"strategy\" is not a text",
                "\"of\":[0,1] | \"of\":[0,null] | \"decisions.options[0].of[1]\" is not",
                "\"of\":[0,1] | \"of\":1 | \"decisions.options[0].of\" is not a list",
                "\"blocked\":true | \"blocked\":\"yes\" | \"trace[2].blocked\" is not true or false",
                "\"exclude\": [] | \"exclude\": {} | \"program.exclude\" is not a list",
            })
    void a_value_of_the_wrong_type_is_named(String right, String wrong, String complaint) throws IOException {
        assertThat(intact).contains(right);

        assertComplaint(intact.replace(right, wrong), complaint);
    }

    @ParameterizedTest
    @CsvSource({
        "1@0*2 2@x, has the unknown word \"2@x\"",
        "1@0*2 2@7, has no options 7",
        "1@0*2, does not hold the 3 decisions",
        "1@0*999999999, does not hold the 3 decisions",
    })
    void a_damaged_schedule_is_refused(String schedule, String complaint) throws IOException {
        assertComplaint(intact.replace("1@0*2 2@1", schedule), "\"decisions\" " + complaint);
    }

    private void assertComplaint(String content, String complaint) throws IOException {
        Files.writeString(file, content);
        assertComplaint(complaint);
    }

    private void assertComplaint(String complaint) {
        assertThatThrownBy(() -> FailureFile.read(file))
                .isInstanceOf(BrokenFileException.class)
                .hasMessageStartingWith(file.toString())
                .hasMessageContaining(complaint)
                .message()
                .hasLineCount(1);
    }
}
