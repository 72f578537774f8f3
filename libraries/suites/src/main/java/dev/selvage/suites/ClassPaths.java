package dev.selvage.suites;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The class paths of suites, as Maven resolves them, all at once; kept in the suites' folders until the list changes. */
final class ClassPaths {
    private static final String PROJECT =
            "<project xmlns=\"http://maven.apache.org/POM/4.0.0\"><modelVersion>4.0.0</modelVersion><groupId>suites</groupId><version>0</version>"
                    + "<packaging>pom</packaging><artifactId>";
    private static final List<String> DRIVERS = List.of(
            "junit:junit:4.13.2",
            "org.junit.jupiter:junit-jupiter-engine:5.11.4",
            "org.junit.jupiter:junit-jupiter-params:5.11.4",
            "org.junit.platform:junit-platform-launcher:1.11.4");

    private final Path work;

    ClassPaths(Path work) {
        this.work = work;
    }

    /** Has Maven find what is not known yet. */
    void resolve(List<Suite> suites) throws IOException, InterruptedException {
        StringBuilder modules = new StringBuilder();
        for (Suite suite : suites) {
            Path folder = Files.createDirectories(work.resolve(suite.name()));
            Path pom = folder.resolve("pom.xml");
            boolean isKnown = Files.exists(file(suite)) && Files.readString(pom).equals(pom(suite));
            if (isKnown) continue;
            Files.deleteIfExists(file(suite));
            Files.writeString(pom, pom(suite));
            modules.append("<module>").append(suite.name()).append("</module>");
        }
        if (modules.length() == 0) return;
        Path all = work.resolve("pom.xml");
        Files.writeString(all, PROJECT + "all</artifactId><modules>" + modules + "</modules></project>\n");
        maven(all);
    }

    private static void maven(Path pom) throws IOException, InterruptedException {
        String goal = "org.apache.maven.plugins:maven-dependency-plugin:3.9.0:build-classpath";
        List<String> command =
                List.of("mvn", "-q", "-B", "-fae", "-f", pom.toString(), goal, "-Dmdep.outputFile=class-path");
        new ProcessBuilder(command).inheritIO().start().waitFor();
    }

    boolean isKnown(Suite suite) {
        return Files.exists(file(suite));
    }

    String of(Suite suite) throws IOException {
        return Files.readString(file(suite)).strip();
    }

    private Path file(Suite suite) {
        return work.resolve(suite.name()).resolve("class-path");
    }

    private static String pom(Suite suite) {
        List<String> artifacts = new ArrayList<>(List.of(suite.jar()));
        artifacts.addAll(suite.needs());
        artifacts.addAll(DRIVERS);
        StringBuilder text = new StringBuilder(PROJECT + suite.name() + "</artifactId><dependencies>");
        for (String artifact : artifacts) text.append(dependency(artifact.split(":")));
        return text.append("</dependencies></project>\n").toString();
    }

    private static String dependency(String[] parts) {
        String classifier = parts.length > 3 ? "<classifier>" + parts[3] + "</classifier>" : "";
        return "<dependency><groupId>" + parts[0] + "</groupId><artifactId>" + parts[1] + "</artifactId><version>"
                + parts[2] + "</version>" + classifier + "</dependency>\n";
    }

    /** The file of the suite's test classes. */
    Path testJar(Suite suite) throws IOException {
        String[] parts = suite.jar().split(":");
        String name = parts[1] + "-" + parts[2] + (parts.length > 3 ? "-" + parts[3] : "") + ".jar";
        for (String entry : of(suite).split(File.pathSeparator)) {
            if (entry.endsWith(name)) return Path.of(entry);
        }
        throw new IOException("no " + name + " on the class path");
    }
}
