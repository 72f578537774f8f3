package dev.selvage.coexistence.asked.chained;

/** A class of a jar that only the manifest of another jar names. */
public class Chained {
    @Override
    public String toString() {
        return "a chained one";
    }
}
