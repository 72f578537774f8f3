package frameworks;

import org.eclipse.collections.api.bag.MutableBag;
import org.eclipse.collections.impl.factory.Bags;
import user.Both;

/** Two threads add to a bag that is synchronized, or not. */
public final class SharedBag {
    public static void main(String[] args) throws Exception {
        MutableBag<String> plain = Bags.mutable.empty();
        MutableBag<String> bag = Both.buggy(args) ? plain : plain.asSynchronized();
        Both.atOnce(() -> bag.add("tea"), () -> bag.add("tea"));
        Both.expect(2, bag.occurrencesOf("tea"));
    }
}
