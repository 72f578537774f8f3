import io.reactivex.rxjava3.subjects.ReplaySubject;
import java.util.ArrayList;
import java.util.List;

/** Whoever subscribes while a subject ends gets its values, and never the end as a value. */
public class ReplayedEnd {
    public static void main(String[] args) throws Exception {
        ReplaySubject<Object> subject = ReplaySubject.create();
        subject.onNext("value");
        List<Object> seen = new ArrayList<>();
        Thread ends = new Thread(subject::onComplete);
        ends.start();
        subject.subscribe(seen::add);
        ends.join();
        if (!seen.equals(List.of("value"))) throw new AssertionError(seen);
    }
}
