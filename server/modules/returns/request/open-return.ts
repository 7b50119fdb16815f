import type { OpenedReturn } from "#contract/returns/endpoints.ts";
import { payableByNumber } from "#server/modules/orders/index.ts";
import { ProblemError, refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { refundReturn } from "../money/refund-return.ts";
import { decideReturn } from "../status/decide-return.ts";
import { exchangeReturn } from "../status/exchange-return.ts";
import { receiveReturn } from "../status/receive-return.ts";
import { addReturn } from "./request-return.ts";

/**
 * Staff open a return for a customer. On the phone it is approved. At the counter all its steps are
 * taken, and the customer only gets the last message. @returns the return's number
 */
export async function openReturn(
  work: Work,
  orderNumber: string,
  { isAtCounter, note, ...opened }: OpenedReturn,
  staffId: number,
): Promise<string> {
  checkBroken(opened.lines);
  const order = await payableByNumber(work.db, orderNumber);
  if (!order) refuse("not-found");
  const lines = opened.lines.map((line) => ({ ...line, pictures: [] }));
  const { number } = await addReturn(work, order.id, { ...opened, lines });
  const decision = { decision: "approved" as const, note, asRefund: false };
  if (!isAtCounter) {
    await decideReturn(work, number, decision, staffId);
    return number;
  }
  await decideReturn(work, number, { ...decision, isSilent: true }, staffId);
  const found = opened.lines.map(({ position, quantity, broken }) => ({
    ...{ position, broken },
    whole: quantity - broken,
  }));
  await receiveReturn(work, number, { lines: found, note: "", isSilent: true }, staffId);
  if (opened.resolution === "exchange")
    await exchangeReturn(work, number, { note, isHandedOver: true }, staffId);
  else await refundReturn(work, number, note, staffId);
  return number;
}

/** Of a line no more units can be broken than come back. */
function checkBroken(lines: OpenedReturn["lines"]): void {
  const wrong = lines.flatMap(({ quantity, broken }, index) =>
    broken > quantity
      ? [{ path: `lines.${index}.broken`, key: "problem.return-quantity" as const, values: {} }]
      : [],
  );
  if (wrong.length > 0) throw new ProblemError("return-quantity", {}, wrong);
}
