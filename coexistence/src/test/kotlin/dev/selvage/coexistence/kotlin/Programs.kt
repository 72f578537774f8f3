package dev.selvage.coexistence.kotlin

import kotlin.concurrent.thread

/** Threads that all do the same; returns when they have ended. */
private fun two(body: () -> Unit) {
    val threads = List(2) { thread { body() } }
    threads.forEach { it.join() }
}

data class Entry(val name: String, var count: Int)

sealed interface Command {
    data class Add(val amount: Int) : Command

    object Reset : Command
}

class Account {
    @Volatile var closed = false
    private var balance = 0

    @Synchronized
    fun handle(command: Command) =
        when (command) {
            is Command.Add -> balance += command.amount
            Command.Reset -> balance = 0
        }

    fun addUnguarded(amount: Int) {
        balance += amount
    }

    @Synchronized fun balance() = balance

    companion object {
        val shared: Account by lazy { Account() }
    }
}

object Registry {
    private val entries = mutableMapOf<String, Entry>()
    private val lock = Any()

    fun count(name: String): Int =
        synchronized(lock) {
            val entry = entries.getOrPut(name) { Entry(name, 0) }
            entry.count++
            entry.count
        }

    fun countUnguarded(name: String): Int {
        val entry = entries.getOrPut(name) { Entry(name, 0) }
        entry.count++
        return entry.count
    }
}

/** Correct: lazy, objects, companions, sealed types and synchronized functions. */
object Clean {
    @JvmStatic
    fun main(args: Array<String>) {
        two {
            Account.shared.handle(Command.Add(2))
            Registry.count("visits")
        }
        check(Account.shared.balance() == 4) { "balance ${Account.shared.balance()}" }
        check(Registry.count("visits") == 3)
        val closer = thread { Account.shared.closed = true }
        while (!Account.shared.closed) Thread.onSpinWait()
        closer.join()
        Account.shared.handle(Command.Reset)
        check(Account.shared.balance() == 0)
    }
}

/** The property is changed without the monitor. */
object UnguardedProperty {
    @JvmStatic
    fun main(args: Array<String>) {
        two { Account.shared.addUnguarded(2) }
        check(Account.shared.balance() == 4) { "balance ${Account.shared.balance()}" }
    }
}

/** Two threads create the entry, and one count is lost. */
object UnguardedMap {
    @JvmStatic
    fun main(args: Array<String>) {
        two { Registry.countUnguarded("visits") }
        check(Registry.count("visits") == 3)
    }
}

/** A local that a lambda changes is an object that both threads share. */
object CapturedVariable {
    @JvmStatic
    fun main(args: Array<String>) {
        var captured = 0
        two { captured++ }
        check(captured == 2) { "captured $captured" }
    }
}
