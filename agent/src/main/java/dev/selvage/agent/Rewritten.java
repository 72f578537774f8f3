package dev.selvage.agent;

/** Marks a class loader that defines classes which it has rewritten itself. */
public interface Rewritten {}
