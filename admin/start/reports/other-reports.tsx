import { Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { formatNumber } from "#contract/kernel/money.ts";
import {
  STAFF_STATUS_LABELS,
  ORDER_STATUSES,
  type OrderStatus,
} from "#contract/orders/order-status.ts";
import type { BestSellerRow, OrdersRow } from "#contract/orders/report-endpoints.ts";
import { call } from "../../api/client.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { Code, Money } from "../../shell/values.tsx";
import { Nothing } from "./nothing.tsx";
import { Figures, ReportPanel } from "./report-panel.tsx";
import { saveReport } from "./save-report.ts";
import type { ReportSpan } from "./span.ts";

const MOST_SELLERS = 10;
const figure = (value: number) => formatNumber(value, locale);

interface SpanProps {
  span: ReportSpan;
}

/** Orders by status, and the share of cash on delivery orders that were refused. */
export function OrdersByState({ span: { from, to } }: SpanProps) {
  const text = useText();
  const query = { from, to };
  const answer = useQuery({
    queryKey: ["report", "orders", query],
    queryFn: () => call("GET /api/v1/admin/reports/orders", { query }),
  });
  return (
    <ReportPanel
      title={text("start.reports.byState")}
      answer={answer}
      save={() => saveReport("GET /api/v1/admin/reports/orders", query)}
    >
      {({ items, cash }) => (
        <>
          {items.length === 0 ? (
            <Nothing />
          ) : (
            <Figures
              columns={[
                text("start.reports.state"),
                text("start.reports.orders"),
                text("start.reports.amount"),
              ]}
              rows={byState(items).map(({ status, orders, piastres }) => ({
                key: status,
                cells: [
                  STAFF_STATUS_LABELS[status][locale],
                  figure(orders),
                  <Money key="amount" amount={piastres} />,
                ],
              }))}
            />
          )}
          {cash.refusedShare !== null && (
            <Typography variant="body2" sx={{ color: "text.secondary", marginBlockStart: 1 }}>
              {text("start.reports.cash", {
                refused: figure(cash.refused),
                ended: figure(cash.ended),
                percent: figure(cash.refusedShare / 100),
              })}
            </Typography>
          )}
        </>
      )}
    </ReportPanel>
  );
}

/** All payment methods combined, in the order of statuses. */
function byState(rows: readonly OrdersRow[]) {
  const sum = (status: OrderStatus, of: "orders" | "piastres") =>
    rows.filter((row) => row.status === status).reduce((total, row) => total + row[of], 0);
  return ORDER_STATUSES.map((status) => ({
    status,
    orders: sum(status, "orders"),
    piastres: sum(status, "piastres"),
  })).filter(({ orders }) => orders > 0);
}

export function BestSellers({ span: { from, to } }: SpanProps) {
  const text = useText();
  const query = { from, to, limit: MOST_SELLERS };
  const answer = useQuery({
    queryKey: ["report", "best-sellers", query],
    queryFn: () => call("GET /api/v1/admin/reports/best-sellers", { query }),
  });
  return (
    <ReportPanel
      title={text("start.reports.bestSellers")}
      answer={answer}
      save={() => saveReport("GET /api/v1/admin/reports/best-sellers", query)}
    >
      {({ items }) =>
        items.length === 0 ? (
          <Nothing />
        ) : (
          <Figures
            columns={[
              text("start.reports.product"),
              text("start.reports.units"),
              text("start.reports.amount"),
            ]}
            rows={items.map(({ variantId, units, piastres, ...seller }) => ({
              key: String(variantId),
              cells: [
                <Seller key="name" {...seller} />,
                figure(units),
                <Money key="amount" amount={piastres} />,
              ],
            }))}
          />
        )
      }
    </ReportPanel>
  );
}

/** The product and variant, as named in its latest order. */
function Seller({ name, options, sku }: Pick<BestSellerRow, "name" | "options" | "sku">) {
  return (
    <>
      <bdi>{name[locale]}</bdi>
      <Typography variant="body2" component="div" sx={{ color: "text.secondary" }}>
        {options[locale] !== "" && (
          <>
            <bdi>{options[locale]}</bdi> ·{" "}
          </>
        )}
        <Code>{sku}</Code>
      </Typography>
    </>
  );
}

export function ReturnsByReason({ span: { from, to } }: SpanProps) {
  const text = useText();
  const query = { from, to };
  const answer = useQuery({
    queryKey: ["report", "returns", query],
    queryFn: () => call("GET /api/v1/admin/reports/returns", { query }),
  });
  return (
    <ReportPanel
      title={text("start.reports.returns")}
      answer={answer}
      save={() => saveReport("GET /api/v1/admin/reports/returns", query)}
    >
      {({ items }) =>
        items.length === 0 ? (
          <Nothing />
        ) : (
          <Figures
            columns={[
              text("start.reports.reason"),
              text("start.reports.units"),
              text("start.reports.refunded"),
            ]}
            rows={items.map(({ reason, units, piastres }) => ({
              key: reason,
              cells: [
                text(`returns.reasons.${reason}`),
                figure(units),
                <Money key="amount" amount={piastres} />,
              ],
            }))}
          />
        )
      }
    </ReportPanel>
  );
}
