/** Whole jars through the rewriter and the JVM's verifier; start at {@code JarVerification}. Not part of the build: it needs many jars. */
@NullMarked
package dev.selvage.librarytests.jars;

import org.jspecify.annotations.NullMarked;
