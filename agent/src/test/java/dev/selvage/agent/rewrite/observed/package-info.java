/** Code whose hooks are listened to. */
package dev.selvage.agent.rewrite.observed;
