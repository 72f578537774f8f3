/**
 * What generated programs can do: tables of shared objects and of the operations on them, as templates of Java source. Start
 * reading at {@link dev.selvage.generated.operation.Catalogue}; to add an operation, add an entry to a table.
 */
@NullMarked
package dev.selvage.generated.operation;

import org.jspecify.annotations.NullMarked;
