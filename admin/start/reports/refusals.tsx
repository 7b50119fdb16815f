import { useQuery } from "@tanstack/react-query";
import { formatNumber } from "#contract/kernel/money.ts";
import { call } from "../../api/client.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { Money } from "../../shell/values.tsx";
import { Nothing } from "./nothing.tsx";
import { Figures, ReportPanel } from "./report-panel.tsx";
import { saveReport } from "./save-report.ts";
import type { ReportSpan } from "./span.ts";

/** Why customers refused orders on the phone. */
export function RefusalsByReason({ span: { from, to } }: { span: ReportSpan }) {
  const text = useText();
  const query = { from, to };
  const answer = useQuery({
    queryKey: ["report", "refusals", query],
    queryFn: () => call("GET /api/v1/admin/reports/refusals", { query }),
  });
  return (
    <ReportPanel
      title={text("start.reports.refusals")}
      answer={answer}
      save={() => saveReport("GET /api/v1/admin/reports/refusals", query)}
    >
      {({ items }) =>
        items.length === 0 ? (
          <Nothing />
        ) : (
          <Figures
            columns={[
              text("start.reports.reason"),
              text("start.reports.orders"),
              text("start.reports.amount"),
            ]}
            rows={items.map(({ reason, orders, piastres }) => ({
              key: reason ?? "unlisted",
              cells: [
                text(`calls.reasons.${reason ?? "unlisted"}`),
                formatNumber(orders, locale),
                <Money key="amount" amount={piastres} />,
              ],
            }))}
          />
        )
      }
    </ReportPanel>
  );
}
