package frameworks;

import com.alibaba.druid.pool.DruidDataSource;
import user.SqlCounter;

/** Two threads count in a database, with connections of a pool. */
public final class DruidPool {
    public static void main(String[] args) throws Exception {
        try (DruidDataSource source = new DruidDataSource()) {
            source.setUrl("jdbc:h2:mem:shop");
            source.setMaxActive(2);
            SqlCounter.run(args, source::getConnection);
        }
    }
}
