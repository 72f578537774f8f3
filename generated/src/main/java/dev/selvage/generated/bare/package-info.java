/**
 * Generated programs on the bare JVM: a process of its own, without the agent, which repeats a program many times. Start reading
 * at {@link dev.selvage.generated.bare.BareJvm}.
 */
@NullMarked
package dev.selvage.generated.bare;

import org.jspecify.annotations.NullMarked;
