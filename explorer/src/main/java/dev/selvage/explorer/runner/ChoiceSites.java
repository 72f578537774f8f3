package dev.selvage.explorer.runner;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.Chooser;
import dev.selvage.engine.model.ModelStrand;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Counts in which classes the choices of a run are, which the chooser behind it makes. */
final class ChoiceSites implements Chooser {
    private final Chooser chooser;
    private final Map<Integer, Integer> counts = new HashMap<>();

    ChoiceSites(Chooser chooser) {
        this.chooser = chooser;
    }

    @Override
    public int choose(ChoicePoint point) {
        ModelStrand strand = point.current();
        if (strand != null) {
            counts.merge(strand.userSite() == 0 ? strand.nextSite() : strand.userSite(), 1, Integer::sum);
        }
        return chooser.choose(point);
    }

    @Override
    public boolean seesEveryStep() {
        return chooser.seesEveryStep();
    }

    @Override
    public void forced(ChoicePoint point) {
        chooser.forced(point);
    }

    @Override
    public Presence presence() {
        return chooser.presence();
    }

    /** What to say of choices outside the code of the program, if they are most. */
    Optional<String> advice(String mainClass) {
        Map<String, Integer> byClass = new HashMap<>();
        counts.forEach((id, count) -> {
            Site site = Sites.get(id);
            if (site != null) byClass.merge(site.className, count, Integer::sum);
        });
        return LibraryShare.advice(byClass, mainClass);
    }
}
