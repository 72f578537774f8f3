package frameworks;

import com.mchange.v2.c3p0.ComboPooledDataSource;
import user.SqlCounter;

/** Two threads count in a database, with connections of a pool. */
public final class C3p0Pool {
    public static void main(String[] args) throws Exception {
        try (ComboPooledDataSource source = new ComboPooledDataSource()) {
            source.setJdbcUrl("jdbc:h2:mem:shop");
            source.setMinPoolSize(1);
            source.setInitialPoolSize(1);
            source.setMaxPoolSize(2);
            SqlCounter.run(args, source::getConnection);
        }
    }
}
