import { Alert, Box, Typography } from "@mui/material";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { WholeRecord } from "../../shell/data/whole-record.tsx";
import { ScreenTitle } from "../../shell/frame/screen-title.tsx";
import { Moment } from "../../shell/values.tsx";
import { CallsPanel } from "../calls/calls-panel.tsx";
import { MinutesLeft } from "../minutes-left.tsx";
import { Notes } from "../notes/notes.tsx";
import { orderSource } from "../order-source.ts";
import { StatusChip } from "../order-words.tsx";
import type { Order } from "../order.ts";
import { ReturnsPanel } from "../returns/returns-panel.tsx";
import { Amounts } from "./amounts.tsx";
import { History } from "./history.tsx";
import { Lines } from "./lines.tsx";
import { MoveButtons } from "./move-buttons.tsx";
import { Parcels } from "./parcels.tsx";
import { PaymentPanel } from "./payment-panel.tsx";
import { Address, Customer } from "./people.tsx";

/** One order: lines, customer, amounts, status, and the actions available. */
export function OrderScreen() {
  return <WholeRecord source={orderSource}>{(order) => <OrderPage order={order} />}</WholeRecord>;
}

function OrderPage({ order }: { order: Order }) {
  const text = useText();
  const { number, status, waitingFor, placedAt, heldUntil } = order;
  return (
    <>
      <ScreenTitle
        title={text("orders.page.title", { number })}
        badge={<StatusChip status={status} />}
        actions={<MoveButtons order={order} />}
      />
      <Typography sx={{ color: "text.secondary", marginBlockStart: -1, marginBlockEnd: 2 }}>
        <Moment at={placedAt} />
        {order.channel === "phone" && (
          <>
            {" · "}
            {text("phoneOrders.by", { name: order.placedBy ?? "" })}
          </>
        )}
      </Typography>
      {waitingFor && (
        <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
          {text(`orders.waitingFor.${waitingFor}`)}
          {heldUntil &&
            ` · ${text("orders.page.heldUntil", { at: momentText(heldUntil, locale) })}`}
          {heldUntil && waitingFor === "confirmation" && (
            <>
              {" · "}
              <MinutesLeft until={heldUntil} />
            </>
          )}
        </Alert>
      )}
      <Box
        sx={{
          display: "grid",
          gap: 2,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 3fr)" },
          alignItems: "start",
        }}
      >
        <Box sx={{ display: "grid", gap: 2 }}>
          <Lines order={order} />
          <Amounts order={order} />
          <Parcels order={order} />
          <ReturnsPanel order={order} />
        </Box>
        <Box sx={{ display: "grid", gap: 2 }}>
          <PaymentPanel order={order} />
          <CallsPanel order={order} />
          <Customer order={order} />
          <Address order={order} />
          <Notes order={order} />
          <History order={order} />
        </Box>
      </Box>
    </>
  );
}
