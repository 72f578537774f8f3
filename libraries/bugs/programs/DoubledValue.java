import java.util.ArrayList;
import java.util.List;
import rx.subjects.BehaviorSubject;

/** Whoever subscribes gets the latest value once. */
public class DoubledValue {
    public static void main(String[] args) throws Exception {
        BehaviorSubject<Integer> subject = BehaviorSubject.create(1);
        List<Integer> seen = new ArrayList<>();
        Thread emits = new Thread(() -> subject.onNext(2));
        emits.start();
        subject.subscribe(seen::add);
        emits.join();
        if (!seen.equals(List.of(2)) && !seen.equals(List.of(1, 2))) throw new AssertionError(seen);
    }
}
