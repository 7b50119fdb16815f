import { Box, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { formatNumber, formatPrice } from "#contract/kernel/money.ts";
import { DATE_TAGS } from "#contract/kernel/time/date-tags.ts";
import type { SalesRow } from "#contract/orders/report-endpoints.ts";
import { call } from "../../api/client.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { Code, Money } from "../../shell/values.tsx";
import { changeText } from "./change.ts";
import { Figures, ReportPanel } from "./report-panel.tsx";
import { SalesChart } from "./sales-chart.tsx";
import { saveReport } from "./save-report.ts";
import { type ReportSpan, spanBefore, type Step } from "./span.ts";

/** Sales, compared with the previous period. */
export function Sales({ span }: { span: ReportSpan }) {
  const text = useText();
  const spanThen = spanBefore(span);
  const answer = useQuery({
    queryKey: ["report", "sales", span],
    queryFn: async () => {
      const [now, earlier] = await Promise.all(
        [span, spanThen].map((query) =>
          call("GET /api/v1/admin/reports/sales", { query: { ...query } }),
        ),
      );
      return { now: now?.items ?? [], before: earlier?.items ?? [] };
    },
  });
  return (
    <ReportPanel
      title={text("start.reports.sales")}
      answer={answer}
      save={() => saveReport("GET /api/v1/admin/reports/sales", { ...span })}
    >
      {({ now, before }) => (
        <>
          <Total total={totalOf(now)} before={totalOf(before)} span={spanThen} />
          <SalesFigures rows={now} by={span.by} />
        </>
      )}
    </ReportPanel>
  );
}
interface SalesTotal {
  count: number;
  piastres: number;
}

function totalOf(rows: readonly SalesRow[]): SalesTotal {
  return {
    count: rows.reduce((sum, { orders }) => sum + orders, 0),
    piastres: rows.reduce((sum, { piastres }) => sum + piastres, 0),
  };
}

interface TotalProps {
  total: SalesTotal;
  before: SalesTotal;
  /** The previous period. */
  span: ReportSpan;
}

function Total({ total, before, span }: TotalProps) {
  const text = useText();
  const summary = ({ count, piastres }: SalesTotal) =>
    text("start.reports.summary", { count, total: formatPrice(piastres, locale) });
  const change = changeText(total.piastres, before.piastres);
  const [from, to] = [span.from, span.to].map(dateText);
  return (
    <>
      <Typography sx={{ fontWeight: 500 }}>
        {summary(total)} {change !== undefined && <Code>{`(${change})`}</Code>}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {text("start.reports.before.period", { from: from ?? "", to: to ?? "" })} {summary(before)}
      </Typography>
    </>
  );
}

function SalesFigures({ rows, by }: { rows: readonly SalesRow[]; by: Step }) {
  const text = useText();
  const dayLabel = (day: string) => periodText(day, by);
  return (
    <>
      {rows.some(({ orders }) => orders > 0) && <SalesChart rows={rows} dayLabel={dayLabel} />}
      <Box component="details" sx={{ "& summary": { cursor: "pointer", paddingBlock: 1 } }}>
        <summary>{text("start.reports.table")}</summary>
        <Figures
          columns={[
            text(`start.reports.periods.${by}`),
            text("start.reports.orders"),
            text("start.reports.amount"),
            text("start.reports.average"),
          ]}
          rows={rows.toReversed().map(({ day, orders, piastres, average }) => ({
            key: day,
            cells: [
              dayLabel(day),
              formatNumber(orders, locale),
              <Money key="amount" amount={piastres} />,
              <Money key="average" amount={average} />,
            ],
          }))}
        />
      </Box>
    </>
  );
}

/** A date with its year. */
function dateText(day: string): string {
  return new Intl.DateTimeFormat(DATE_TAGS[locale], {
    ...({ day: "numeric", month: "long", year: "numeric" } as const),
    timeZone: "UTC",
  }).format(new Date(day));
}

/** The label of a day, a week (its first day) or a month. */
export function periodText(day: string, by: Step): string {
  const parts =
    by === "month"
      ? ({ month: "long", year: "numeric" } as const)
      : ({ day: "numeric", month: "short" } as const);
  return new Intl.DateTimeFormat(DATE_TAGS[locale], { ...parts, timeZone: "UTC" }).format(
    new Date(day),
  );
}
