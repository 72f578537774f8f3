package dev.selvage.agent.rewrite;

/** A class that cannot be rewritten, with the reason as the rest of the sentence «… because …». */
@SuppressWarnings("serial")
public final class RewriteException extends RuntimeException {
    RewriteException(String reason) {
        super(reason);
    }
}
