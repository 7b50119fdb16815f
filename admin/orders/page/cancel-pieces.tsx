import type { RefundMethod } from "#contract/orders/refund-method.ts";
import { call } from "../../api/client.ts";
import { ownProblem } from "../../api/own-problem.ts";
import { useText } from "../../i18n/use-text.ts";
import { ActionButton } from "../../shell/actions/action-button.tsx";
import { Field } from "../../shell/forms/field.tsx";
import type { Order } from "../order.ts";
import { RefundToField } from "./refund-to-field.tsx";
import { openLines, someUnitsOf, type TypedUnits, typedUnits, UnitFields } from "./unit-fields.tsx";

type Typed = TypedUnits & { reason: string; refundTo: RefundMethod };

/** Cancels units of an order that are not shipped yet. */
export function CancelPieces({ order }: { order: Order }) {
  const text = useText();
  const { number } = order;
  const lines = openLines(order);
  const send = async ({ reason, refundTo, ...typed }: Typed, idempotencyKey: string) => {
    const units = someUnitsOf(typed, lines, text("orders.units.none"));
    if (reason.trim() === "") throw ownProblem(text("orders.actions.reasonNeeded"), "reason");
    const body = { lines: units, refundTo, note: reason };
    await call("POST /api/v1/admin/orders/{number}/cancellations", {
      params: { number },
      body,
      idempotencyKey,
    });
  };
  return (
    <ActionButton<Typed>
      label={text("orders.pieces.cancel")}
      explanation={text("orders.pieces.cancelText")}
      done={text("orders.pieces.cancelled")}
      defaultValues={{ ...typedUnits(lines, false), reason: "", refundTo: "original" }}
      draft={`order ${number} pieces`}
      send={send}
      isDangerous
    >
      <UnitFields lines={lines} />
      <Field name="reason" rows={2} label={text("orders.actions.reason")} />
      <RefundToField />
    </ActionButton>
  );
}
