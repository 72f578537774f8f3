package frameworks;

import java.sql.Connection;
import java.sql.DriverManager;
import user.SqlCounter;

/** Two threads count in a database in memory. */
public final class HsqldbSessions {
    public static void main(String[] args) throws Exception {
        try (Connection open = DriverManager.getConnection("jdbc:hsqldb:mem:shop")) {
            SqlCounter.run(args, () -> DriverManager.getConnection("jdbc:hsqldb:mem:shop"));
            open.createStatement().execute("shutdown");
        }
    }
}
