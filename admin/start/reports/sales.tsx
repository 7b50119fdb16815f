import { Box, MenuItem, TextField, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { DATE_TAGS } from "#contract/kernel/time/date-tags.ts";
import type { SalesRow } from "#contract/orders/report-endpoints.ts";
import { formatNumber, formatPrice } from "#contract/kernel/money.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { Money } from "../../shell/values.tsx";
import { reportCall, saveTable } from "./report-call.ts";
import { Figures, ReportPanel } from "./report-panel.tsx";
import { SalesChart } from "./sales-chart.tsx";
import { firstDay, type Step, STEPS } from "./span.ts";

interface SalesProps {
  by: Step;
  onStep: (by: Step) => void;
}

/** Sales, with a choice of day, week or month that also sets the period of the other reports. */
export function Sales({ by, onStep }: SalesProps) {
  const text = useText();
  const query = { from: firstDay(by), by };
  const answer = useQuery({
    queryKey: ["report", "sales", query],
    queryFn: () => reportCall("reportSales", { query }),
  });
  return (
    <>
      <TextField
        select
        label={text("start.reports.span")}
        value={by}
        onChange={({ target }) => onStep(target.value as Step)}
        margin="none"
        sx={{ maxInlineSize: 320, marginBlockEnd: 2 }}
      >
        {STEPS.map((step) => (
          <MenuItem key={step} value={step}>
            {text(`start.reports.steps.${step}`)}
          </MenuItem>
        ))}
      </TextField>
      <ReportPanel
        title={text("start.reports.sales")}
        answer={answer}
        save={() => saveTable("reportSales", query)}
      >
        {({ items }) => <SalesFigures rows={items} by={by} />}
      </ReportPanel>
    </>
  );
}

function SalesFigures({ rows, by }: { rows: readonly SalesRow[]; by: Step }) {
  const text = useText();
  const total = rows.reduce((sum, { piastres }) => sum + piastres, 0);
  const count = rows.reduce((sum, { orders }) => sum + orders, 0);
  const summary = text("start.reports.summary", { count, total: formatPrice(total, locale) });
  const dayLabel = (day: string) => periodText(day, by);
  return (
    <>
      <Typography sx={{ fontWeight: 500 }}>{summary}</Typography>
      {count > 0 && <SalesChart rows={rows} dayLabel={dayLabel} />}
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

/** A day, the first day of a week, or a month, in words. */
export function periodText(day: string, by: Step): string {
  const parts =
    by === "month"
      ? ({ month: "long", year: "numeric" } as const)
      : ({ day: "numeric", month: "short" } as const);
  return new Intl.DateTimeFormat(DATE_TAGS[locale], { ...parts, timeZone: "UTC" }).format(
    new Date(day),
  );
}
