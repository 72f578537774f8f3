package dev.selvage.explorer.oracle;

/** Gives objects of the program names for messages. */
@FunctionalInterface
public interface Names {
    String of(Object object);
}
