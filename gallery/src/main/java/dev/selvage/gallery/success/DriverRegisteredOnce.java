package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.DriverPropertyInfo;
import java.sql.SQLException;
import java.util.Properties;
import java.util.logging.Logger;

/** A program whose database driver registers itself when its class is initialised, and is the only one. */
public final class DriverRegisteredOnce {

    private DriverRegisteredOnce() {}

    public static void main(String[] args) throws Exception {
        Check.that(!DriverManager.getDrivers().hasMoreElements(), "the driver of an earlier run");
        Threads.both(() -> new Own(), () -> DriverManager.setLoginTimeout(1));
        Check.that(DriverManager.getDriver("gallery:") instanceof Own, "another driver");
    }

    private static final class Own implements Driver {
        static {
            try {
                DriverManager.registerDriver(new Own());
            } catch (SQLException e) {
                throw new ExceptionInInitializerError(e);
            }
        }

        @Override
        public Connection connect(String url, Properties info) throws SQLException {
            throw new SQLException("there is no database");
        }

        @Override
        public boolean acceptsURL(String url) {
            return url.startsWith("gallery:");
        }

        @Override
        public DriverPropertyInfo[] getPropertyInfo(String url, Properties info) {
            return new DriverPropertyInfo[0];
        }

        @Override
        public int getMajorVersion() {
            return 1;
        }

        @Override
        public int getMinorVersion() {
            return 0;
        }

        @Override
        public boolean jdbcCompliant() {
            return false;
        }

        @Override
        public Logger getParentLogger() {
            return Logger.getGlobal();
        }
    }
}
