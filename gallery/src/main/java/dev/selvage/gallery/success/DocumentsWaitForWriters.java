package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Runs;
import dev.selvage.gallery.Threads;
import dev.selvage.gallery.Unproved;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import javax.swing.text.PlainDocument;

/** A class of the JDK lets threads wait and notifies them, while it calls the program. */
@Unproved("javax.swing.text.PlainDocument")
@Runs(random = 50, exhaustive = 200)
public final class DocumentsWaitForWriters implements DocumentListener {

    private final PlainDocument document = new PlainDocument();
    private int updates;

    private DocumentsWaitForWriters() {}

    public static void main(String[] args) {
        DocumentsWaitForWriters program = new DocumentsWaitForWriters();
        program.document.addDocumentListener(program);
        Threads.both(
                () -> program.document.insertString(0, "a", null), () -> program.document.insertString(0, "a", null));
        Check.equal(2, program.document.getLength());
        Check.equal(2, program.updates);
    }

    @Override
    public void insertUpdate(DocumentEvent event) {
        updates++;
    }

    @Override
    public void removeUpdate(DocumentEvent event) {}

    @Override
    public void changedUpdate(DocumentEvent event) {}
}
