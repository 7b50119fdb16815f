import { Box } from "@mui/material";
import type { OrderStatus } from "#contract/orders/order-status.ts";
import { call } from "../../api/client.ts";
import { useMay } from "../../api/session.ts";
import { useText } from "../../i18n/use-text.ts";
import { ActionButton } from "../../shell/actions/action-button.tsx";
import { Field } from "../../shell/forms/field.tsx";
import { statusLabel } from "../order-words.tsx";
import type { Order } from "../order.ts";
import { CarriageFields } from "./carriage-fields.tsx";
import { openLines, someUnitsOf, type TypedUnits, typedUnits, UnitFields } from "./unit-fields.tsx";

/** The statuses that may follow, as the server allows; the normal next one is highlighted. */
export function MoveButtons({ order }: { order: Order }) {
  const mayMove = useMay("order:write");
  const { number, next, fulfilments } = order;
  const isSent = fulfilments.some(({ failedAt }) => failedAt === null);
  const onTheWay = fulfilments.filter(({ state }) => state === "shipped").length;
  const offered = next.filter((status) => {
    // Shipped orders cannot be cancelled; undelivered parcels are recorded one by one.
    if (status === "cancelled") return !isSent;
    // A single parcel has its own button for delivery.
    return status !== "delivered" || onTheWay !== 1;
  });
  if (!mayMove || offered.length === 0) return null;
  return (
    <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
      {offered.map((status) =>
        status === "shipped" ? (
          <SendParcel key={status} order={order} />
        ) : (
          <MoveButton key={status} number={number} to={status} />
        ),
      )}
    </Box>
  );
}

function MoveButton({ number, to }: { number: string; to: OrderStatus }) {
  const text = useText();
  const isCancel = to === "cancelled";
  const move = ({ note }: { note: string }) =>
    call("POST /api/v1/admin/orders/{number}/status", {
      params: { number },
      body: { status: to, ...(note !== "" && { note }) },
    });
  return (
    <ActionButton
      label={text(`orders.actions.moveTo.${to}`)}
      explanation={text(`orders.actions.moveText.${to}`)}
      done={text("orders.actions.moved", { number, status: statusLabel(to) })}
      defaultValues={{ note: "" }}
      draft={`order ${number} ${to}`}
      send={move}
      isDangerous={isCancel}
      variant={isCancel ? "outlined" : "contained"}
    >
      <Field
        name="note"
        rows={2}
        label={text("orders.actions.note")}
        help={text("shell.form.optional")}
      />
    </ActionButton>
  );
}

type Typed = TypedUnits & { courier: string; tracking: string };

/** Hands units over to a courier: all remaining ones, or some. */
function SendParcel({ order }: { order: Order }) {
  const text = useText();
  const { number } = order;
  const lines = openLines(order);
  const send = async ({ courier, tracking, ...typed }: Typed, idempotencyKey: string) => {
    const units = someUnitsOf(typed, lines, text("orders.units.none"));
    const body = { courier, tracking, lines: units };
    await call("POST /api/v1/admin/orders/{number}/fulfilments", {
      params: { number },
      body,
      idempotencyKey,
    });
  };
  return (
    <ActionButton<Typed>
      label={text("orders.actions.moveTo.shipped")}
      explanation={text("orders.actions.moveText.shipped")}
      done={text("orders.parcel.sent")}
      defaultValues={{ ...typedUnits(lines, true), courier: "", tracking: "" }}
      draft={`order ${number} parcel`}
      send={send}
      variant="contained"
    >
      <UnitFields lines={lines} />
      <CarriageFields />
    </ActionButton>
  );
}
