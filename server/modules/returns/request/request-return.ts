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

/** A customer requests a return of units of an order. @returns the return's number */
export async function requestReturn(
  work: Work,
  { shopperId, orderNumber, body }: ReturnRequest,
): Promise<{ number: string }> {
  const found = await accessTo(work.db, orderNumber, shopperId);
  if (found?.access !== "full") return refuseOrder(work.db, orderNumber, shopperId);
  const { order, ...back } = await addReturn(work, found.orderId, body);
  await notifyCustomer(work, order, { ...back, message: "requested", note: null });
  return { number: back.number };
}

/** Adds a return of units of an order, as requested; nobody is notified. */
export async function addReturn(
  work: Work,
  orderId: number,
  body: ReturnBody,
): Promise<{ id: number; number: string; order: ReturnableOrder }> {
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
  return { ...(await insertReturn(work, order, { ...body, refundTo }, lines)), order };
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
