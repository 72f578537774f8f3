/**
 * Fresh programs with the bugs of the programs that HaPSet guidance was measured on: bugs of Mozilla and MySQL as small
 * programs, aget, pbzip2, pfscan, and the thread pool of Thrift. Sizes are arguments.
 */
package dev.selvage.bench.programs.fusion;
