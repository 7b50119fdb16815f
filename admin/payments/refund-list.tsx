import { Box } from "@mui/material";
import type { RefundToSend } from "#contract/payments/endpoints.ts";
import { call } from "../api/client.ts";
import { useText } from "../i18n/use-text.ts";
import { MarkSent } from "../shell/actions/mark-sent.tsx";
import type { Column } from "../shell/lists/columns.ts";
import { OrderLink } from "../shell/lists/record-link.tsx";
import { RecordList } from "../shell/lists/record-list.tsx";
import { Moment, Money, StateChip } from "../shell/values.tsx";
import { refundSource } from "./refund-source.ts";

/** Refunds that staff have to pay by hand, those waiting longest first. */
export function RefundList() {
  const text = useText();
  return (
    <RecordList<RefundToSend>
      source={refundSource}
      columns={useColumns()}
      empty={text("payments.refunds.empty")}
      expand={({ id, amount }) => (
        <Box sx={{ marginBlock: 1 }}>
          <MarkSent
            amount={amount}
            draft={`refund ${id}`}
            send={(body) => call("POST /api/v1/admin/refunds/{id}/sent", { params: { id }, body })}
          />
        </Box>
      )}
    />
  );
}

function useColumns(): Column<RefundToSend>[] {
  const text = useText();
  return [
    {
      source: "orderNumber",
      render: ({ orderNumber }) => <OrderLink number={orderNumber} />,
    },
    { source: "amount", isFigure: true, render: ({ amount }) => <Money amount={amount} /> },
    { source: "name", render: ({ name }) => <bdi>{name ?? text("orders.page.erasedName")}</bdi> },
    {
      source: "way",
      render: ({ way, isFailed }) => (
        <>
          {text(`orders.money.ways.${way}`)}{" "}
          {isFailed && <StateChip label={text("payments.refunds.failed")} tone="error" />}
        </>
      ),
    },
    { source: "askedAt", render: ({ askedAt }) => <Moment at={askedAt} /> },
  ];
}
