/**
 * Small programs for the tests of this module; outside the packages of the tool, so that they are instrumented.
 *
 * <p>{@code Thread.sleep} in the main thread means «when nothing else can go on»: time is virtual.
 */
package dev.selvage.samples;
