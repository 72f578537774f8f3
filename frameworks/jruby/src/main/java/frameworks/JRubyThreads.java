package frameworks;

import org.jruby.embed.LocalContextScope;
import org.jruby.embed.ScriptingContainer;
import user.Both;

/** A script starts two threads that count, with a mutex or without. */
public final class JRubyThreads {
    private static final String SCRIPT = """
        count = 0
        mutex = Mutex.new
        threads = (1..2).map do
          Thread.new { buggy ? count += 1 : mutex.synchronize { count += 1 } }
        end
        threads.each(&:join)
        count
        """;

    public static void main(String[] args) {
        ScriptingContainer container = new ScriptingContainer(LocalContextScope.SINGLETHREAD);
        container.put("buggy", Both.buggy(args));
        Both.expect(2L, container.runScriptlet(SCRIPT));
        container.terminate();
    }
}
