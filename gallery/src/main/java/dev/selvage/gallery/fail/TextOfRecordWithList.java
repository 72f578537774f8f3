package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.LinkedList;
import java.util.List;

/** A record makes a text of the list that it has, while another thread adds to the list. */
@Fails("exception")
public final class TextOfRecordWithList {
    private record Team(List<String> names) {}

    private static String text = "";

    private TextOfRecordWithList() {}

    public static void main(String[] args) {
        Team team = new Team(new LinkedList<>(List.of("ada")));
        Thread reader = Threads.start(() -> text = team.toString());
        team.names().add("bob");
        Threads.join(reader);
        Check.that(text.startsWith("Team"), text);
    }
}
