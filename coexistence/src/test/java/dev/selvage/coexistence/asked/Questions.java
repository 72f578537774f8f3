package dev.selvage.coexistence.asked;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Asks all that a class may want to know about itself and its surroundings, and writes the answers to a file. */
public final class Questions {
    private Questions() {}

    public static void main(String[] args) throws Exception {
        Answers answers = new Answers();
        List<String> types = List.of(
                "dev.selvage.coexistence.asked.Questions",
                "dev.selvage.coexistence.asked.library.Provider",
                "dev.selvage.coexistence.asked.library.Provider$Inner",
                "dev.selvage.coexistence.asked.signed.Signed",
                "dev.selvage.coexistence.asked.chained.Chained",
                "many.Versions");
        for (String type : types) AboutClass.ask(answers, Class.forName(type));
        AboutLoaders.ask(answers);
        AboutResources.ask(answers);
        // Selvage explores nothing where there is one thread alone.
        Thread thread = new Thread(() -> AboutThreads.ask(answers, "thread"));
        thread.start();
        thread.join();
        AboutThreads.askPools(answers);
        Files.write(Path.of(args[0]), answers.lines());
    }
}
