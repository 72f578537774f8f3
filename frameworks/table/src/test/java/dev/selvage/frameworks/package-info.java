/** The trial of all frameworks as a test. */
package dev.selvage.frameworks;
