package frameworks

import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock
import user.Both

/** Two coroutines on several threads count: under a mutex, or not. */
object Coroutines {
    @JvmStatic
    fun main(args: Array<String>) {
        val buggy = Both.buggy(args)
        val mutex = Mutex()
        var count = 0
        runBlocking(Dispatchers.Default) {
            repeat(2) {
                launch { if (buggy) count++ else mutex.withLock { count++ } }
            }
        }
        Both.expect(2, count)
    }
}
