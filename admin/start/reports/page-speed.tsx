import { Box, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { formatNumber } from "#contract/kernel/money.ts";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import { call } from "../../api/client.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { Scrollable } from "../../shell/frame/scrollable.tsx";
import { Code } from "../../shell/values.tsx";
import { Nothing } from "./nothing.tsx";
import { Figures, ReportPanel } from "./report-panel.tsx";
import { saveReport } from "./save-report.ts";

/** The thresholds for "good": milliseconds, and a share of the screen (web.dev/articles/vitals). */
const GOOD = { lcp: 2_500, inp: 200, cls: 0.1 } as const;
type Measure = keyof typeof GOOD;

/** The speed of the shop's pages for its visitors. */
export function PageSpeed() {
  const text = useText();
  const answer = useQuery({
    queryKey: ["report", "page-speed"],
    queryFn: () => call("GET /api/v1/admin/reports/page-speed", { query: {} }),
  });
  const cell = (measure: Measure, value: number | null) =>
    value === null ? "" : <Value key={measure} measure={measure} value={value} />;
  return (
    <ReportPanel
      title={text("start.reports.speed")}
      answer={answer}
      save={() => saveReport("GET /api/v1/admin/reports/page-speed", {})}
    >
      {({ items, since }) => (
        <>
          <Typography variant="body2" sx={{ color: "text.secondary", marginBlockEnd: 1 }}>
            {text("start.reports.speedSince", { at: momentText(since, locale) })}{" "}
            {text("start.reports.measures")}
          </Typography>
          {items.length === 0 ? (
            <Nothing />
          ) : (
            <Scrollable label={text("start.reports.speed")}>
              <Figures
                columns={[
                  text("start.reports.page"),
                  text("start.reports.views"),
                  "LCP",
                  "INP",
                  "CLS",
                ]}
                rows={items.map(({ page, views, lcp, inp, cls }) => ({
                  key: page,
                  cells: [
                    <Code key="page">{page}</Code>,
                    formatNumber(views, locale),
                    cell("lcp", lcp),
                    cell("inp", inp),
                    cell("cls", cls),
                  ],
                }))}
              />
            </Scrollable>
          )}
        </>
      )}
    </ReportPanel>
  );
}

function Value({ measure, value }: { measure: Measure; value: number }) {
  const text = useText();
  const isGood = value <= GOOD[measure];
  const shown =
    measure === "cls"
      ? value.toFixed(2)
      : text("start.reports.milliseconds", { value: formatNumber(value, locale) });
  return (
    <Box
      component="span"
      sx={{ color: isGood ? "success.main" : "error.main", whiteSpace: "nowrap" }}
    >
      {shown} {isGood ? "" : `(${text("start.reports.slow")})`}
    </Box>
  );
}
