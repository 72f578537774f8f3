package frameworks;

import clojure.java.api.Clojure;
import clojure.lang.IFn;
import user.Both;

/** Two threads raise the number in an atom: by swap!, or by reset! of what deref has shown. */
public final class ClojureAtoms {
    public static void main(String[] args) throws Exception {
        IFn eval = Clojure.var("clojure.core", "eval");
        eval.invoke(Clojure.read("(def counter (atom 0))"));
        String add =
                Both.buggy(args) ? "(fn [] (reset! counter (inc (deref counter))))" : "(fn [] (swap! counter inc))";
        IFn function = (IFn) eval.invoke(Clojure.read(add));
        Both.atOnce(function::invoke, function::invoke);
        Both.expect(2L, eval.invoke(Clojure.read("(deref counter)")));
    }
}
