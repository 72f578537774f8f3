package frameworks;

import scala.concurrent.Await;
import scala.concurrent.ExecutionContext;
import scala.concurrent.Future;
import scala.concurrent.duration.Duration;
import user.Accounts;

/** Two futures transfer money in opposite directions. */
public final class ScalaFutures {
    public static void main(String[] args) throws Exception {
        Accounts accounts = Accounts.of(args);
        ExecutionContext global = ExecutionContext.global();
        Future<Object> right = Future.apply(
                () -> {
                    accounts.toTheRight();
                    return null;
                },
                global);
        Future<Object> left = Future.apply(
                () -> {
                    accounts.toTheLeft();
                    return null;
                },
                global);
        Await.result(right, Duration.Inf());
        Await.result(left, Duration.Inf());
        accounts.expect(2);
    }
}
