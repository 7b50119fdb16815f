import { call } from "../../api/client.ts";
import { useText } from "../../i18n/use-text.ts";
import { ActionButton } from "../../shell/actions/action-button.tsx";
import type { Order } from "../order.ts";
import { CarriageFields } from "./carriage-fields.tsx";
import { openLines, someUnitsOf, type TypedUnits, typedUnits, UnitFields } from "./unit-fields.tsx";

type Typed = TypedUnits & { courier: string; tracking: string };

/** Hands units over to a courier: all remaining ones, or some. */
export function SendParcel({ order }: { order: Order }) {
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
