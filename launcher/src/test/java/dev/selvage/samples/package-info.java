/** Programs that workers run, and main classes that are started. */
package dev.selvage.samples;
