package dev.selvage.bench.programs.ctrigger;

import java.util.HashMap;
import java.util.Map;

/** A web server's cache: who gives an object back counts down, and then asks in a second step whether it was the last. */
public final class ObjectCache {
    /** A cached response, freed by the last who uses it. */
    private static final class Response {
        private final byte[] body;
        private int references;
        private boolean freed;

        Response(int size, int references) {
            this.body = new byte[size];
            this.references = references;
        }

        synchronized int read(int position) {
            if (freed) throw new AssertionError("read after it was freed");
            return body[position % body.length];
        }

        private synchronized void decrement() {
            references--;
        }

        private synchronized boolean isUnused() {
            return references == 0;
        }

        private synchronized void free() {
            if (freed) throw new AssertionError("freed twice");
            freed = true;
        }

        void release() {
            decrement();
            if (isUnused()) free();
        }
    }

    private final Map<String, Response> responses = new HashMap<>();
    private final int reads;
    private int hits;

    private ObjectCache(int reads) {
        this.reads = reads;
    }

    private synchronized Response find(String path) {
        hits++;
        return responses.get(path);
    }

    private void handle(String path) {
        Response response = find(path);
        int sum = Work.compute(path.hashCode());
        for (int i = 0; i < reads; i++) sum += response.read(Math.abs(sum + i));
        if (sum == 0) throw new AssertionError("no content");
        response.release();
    }

    /** The arguments are the number of workers, that of requests, and how often each reads its response, if not four times. */
    public static void main(String[] args) {
        int workers = Integer.parseInt(args[0]);
        int requests = Integer.parseInt(args[1]);
        ObjectCache cache = new ObjectCache(args.length > 2 ? Integer.parseInt(args[2]) : 4);
        Response index = new Response(64, requests);
        java.util.Arrays.fill(index.body, (byte) 1);
        cache.responses.put("/index.html", index);
        Work.serve(workers, requests, () -> cache.handle("/index.html"));
        if (!index.freed) throw new AssertionError("never freed");
        if (cache.hits != requests) throw new AssertionError("lost hits");
    }
}
