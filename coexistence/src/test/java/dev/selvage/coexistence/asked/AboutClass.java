package dev.selvage.coexistence.asked;

import java.security.CodeSource;
import java.security.Permission;
import java.security.ProtectionDomain;
import java.util.Arrays;
import java.util.List;

/** What a class can be asked about itself. */
final class AboutClass {
    private AboutClass() {}

    static void ask(Answers answers, Class<?> type) {
        String name = type.getSimpleName();
        domain(answers, name, type.getProtectionDomain());
        answers.ask(name + " signers", () -> type.getSigners() == null ? "none" : type.getSigners().length);
        pack(answers, name, type.getPackage());
        answers.ask(
                name + " module",
                () -> type.getModule().getName() + " " + type.getModule().isNamed());
        answers.ask(
                name + " module of loader",
                () -> type.getModule() == type.getClassLoader().getUnnamedModule());
        answers.ask(name + " opened", () -> Object.class.getModule().isOpen("java.lang", type.getModule()));
        answers.ask(name + " loader", () -> type.getClassLoader().getName());
        answers.ask(name + " asserts", type::desiredAssertionStatus);
        answers.ask(name + " members", () -> members(type));
        answers.ask(name + " file", () -> type.getResource(simpleFile(type)));
        answers.ask(
                name + " file size",
                () -> type.getResourceAsStream(simpleFile(type)).readAllBytes().length);
        answers.ask(name + " nest", () -> Arrays.toString(type.getNestMembers()) + type.getNestHost());
        answers.ask(name + " text", () -> type.getDeclaredConstructor().newInstance());
        answers.ask(
                name + " cast",
                () -> Answers.class.cast(type.getDeclaredConstructor().newInstance()));
        answers.ask(name + " cast by code", () ->
                (Answers) type.getDeclaredConstructor().newInstance());
    }

    private static String simpleFile(Class<?> type) {
        String name = type.getName();
        return name.substring(name.lastIndexOf('.') + 1) + ".class";
    }

    private static List<String> members(Class<?> type) {
        return Arrays.stream(type.getDeclaredMethods())
                .map(method -> method.getModifiers() + " " + method.getName() + " " + method.isSynthetic())
                .filter(text -> !text.contains("lambda$"))
                .sorted()
                .toList();
    }

    private static void domain(Answers answers, String name, ProtectionDomain domain) {
        CodeSource source = domain.getCodeSource();
        answers.ask(name + " location", source::getLocation);
        answers.ask(
                name + " certificates", () -> source.getCertificates() == null ? 0 : source.getCertificates().length);
        answers.ask(name + " code signers", () -> source.getCodeSigners() == null ? 0 : source.getCodeSigners().length);
        answers.ask(name + " permissions", () -> permissions(domain));
        answers.ask(name + " domain's loader", () -> domain.getClassLoader().getName());
        answers.ask(name + " principals", () -> domain.getPrincipals().length);
    }

    private static List<String> permissions(ProtectionDomain domain) {
        if (domain.getPermissions() == null) return List.of();
        return domain.getPermissions()
                .elementsAsStream()
                .map(Permission::toString)
                .sorted()
                .toList();
    }

    private static void pack(Answers answers, String name, Package pack) {
        answers.ask(name + " package", pack::getName);
        answers.ask(name + " package text", pack::toString);
        answers.ask(
                name + " implementation",
                () -> pack.getImplementationTitle() + ", " + pack.getImplementationVendor() + ", "
                        + pack.getImplementationVersion());
        answers.ask(
                name + " specification",
                () -> pack.getSpecificationTitle() + ", " + pack.getSpecificationVendor() + ", "
                        + pack.getSpecificationVersion());
        answers.ask(name + " compatible", () -> pack.isCompatibleWith("1.5"));
        answers.ask(name + " sealed", pack::isSealed);
        answers.ask(name + " annotations", () -> Arrays.toString(pack.getAnnotations()));
    }
}
