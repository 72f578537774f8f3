package dev.selvage.gallery;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A program that is correct only if threads are never late: it is run with time-outs that expire last. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Punctual {

    /** For what it needs them to be in time. */
    String value();
}
