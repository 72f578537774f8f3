import com.google.gson.Gson;

/** Types that refer to each other can be written by two threads at once. */
public class UnfinishedAdapter {
    static class Parent {
        Child child;
    }

    static class Child {
        Parent parent;
    }

    public static void main(String[] args) throws Exception {
        Gson gson = new Gson();
        Thread other = new Thread(() -> gson.toJson(new Parent()));
        other.start();
        Child child = new Child();
        child.parent = new Parent();
        gson.toJson(child);
        other.join();
    }
}
