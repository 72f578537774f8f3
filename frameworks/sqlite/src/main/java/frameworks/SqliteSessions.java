package frameworks;

import java.sql.Connection;
import java.sql.DriverManager;
import user.SqlCounter;

/** Two threads count in a native database in memory. */
public final class SqliteSessions {
    private static final String URL = "jdbc:sqlite:file:shop?mode=memory&cache=shared";

    public static void main(String[] args) throws Exception {
        try (Connection open = DriverManager.getConnection(URL)) {
            SqlCounter.run(args, () -> DriverManager.getConnection(URL));
        }
    }
}
