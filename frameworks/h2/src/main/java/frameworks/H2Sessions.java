package frameworks;

import java.sql.Connection;
import java.sql.DriverManager;
import user.SqlCounter;

/** Two threads count in a database in memory. */
public final class H2Sessions {
    public static void main(String[] args) throws Exception {
        try (Connection open = DriverManager.getConnection("jdbc:h2:mem:shop")) {
            SqlCounter.run(args, () -> DriverManager.getConnection("jdbc:h2:mem:shop"));
        }
    }
}
