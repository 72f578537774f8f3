/**
 * What plug-ins implement: strategies, oracles, criteria and reports, each made by a provider that {@link java.util.ServiceLoader}
 * finds.
 *
 * <p>Depends on nothing but the JDK. Start with {@link dev.selvage.api.strategy.Strategy}, whose two methods are all that a strategy
 * needs; whatever else it can do is a role, an interface of its own that it implements, too.
 */
@NullMarked
package dev.selvage.api;

import org.jspecify.annotations.NullMarked;
