package dev.selvage.report.plot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.report.console.ComparisonText;
import dev.selvage.report.model.ComparedStrategy;
import dev.selvage.report.model.ComparedStrategy.Effort;
import dev.selvage.report.model.ComparedStrategy.Point;
import dev.selvage.report.model.ControlAudit;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;

class CoveragePlotTest {
    private static final List<ComparedStrategy> COMPARED = List.of(
            new ComparedStrategy(
                    "hapset",
                    new Effort(3, 0.25, 40),
                    true,
                    new Effort(7, 0.5, 90),
                    1,
                    12,
                    List.of(new Point(1, 5), new Point(3, 12)),
                    "nothing is left to explore: covered",
                    new ControlAudit(2, 3, 90, false, 0, List.of(), List.of("y"))),
            new ComparedStrategy(
                    "a<b",
                    null,
                    false,
                    new Effort(1_000, 2, 20_000),
                    0,
                    9,
                    List.of(new Point(1, 9)),
                    "spent",
                    new ControlAudit(2, 3, 0, false, 0, List.of("x"), List.of())));

    @Test
    void the_plot_is_well_formed_and_has_a_line_for_each_strategy() throws Exception {
        String svg = CoveragePlot.render("Orders & more", COMPARED);
        Document document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
        assertThat(document.getElementsByTagName("polyline").getLength()).isEqualTo(2);
        assertThat(svg)
                .contains("hapset: 12 pairs", "a&lt;b: 9 pairs", "Orders &amp; more")
                .doesNotContain("NaN");
    }

    @Test
    void the_table_has_a_row_for_each_strategy() {
        String text = ComparisonText.render(COMPARED);
        assertThat(text.lines().toList().get(1)).matches("hapset +3 +0.25 s +40 +7 +0.50 s +90 +yes +1 +12");
        assertThat(text.lines().toList().get(2)).matches("a<b +- +- +- +1,000 +2.00 s +20,000 +no +0 +9");
        assertThat(text).endsWith("Warning with hapset: y\nProblem with a<b: x\n");
    }
}
