package dev.selvage.report.model;

import java.util.List;

/**
 * How much of the program was under control.
 *
 * @param threads the largest number of threads under control in one run
 * @param classesInstrumented classes of the program that were rewritten
 * @param decisionPoints points, over all runs, at which more than one thread could go on
 * @param problems what took the runs out of control, each with what to do; any of them makes the verdict
 *     {@code not-controlled}
 * @param warnings what a user should know but what does not void the verdict
 */
public record ControlAudit(
        int threads, int classesInstrumented, long decisionPoints, List<String> problems, List<String> warnings) {}
