/** Programs that tests run under control, for what the gallery has no example of. */
package dev.selvage.cli.programs;
