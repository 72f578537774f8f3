package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.ConcurrentSkipListMap;

/** Two threads fill a skip list, which is made to be shared. */
public final class SkipListAdds {

    private SkipListAdds() {}

    public static void main(String[] args) {
        ConcurrentSkipListMap<Integer, String> names = new ConcurrentSkipListMap<>();
        Thread odd = Threads.start(() -> {
            names.put(1, "one");
            names.put(3, "three");
        });
        names.put(2, "two");
        names.put(4, "four");
        Threads.join(odd);
        Check.equal("{1=one, 2=two, 3=three, 4=four}", names.toString());
    }
}
