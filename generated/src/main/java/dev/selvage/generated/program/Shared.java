package dev.selvage.generated.program;

import dev.selvage.generated.operation.Kind;

/** An object of a program that its threads share. */
public record Shared(Kind kind, String name) {
    String fill(String template) {
        return template.replace("$o", name);
    }
}
