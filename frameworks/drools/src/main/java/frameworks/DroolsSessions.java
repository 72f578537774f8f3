package frameworks;

import org.kie.api.KieBase;
import org.kie.api.io.ResourceType;
import org.kie.api.runtime.KieSession;
import org.kie.internal.utils.KieHelper;
import user.Both;
import user.Tally;

/** Two sessions of one rule base count in something they share. */
public final class DroolsSessions {
    private static final String RULES = """
        import user.Tally;
        global Tally tally;
        rule "tea" when $s : String(this == "tea") then tally.add(); end
        """;

    static void fire(KieBase rules, Tally tally) {
        KieSession session = rules.newKieSession();
        session.setGlobal("tally", tally);
        session.insert("tea");
        session.fireAllRules();
        session.dispose();
    }

    public static void main(String[] args) throws Exception {
        Tally tally = Tally.of(args);
        KieBase rules = new KieHelper().addContent(RULES, ResourceType.DRL).build();
        Both.atOnce(() -> fire(rules, tally), () -> fire(rules, tally));
        tally.expect(2);
    }
}
