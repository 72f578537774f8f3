/**
 * Fresh programs with the atomicity violations that CTrigger was measured on: a web server's cache and its log, a database's
 * log, a browser's scripts, a parallel compressor, three numerical kernels, and, from a real library, ranges that compute
 * their hash code in place. Free runs hardly ever fail. Sizes are arguments.
 */
package dev.selvage.bench.programs.ctrigger;
