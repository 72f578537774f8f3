/** Agents that the tests attach beside Selvage. */
package dev.selvage.coexistence.agents;
