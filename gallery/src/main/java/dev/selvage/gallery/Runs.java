package dev.selvage.gallery;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The number of runs in which a strategy is expected to find the failure of the annotated program, or after which a
 * correct program counts as green, and how long these may be. A program without this annotation has the defaults.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Runs {

    /** Runs of the random strategy. */
    int random() default 200;

    /** Runs of the exhaustive strategy, fewer if it exhausts the schedules before. */
    int exhaustive() default 20_000;

    /** Steps after which a run is cut: fewer where no run comes to an end by itself. */
    long steps() default 1_000_000;
}
