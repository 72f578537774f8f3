package dev.selvage.cli;

import picocli.CommandLine.IVersionProvider;

/** Tells which Selvage this is, and which Java it runs on. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {text()};
    }

    static String text() {
        String version = Version.class.getPackage().getImplementationVersion();
        return "selvage " + (version == null ? "(not packaged)" : version) + ", Java " + Runtime.version();
    }
}
