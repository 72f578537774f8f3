package frameworks;

import jakarta.persistence.Entity;
import jakarta.persistence.EntityManager;
import jakarta.persistence.EntityManagerFactory;
import jakarta.persistence.Id;
import jakarta.persistence.LockModeType;
import jakarta.persistence.Persistence;
import user.Both;

/** Two entity managers raise a number of an entity: with the row locked, or not. */
public final class EclipseLinkJpa {

    /** What is stored. */
    @Entity
    public static class Article {
        @Id
        int id;

        int stock;
    }

    static void add(EntityManagerFactory factory, boolean buggy) {
        EntityManager manager = factory.createEntityManager();
        manager.getTransaction().begin();
        Article article = manager.find(Article.class, 1, buggy ? LockModeType.NONE : LockModeType.PESSIMISTIC_WRITE);
        article.stock = article.stock + 1;
        manager.getTransaction().commit();
        manager.close();
    }

    static void create(EntityManagerFactory factory) {
        EntityManager manager = factory.createEntityManager();
        manager.getTransaction().begin();
        Article article = new Article();
        article.id = 1;
        manager.persist(article);
        manager.getTransaction().commit();
        manager.close();
    }

    public static void main(String[] args) throws Exception {
        try (EntityManagerFactory factory = Persistence.createEntityManagerFactory("shop")) {
            create(factory);
            boolean buggy = Both.buggy(args);
            Both.atOnce(() -> add(factory, buggy), () -> add(factory, buggy));
            Both.expect(2, factory.createEntityManager().find(Article.class, 1).stock);
        }
    }
}
