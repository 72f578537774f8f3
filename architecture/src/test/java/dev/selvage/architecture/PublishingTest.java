package dev.selvage.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What is published is listed, and the rest is not published. */
class PublishingTest {
    private static final Path ROOT = Path.of(System.getProperty("selvage.root"));

    @Test
    void the_bom_lists_exactly_the_modules_that_are_published() throws IOException {
        Set<String> published = new TreeSet<>();
        for (String module : modules()) {
            if (isPublished(module)) published.add("selvage-" + module);
        }
        assertThat(names("<artifactId>(selvage-(?!bom)[a-z-]+)<", pom("bom"))).isEqualTo(published);
    }

    @Test
    void the_bom_has_the_version_of_the_build() throws IOException {
        String version = "<version>([^<]+)<";
        String parent = Files.readString(ROOT.resolve("pom.xml"));
        assertThat(firstName(version, pom("bom"))).isEqualTo(firstName(version, parent));
    }

    @Test
    void a_published_jar_is_a_module_named_as_its_package() throws IOException {
        for (String module : modules()) {
            if (!isPublished(module)) continue;
            assertThat(names("<selvage.module>([a-z.]+)<", pom(module)))
                    .as(module)
                    .containsExactly("dev.selvage." + module.replace('-', '.'));
        }
    }

    @Test
    void a_shaded_manifest_has_the_name_of_the_module_too() throws IOException {
        for (String module : modules()) {
            if (!isPublished(module) || !pom(module).contains("ManifestResourceTransformer")) continue;
            assertThat(pom(module)).as(module).contains("<Automatic-Module-Name>${selvage.module}<");
        }
    }

    private static Set<String> modules() throws IOException {
        Set<String> modules = names("<module>([a-z-]+)</module>", Files.readString(ROOT.resolve("pom.xml")));
        modules.remove("bom");
        return modules;
    }

    private static boolean isPublished(String module) throws IOException {
        return !pom(module).contains("<maven.deploy.skip>true<");
    }

    private static String pom(String module) throws IOException {
        return Files.readString(ROOT.resolve(module).resolve("pom.xml"));
    }

    private static String firstName(String regex, String text) {
        return Pattern.compile(regex)
                .matcher(text)
                .results()
                .findFirst()
                .orElseThrow()
                .group(1);
    }

    private static Set<String> names(String regex, String text) {
        return Pattern.compile(regex)
                .matcher(text)
                .results()
                .map((MatchResult match) -> match.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
