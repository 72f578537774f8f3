/** Runs libraries that others wrote under control. One package for each library; start reading at {@code LibrariesTest}. */
package dev.selvage.libraries;
