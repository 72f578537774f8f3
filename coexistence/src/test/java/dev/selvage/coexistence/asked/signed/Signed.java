package dev.selvage.coexistence.asked.signed;

/** A class of a signed jar, in a sealed package. */
public class Signed {
    @Override
    public String toString() {
        return "a signed one";
    }
}
