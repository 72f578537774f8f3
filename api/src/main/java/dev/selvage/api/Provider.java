package dev.selvage.api;

/**
 * Says that a plug-in is there, and how to ask for it. A provider has a public constructor without parameters and is named in
 * {@code META-INF/services}.
 */
public interface Provider {
    /** The name by which users ask for it: small letters, digits and hyphens. */
    String id();

    /** What it does, in one line. */
    String summary();
}
