import { Box, Typography } from "@mui/material";
import { type GovernorateCode, GOVERNORATES } from "#contract/customers/governorates.ts";
import type { CallRow } from "#contract/orders/call-endpoints.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Column } from "../../shell/lists/columns.ts";
import { OrderLink } from "../../shell/lists/record-link.tsx";
import { RecordList } from "../../shell/lists/record-list.tsx";
import { Moment, Money, Phone } from "../../shell/values.tsx";
import { Goods } from "../goods.tsx";
import { PlaceName } from "../place-name.tsx";
import { CallActions } from "./call-actions.tsx";
import { callSource } from "./call-source.ts";

type Row = CallRow & { id: string };

/** Calls to make before orders are packed, most urgent first. */
export function CallList() {
  const text = useText();
  return (
    <RecordList<Row>
      source={callSource}
      columns={useColumns()}
      empty={text("calls.empty")}
      expand={(row) => <CallActions {...row} canCall />}
    />
  );
}

function useColumns(): Column<Row>[] {
  const text = useText();
  return [
    {
      source: "number",
      render: ({ number }) => <OrderLink number={number} />,
    },
    { source: "due", isFigure: true, render: ({ due }) => <Money amount={due} /> },
    {
      source: "name",
      render: (row) => (
        <Box>
          <bdi>{row.name}</bdi>
          <Typography variant="caption" component="div" sx={{ color: "text.secondary" }}>
            <Phone number={row.phone} />
          </Typography>
          <PastOrders row={row} />
        </Box>
      ),
    },
    { source: "goods", render: ({ goods }) => <Goods goods={goods} /> },
    {
      source: "place",
      render: ({ governorate, city }) => (
        <PlaceName parts={[city, GOVERNORATES[governorate as GovernorateCode][locale]]} />
      ),
    },
    { source: "placedAt", render: ({ placedAt }) => <Moment at={placedAt} /> },
    {
      source: "last",
      render: ({ result, calls }) => {
        if (result) return text("calls.last", { result: text(`calls.results.${result}`), calls });
        return calls === 0 ? text("calls.never") : text("calls.corrected", { calls });
      },
    },
    {
      source: "nextAt",
      render: ({ nextAt }) => (nextAt ? <Moment at={nextAt} /> : text("calls.now")),
    },
  ];
}

/** What is known of the phone number: its other orders, and how many it refused. */
function PastOrders({ row: { otherOrders, refusals } }: { row: Row }) {
  const text = useText();
  const { refused, ended } = refusals;
  return (
    <Typography
      variant="caption"
      component="div"
      sx={{ color: refused > 0 ? "error.main" : "text.secondary" }}
    >
      {text("calls.otherOrders", { count: otherOrders })}
      {refused > 0 && ` · ${text("calls.refusedOf", { refused, ended })}`}
    </Typography>
  );
}
