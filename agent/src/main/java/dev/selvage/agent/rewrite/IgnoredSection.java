package dev.selvage.agent.rewrite;

/** Makes a whole method a section that the schedule does not see. */
final class IgnoredSection {
    private IgnoredSection() {}

    static void wrap(MethodContext context) {
        boolean ofProgram = context.treatment.isProgram() && context.method.name.equals("<clinit>");
        String suffix = ofProgram ? "Initialiser" : "";
        MethodBracket.wrap(
                context, new Code().add(Hook.IGNORED.call("enter" + suffix, "()V")), Hook.IGNORED, "exit" + suffix);
    }
}
