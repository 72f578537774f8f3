package dev.selvage.report.model;

import java.util.List;

/**
 * The program under test: enough to start it again.
 *
 * @param classPath absolute paths
 * @param mainClass its name; of a program of modules {@code MODULE/CLASS}, or {@code MODULE/}, and then {@code classPath} is its module path
 * @param include prefixes of classes whose fields are scheduling points; empty for all
 */
public record ProgramInfo(
        List<String> classPath, String mainClass, List<String> arguments, List<String> include, List<String> exclude) {}
