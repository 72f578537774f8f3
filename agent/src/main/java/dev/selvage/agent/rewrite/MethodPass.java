package dev.selvage.agent.rewrite;

/** One kind of change to a method. */
interface MethodPass {
    /** Changes the method where it applies. */
    void apply(MethodContext context);
}
