package dev.selvage.gallery;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A correct program that cannot be proved correct, as threads meet where Selvage does not see into, or a loop or a daemon is cut short. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Unproved {

    /** How the warnings that are expected begin: with the name of a class, mostly. */
    String[] value();
}
