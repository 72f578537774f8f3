package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.Properties;

/** A program that finds no system property of its own when it begins, and leaves some behind. */
public final class PropertiesSetOnce {

    private static final String NAME = "gallery.mode";

    private PropertiesSetOnce() {}

    public static void main(String[] args) {
        Check.equal(null, System.getProperty(NAME));
        Check.that(System.getProperty("java.version") != null, "an earlier run has cleared it");
        Threads.both(() -> System.setProperty(NAME, "on"), () -> System.setProperty(NAME + ".other", "on"));
        Check.equal("on", System.getProperty(NAME));
        Properties others = new Properties();
        others.putAll(System.getProperties());
        others.remove("java.version");
        System.setProperties(others);
    }
}
