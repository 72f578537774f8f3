package dev.selvage.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Dependencies between modules point one way, and the documents say so truthfully. */
class DependencyDirectionTest {

    private static final Path ROOT = Path.of(System.getProperty("selvage.root"));
    private static final List<String> PRODUCT =
            List.of("api", "runtime", "agent", "engine", "report", "explorer", "launcher", "cli");

    // Class folders and not jars: the shaded ones hold several modules and relocated libraries.
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .importPaths(PRODUCT.stream()
                    .map(module -> ROOT.resolve(module).resolve("target/classes"))
                    .toList());

    @Test
    void modules_depend_only_on_what_lies_below_them() {
        layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .withOptionalLayers(true)
                .layer("api")
                .definedBy("dev.selvage.api..")
                .layer("runtime")
                .definedBy("dev.selvage.runtime..")
                .layer("agent")
                .definedBy("dev.selvage.agent..")
                .layer("engine")
                .definedBy("dev.selvage.engine..")
                .layer("report")
                .definedBy("dev.selvage.report..")
                .layer("explorer")
                .definedBy("dev.selvage.explorer..")
                .layer("launcher")
                .definedBy("dev.selvage.launcher..")
                .layer("cli")
                .definedBy("dev.selvage.cli..")
                .whereLayer("api")
                .mayNotAccessAnyLayer()
                .whereLayer("runtime")
                .mayNotAccessAnyLayer()
                .whereLayer("agent")
                .mayOnlyAccessLayers("runtime")
                .whereLayer("engine")
                .mayOnlyAccessLayers("runtime")
                .whereLayer("report")
                .mayNotAccessAnyLayer()
                .whereLayer("explorer")
                .mayOnlyAccessLayers("api", "engine", "report", "agent", "runtime")
                .whereLayer("launcher")
                .mayOnlyAccessLayers("explorer", "engine", "report", "agent", "runtime")
                .whereLayer("cli")
                .mayOnlyAccessLayers("launcher", "explorer", "api", "engine", "report", "agent", "runtime")
                .check(CLASSES);
    }

    @Test
    void who_starts_a_jvm_knows_nothing_of_what_is_done_in_it() {
        classes()
                .that()
                .resideInAPackage("dev.selvage.launcher")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "dev.selvage.launcher",
                        "dev.selvage.report..",
                        "java..",
                        "com.sun.management",
                        "org.jspecify..")
                .check(CLASSES);
        classes()
                .that()
                .resideInAPackage("dev.selvage.launcher.jobs")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "dev.selvage.launcher",
                        "dev.selvage.launcher.jobs",
                        "dev.selvage.explorer.jobs",
                        "dev.selvage.report..",
                        "java..",
                        "org.jspecify..")
                .check(CLASSES);
    }

    @Test
    void only_the_command_knows_its_options() {
        noClasses()
                .that()
                .resideOutsideOfPackage("dev.selvage.cli..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("picocli..")
                .check(CLASSES);
    }

    @Test
    void the_api_needs_nothing_but_the_jdk() {
        classes()
                .that()
                .resideInAPackage("dev.selvage.api..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("dev.selvage.api..", "java..", "org.jspecify.annotations")
                .check(CLASSES);
    }

    /** What others may see of a run has to stay as it is; how it is found may change. */
    @Test
    void only_the_adapters_of_plug_ins_speak_to_strategies_oracles_criteria_and_reports_of_others() {
        noClasses()
                .that()
                .resideInAPackage("dev.selvage..")
                .and()
                .resideOutsideOfPackages("dev.selvage.api..", "dev.selvage.explorer.plugin..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "dev.selvage.api.run..",
                        "dev.selvage.api.strategy..",
                        "dev.selvage.api.oracle..",
                        "dev.selvage.api.criterion..",
                        "dev.selvage.api.report..")
                .check(CLASSES);
    }

    @Test
    void packages_form_no_cycles() {
        slices().matching("dev.selvage.(**)")
                .should()
                .beFreeOfCycles()
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    @Test
    void every_package_says_what_it_is() throws IOException {
        for (String module : PRODUCT) {
            for (Path folder : foldersWithClasses(ROOT.resolve(module).resolve("src/main/java"))) {
                assertThat(folder.resolve("package-info.java")).exists();
            }
        }
    }

    @Test
    void the_picture_of_the_architecture_shows_exactly_the_modules() throws IOException {
        String pom = Files.readString(ROOT.resolve("pom.xml"));
        String document = Files.readString(ROOT.resolve("docs/architecture.md"));
        String picture = document.split("```", 3)[1];
        assertThat(names("\\[([a-z/-]+)]", picture)).isEqualTo(names("<module>([a-z/-]+)</module>", pom));
    }

    private static Set<Path> foldersWithClasses(Path sources) throws IOException {
        try (Stream<Path> files = Files.walk(sources)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .map(Path::getParent)
                    .collect(Collectors.toSet());
        }
    }

    private static Set<String> names(String regex, String text) {
        return Pattern.compile(regex)
                .matcher(text)
                .results()
                .map((MatchResult match) -> match.group(1))
                .collect(Collectors.toSet());
    }
}
