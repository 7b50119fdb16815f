import type { ReturnBody } from "#contract/returns/endpoints.ts";
import {
  accessTo,
  lockPayable,
  refuseOrder,
  returnableOrder,
  type ReturnableOrder,
} from "#server/modules/orders/index.ts";
import { ProblemError, refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { notifyCustomer } from "../mails/notify-customer.ts";
import { checkLines } from "./check-lines.ts";
import { claimUnits } from "./claim-units.ts";
import { insertReturn } from "./insert-return.ts";
import { refundMethods } from "./refund-methods.ts";
import { returnRules } from "./return-rules.ts";

export interface ReturnRequest {
  shopperId: number | undefined;
  orderNumber: string;
  body: ReturnBody;
}

/** Requests a return of units of an order. @returns the return's number */
export async function requestReturn(
  work: Work,
  { shopperId, orderNumber, body }: ReturnRequest,
): Promise<{ number: string }> {
  const found = await accessTo(work.db, orderNumber, shopperId);
  if (found?.access !== "full") return refuseOrder(work.db, orderNumber, shopperId);
  const { orderId } = found;
  // Returns of one order are serialised.
  await lockPayable(work, orderId);
  const order = await returnableOrder(work.db, orderId);
  const rules = await returnRules(work.db, order);
  if (!rules) refuse("not-delivered");
  const lines = checkLines(body.lines, order.lines, rules);
  const refundTo = await checkRefundMethod(work, order, body);
  const taken = await claimUnits(
    work,
    orderId,
    lines.map(({ position, quantity, of }) => ({ position, quantity, delivered: of.delivered })),
  );
  const short = lines.flatMap(({ position }, index) =>
    taken.has(position)
      ? []
      : [{ path: `lines.${index}.quantity`, key: "problem.return-quantity" as const, values: {} }],
  );
  if (short.length > 0) throw new ProblemError("return-quantity", {}, short);
  const { id, number } = await insertReturn(work, order, { ...body, refundTo }, lines);
  await notifyCustomer(work, order, { id, number, state: "requested", note: null });
  return { number };
}

async function checkRefundMethod(
  work: Work,
  order: ReturnableOrder,
  { resolution, refundTo, payoutTo }: ReturnBody,
): Promise<"wallet" | "original" | null> {
  if (resolution === "exchange") return null;
  const { methods, needsPayout } = await refundMethods(work.db, order);
  if (!refundTo) {
    throw new ProblemError("validation", {}, [
      { path: "refundTo", key: "validation.required", values: {} },
    ]);
  }
  if (!methods.includes(refundTo)) refuse("refund-method");
  if (refundTo === "original" && needsPayout && !payoutTo) {
    throw new ProblemError("validation", {}, [
      { path: "payoutTo", key: "validation.required", values: {} },
    ]);
  }
  return refundTo;
}
