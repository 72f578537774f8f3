package frameworks;

import org.apache.tomcat.jdbc.pool.DataSource;
import user.SqlCounter;

/** Two threads count in a database, with connections of a pool. */
public final class TomcatPool {
    public static void main(String[] args) throws Exception {
        DataSource source = new DataSource();
        source.setDriverClassName("org.h2.Driver");
        source.setUrl("jdbc:h2:mem:shop");
        source.setInitialSize(1);
        source.setMaxActive(2);
        SqlCounter.run(args, source::getConnection);
        source.close(true);
    }
}
