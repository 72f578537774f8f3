/** Classes of a jar with a manifest; the annotation can be asked for. */
@Marked("by an annotation")
package dev.selvage.coexistence.asked.library;
