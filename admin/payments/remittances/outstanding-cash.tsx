import { Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { formatPrice } from "#contract/kernel/money.ts";
import type { OutstandingParcel } from "#contract/payments/remittance-endpoints.ts";
import { call } from "../../api/client.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Column } from "../../shell/lists/columns.ts";
import { OrderLink } from "../../shell/lists/record-link.tsx";
import { RecordList } from "../../shell/lists/record-list.tsx";
import { useList } from "../../shell/lists/use-list.ts";
import { Code, Moment, Money } from "../../shell/values.tsx";
import { outstandingSource } from "./remittance-source.ts";

type Row = OutstandingParcel & { id: string };

/** Cash on delivery that couriers have collected but not handed over yet, oldest first. */
export function OutstandingCash() {
  const text = useText();
  return (
    <RecordList<Row>
      source={outstandingSource}
      columns={useColumns()}
      empty={({ courier }) =>
        text(courier ? "shell.list.noMatch" : "remittances.outstanding.empty")
      }
      views={<Sum />}
      filters={[{ source: "courier", kind: "text", label: text("remittances.courier") }]}
    />
  );
}

/** The total over all pages. */
function Sum() {
  const text = useText();
  const { courier = "" } = useList().filters;
  const { data } = useQuery({
    queryKey: ["outstanding-cash", "sum", courier],
    queryFn: () => call("GET /api/v1/admin/outstanding-cash", { query: { page: 1, courier } }),
  });
  if (!data || data.total === 0) return null;
  const amount = formatPrice(data.sum, locale);
  return (
    <Typography sx={{ marginBlockEnd: 1.5 }}>
      {text("remittances.outstanding.sum", { count: data.total, amount })}
    </Typography>
  );
}

function useColumns(): Column<Row>[] {
  const text = useText();
  return [
    { source: "orderNumber", render: ({ orderNumber }) => <OrderLink number={orderNumber} /> },
    { source: "expected", isFigure: true, render: ({ expected }) => <Money amount={expected} /> },
    {
      source: "courier",
      render: ({ courier }) => (courier ? <bdi>{courier}</bdi> : text("shell.none")),
    },
    {
      source: "tracking",
      render: ({ tracking }) => (tracking ? <Code>{tracking}</Code> : text("shell.none")),
    },
    { source: "parcel", isFigure: true, render: ({ parcel }) => parcel },
    { source: "deliveredAt", render: ({ deliveredAt }) => <Moment at={deliveredAt} /> },
  ];
}
