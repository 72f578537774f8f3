package dev.selvage.runtime;

/** A class loader that takes the place of the one which the JVM makes for an application: nothing that is printed tells them apart. */
public interface StandIn {}
