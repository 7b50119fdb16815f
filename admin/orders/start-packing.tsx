import { Alert, AlertTitle, Box } from "@mui/material";
import { useRef } from "react";
import type { CallResponse } from "#api-client/operations.ts";
import { call } from "../api/client.ts";
import { useText } from "../i18n/use-text.ts";
import { ActionButton } from "../shell/actions/action-button.tsx";
import { OrderLink } from "../shell/lists/record-link.tsx";
import { statusLabel } from "./order-words.tsx";

export type Packing = CallResponse<"POST /api/v1/admin/order-packing">["items"][number];

interface StartPackingProps {
  numbers: string[];
  /** Receives the orders that could not be packed. */
  onNotPacked: (orders: readonly Packing[]) => void;
}

/** Starts packing several orders at once. */
export function StartPacking({ numbers, onNotPacked }: StartPackingProps) {
  const text = useText();
  const started = useRef(0);
  const send = async () => {
    const { items } = await call("POST /api/v1/admin/order-packing", { body: { numbers } });
    const others = items.filter(({ isStarted }) => !isStarted);
    started.current = items.length - others.length;
    onNotPacked(others);
  };
  return (
    <ActionButton
      label={text("orders.packing.start")}
      explanation={text("orders.packing.text", { count: numbers.length })}
      done={() => text("orders.packing.started", { count: started.current })}
      send={send}
      variant="contained"
    />
  );
}

interface NotPackedProps {
  orders: readonly Packing[];
  onClose: () => void;
}

/** The orders that could not be packed, with their current status. */
export function NotPacked({ orders, onClose }: NotPackedProps) {
  const text = useText();
  const where = ({ status, waitingFor }: Packing) => {
    if (status === null) return text("orders.packing.unknown");
    return waitingFor ? text(`orders.waitingFor.${waitingFor}`) : statusLabel(status);
  };
  return (
    <Alert
      severity="warning"
      role="alert"
      onClose={onClose}
      closeText={text("orders.packing.close")}
    >
      <AlertTitle>{text("orders.packing.notPossible", { count: orders.length })}</AlertTitle>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {orders.map((order) => (
          <li key={order.number}>
            <OrderLink number={order.number} /> · {where(order)}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
