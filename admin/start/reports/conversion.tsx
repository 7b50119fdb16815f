import { Box } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { formatNumber } from "#contract/kernel/money.ts";
import type { ConversionRow } from "#contract/orders/report-endpoints.ts";
import { call } from "../../api/client.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { colours } from "../../shell/theme/colours.ts";
import { Nothing } from "./nothing.tsx";
import { Figures, ReportPanel } from "./report-panel.tsx";
import { periodText } from "./sales.tsx";
import { saveReport } from "./save-report.ts";
import { type ReportSpan, spanBefore, type Step } from "./span.ts";

const STEPS = ["visits", "carts", "orders"] as const;
type Counts = Record<(typeof STEPS)[number], number>;

const figure = (value: number) => formatNumber(value, locale);

/** How many visits lead to a cart and to an order. */
export function Conversion({ span }: { span: ReportSpan }) {
  const text = useText();
  const answer = useQuery({
    queryKey: ["report", "conversion", span],
    queryFn: async () => {
      const [now, earlier] = await Promise.all(
        [span, spanBefore(span)].map((query) =>
          call("GET /api/v1/admin/reports/conversion", { query: { ...query } }),
        ),
      );
      return { now: now?.items ?? [], before: earlier?.items ?? [] };
    },
  });
  return (
    <ReportPanel
      title={text("start.reports.conversion")}
      answer={answer}
      save={() => saveReport("GET /api/v1/admin/reports/conversion", { ...span })}
    >
      {({ now, before }) => <ConversionFigures rows={now} before={totalOf(before)} by={span.by} />}
    </ReportPanel>
  );
}

function totalOf(rows: readonly ConversionRow[]): Counts {
  const sum = (step: keyof Counts) => rows.reduce((all, row) => all + row[step], 0);
  return { visits: sum("visits"), carts: sum("carts"), orders: sum("orders") };
}

interface ConversionProps {
  rows: readonly ConversionRow[];
  /** Of the previous period. */
  before: Counts;
  by: Step;
}

function ConversionFigures({ rows, before, by }: ConversionProps) {
  const text = useText();
  const total = totalOf(rows);
  if (STEPS.every((step) => total[step] === 0)) return <Nothing />;
  return (
    <>
      <Funnel total={total} before={before} />
      <Box component="details" sx={{ "& summary": { cursor: "pointer", paddingBlock: 1 } }}>
        <summary>{text("start.reports.table")}</summary>
        <Figures
          columns={[
            text(`start.reports.periods.${by}`),
            ...STEPS.map((step) => text(`start.reports.funnel.${step}`)),
            text("start.reports.funnel.share"),
          ]}
          rows={rows.toReversed().map(({ day, ...counts }) => ({
            key: day,
            cells: [
              periodText(day, by),
              ...STEPS.map((step) => figure(counts[step])),
              shareText(counts.orders, counts.visits) ?? text("shell.none"),
            ],
          }))}
        />
      </Box>
    </>
  );
}

/** A bar for each step, with its figure and its share of visits. */
function Funnel({ total, before }: { total: Counts; before: Counts }) {
  const text = useText();
  const most = Math.max(...STEPS.map((step) => total[step]));
  return (
    <Box component="dl" sx={{ display: "grid", gap: 1.5, marginBlock: 1 }}>
      {STEPS.map((step) => {
        const share = step === "visits" ? undefined : shareText(total[step], total.visits);
        return (
          <Box key={step} sx={{ display: "grid", gridTemplateColumns: "1fr auto", columnGap: 2 }}>
            <dt>{text(`start.reports.funnel.${step}`)}</dt>
            <Box component="dd" sx={{ margin: 0, fontWeight: 500, textAlign: "end" }}>
              <bdi>{figure(total[step])}</bdi>
              {share && <> · {text("start.reports.funnel.ofVisits", { share })}</>}
              <Box component="span" sx={{ color: "text.secondary", fontWeight: 400 }}>
                {" "}
                · {text("start.reports.before.step", { count: figure(before[step]) })}
              </Box>
            </Box>
            <Box
              component="dd"
              aria-hidden
              // An inline style, as every bar has its own length.
              style={{ inlineSize: `${(total[step] / most) * 100}%` }}
              sx={{
                gridColumn: "1 / -1",
                margin: 0,
                blockSize: 10,
                minInlineSize: total[step] > 0 ? "2px" : 0,
                marginBlockStart: 0.5,
                borderRadius: 5,
                backgroundColor: colours.brass,
              }}
            />
          </Box>
        );
      })}
    </Box>
  );
}

/**
 * "2.4%"; undefined if there were no visits, or more orders than visits, as browsers without script
 * are not counted.
 */
function shareText(part: number, whole: number): string | undefined {
  if (whole === 0 || part > whole) return undefined;
  return `${figure(Math.round((part / whole) * 1000) / 10)}%`;
}
