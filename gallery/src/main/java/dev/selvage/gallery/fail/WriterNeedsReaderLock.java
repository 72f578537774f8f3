package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Runs;
import dev.selvage.gallery.Threads;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import javax.swing.text.PlainDocument;

/** A thread holds a lock and waits inside the JDK for the writer of a document, whose listener needs that lock. */
@Fails("deadlock")
@Runs(random = 100, exhaustive = 500)
public final class WriterNeedsReaderLock implements DocumentListener {

    private final Object lock = new Object();
    private final PlainDocument document = new PlainDocument();
    private int updates;

    private WriterNeedsReaderLock() {}

    public static void main(String[] args) {
        WriterNeedsReaderLock program = new WriterNeedsReaderLock();
        program.document.addDocumentListener(program);
        Threads.both(() -> program.document.insertString(0, "a", null), () -> {
            synchronized (program.lock) {
                program.document.insertString(0, "a", null);
            }
        });
        Check.equal(2, program.document.getLength());
        Check.equal(2, program.updates);
    }

    @Override
    public void insertUpdate(DocumentEvent event) {
        synchronized (lock) {
            updates++;
        }
    }

    @Override
    public void removeUpdate(DocumentEvent event) {}

    @Override
    public void changedUpdate(DocumentEvent event) {}
}
