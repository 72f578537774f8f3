/** Tests of the programs in {@code dev.selvage.libraries}; start reading at {@code LibrariesTest}. */
package dev.selvage.librarytests;
