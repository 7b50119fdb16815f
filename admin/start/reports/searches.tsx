import { Button } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { formatNumber } from "#contract/kernel/money.ts";
import type { SEARCHES_FOUND } from "#contract/storefront/report-endpoints.ts";
import { call } from "../../api/client.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { Nothing } from "./nothing.tsx";
import { Figures, ReportPanel } from "./report-panel.tsx";
import { saveReport } from "./save-report.ts";
import type { ReportSpan } from "./span.ts";

const figure = (value: number) => formatNumber(value, locale);

interface SearchesProps {
  span: ReportSpan;
  found: (typeof SEARCHES_FOUND)[number];
}

/** The columns that vary between rows in each report. */
const COUNTED = {
  nothing: [],
  unopened: ["results"],
  all: ["results", "opened"],
} as const satisfies Record<SearchesProps["found"], readonly ("results" | "opened")[]>;

/** The most frequent searches. */
export function Searches({ span: { from, to }, found }: SearchesProps) {
  const text = useText();
  const query = { from, to, found };
  const counted = COUNTED[found];
  const answer = useQuery({
    queryKey: ["report", "searches", query],
    queryFn: () => call("GET /api/v1/admin/reports/searches", { query }),
  });
  return (
    <ReportPanel
      title={text(`start.reports.searched.${found}`)}
      answer={answer}
      save={() => saveReport("GET /api/v1/admin/reports/searches", query)}
    >
      {({ items }) =>
        items.length === 0 ? (
          <Nothing />
        ) : (
          <Figures
            columns={[
              text("start.reports.words"),
              text("start.reports.searches"),
              ...counted.map((count) => text(`start.reports.${count}`)),
            ]}
            rows={items.map(({ typed, searches, ...counts }) => ({
              key: typed,
              cells: [
                <Words key="words" typed={typed} canAdd={found !== "all"} />,
                figure(searches),
                ...counted.map((count) => figure(counts[count])),
              ],
            }))}
          />
        )
      }
    </ReportPanel>
  );
}

/** A search term; if it found nothing useful, with a link to add a synonym. */
function Words({ typed, canAdd }: { typed: string; canAdd: boolean }) {
  const text = useText();
  return (
    <>
      <bdi>{typed}</bdi>
      {canAdd && (
        <Button
          component={Link}
          to={`/synonyms/create?word=${encodeURIComponent(typed)}`}
          size="small"
          aria-label={text("start.reports.explainOf", { words: typed })}
        >
          {text("start.reports.explain")}
        </Button>
      )}
    </>
  );
}
