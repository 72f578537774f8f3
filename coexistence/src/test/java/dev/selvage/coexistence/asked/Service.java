package dev.selvage.coexistence.asked;

/** Found by {@link java.util.ServiceLoader}. */
public interface Service {}
