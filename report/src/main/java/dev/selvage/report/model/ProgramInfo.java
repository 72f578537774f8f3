package dev.selvage.report.model;

import java.util.List;

/**
 * The program under test: enough to start it again.
 *
 * @param classPath absolute paths
 * @param include prefixes of classes whose fields are scheduling points; empty for all
 */
public record ProgramInfo(
        List<String> classPath, String mainClass, List<String> arguments, List<String> include, List<String> exclude) {}
