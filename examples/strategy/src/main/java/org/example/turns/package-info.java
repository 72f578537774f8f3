/**
 * An example of a plug-in. {@link org.example.turns.Turns} is a strategy, {@link org.example.turns.OneWriter} an oracle, {@link
 * org.example.turns.Switches} a criterion, {@link org.example.turns.FailureList} a report.
 */
@NullMarked
package org.example.turns;

import org.jspecify.annotations.NullMarked;
