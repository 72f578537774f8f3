package dev.selvage.libraries.rxjava;

import dev.selvage.libraries.Together;
import io.reactivex.rxjava3.subjects.PublishSubject;
import io.reactivex.rxjava3.subjects.Subject;
import java.util.ArrayList;
import java.util.List;

/** Two threads emit into one serialized subject. */
public final class SharedSubject {
    private SharedSubject() {}

    public static void main(String[] args) throws Exception {
        Subject<Integer> subject = PublishSubject.<Integer>create().toSerialized();
        List<Integer> seen = new ArrayList<>();
        subject.subscribe(seen::add);
        Together.run(() -> subject.onNext(1), () -> subject.onNext(2), () -> subject.onNext(3));
        subject.onComplete();
        Together.expect(3, seen.size());
    }
}
