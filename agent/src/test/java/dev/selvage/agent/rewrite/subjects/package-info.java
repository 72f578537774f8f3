/**
 * Code of all shapes, to be rewritten: each class describes in a text what it computes, and the rewritten class has to
 * give the same text as the original.
 */
package dev.selvage.agent.rewrite.subjects;
