package frameworks;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import org.hibernate.LockMode;
import org.hibernate.SessionFactory;
import org.hibernate.cfg.Configuration;
import user.Both;

/** Two sessions raise a number of an entity: with the row locked, or not. */
public final class HibernateOrm {

    /** What is stored. */
    @Entity(name = "Article")
    public static class Article {
        @Id
        int id;

        int stock;
    }

    static void add(SessionFactory factory, boolean buggy) {
        factory.inTransaction(session -> {
            Article article = session.get(Article.class, 1, buggy ? LockMode.READ : LockMode.PESSIMISTIC_WRITE);
            article.stock++;
        });
    }

    public static void main(String[] args) throws Exception {
        Configuration configuration = new Configuration()
                .addAnnotatedClass(Article.class)
                .setProperty("hibernate.connection.url", "jdbc:h2:mem:shop")
                .setProperty("hibernate.hbm2ddl.auto", "create");
        try (SessionFactory factory = configuration.buildSessionFactory()) {
            factory.inTransaction(session -> {
                Article article = new Article();
                article.id = 1;
                session.persist(article);
            });
            boolean buggy = Both.buggy(args);
            Both.atOnce(() -> add(factory, buggy), () -> add(factory, buggy));
            factory.inSession(session -> Both.expect(2, session.get(Article.class, 1).stock));
        }
    }
}
