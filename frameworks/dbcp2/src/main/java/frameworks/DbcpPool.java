package frameworks;

import org.apache.commons.dbcp2.BasicDataSource;
import user.SqlCounter;

/** Two threads count in a database, with connections of a pool. */
public final class DbcpPool {
    public static void main(String[] args) throws Exception {
        try (BasicDataSource source = new BasicDataSource()) {
            source.setUrl("jdbc:h2:mem:shop");
            source.setMaxTotal(2);
            SqlCounter.run(args, source::getConnection);
        }
    }
}
