import type { OrderStatus } from "#contract/orders/order-status.ts";
import type { RefundWay } from "#contract/returns/return-words.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { type AskedPieces, checkPieces } from "../life/asked-pieces.ts";
import { followPieces } from "../life/change-order.ts";
import { countPieces, linePieces, lockOrderByNumber } from "../life/lock-order.ts";
import type { Mover } from "../life/mover.ts";
import type { OrderPayments } from "../order-payments.ts";
import { cancelAway, feesOf } from "./cancel-rest.ts";
import { walletPart } from "./credit-sums.ts";

/** An order that waits for its money is cancelled as a whole, or waits. */
const MAY_SHRINK = new Set<OrderStatus>(["Ordered", "Processing"]);

export interface PiecesToCancel {
  lines: readonly AskedPieces[];
  refundTo: RefundWay;
}

/**
 * Cancels pieces that have not left yet. When nothing is left at all the order is cancelled, with its delivery and
 * fees; when the rest has left already, it goes on. @returns what was credited
 */
export async function cancelPieces(
  work: Work,
  payments: OrderPayments,
  number: string,
  { lines: asked, refundTo }: PiecesToCancel,
  mover: Mover,
): Promise<{ orderId: number; amount: number }> {
  const order = await lockOrderByNumber(work, number);
  if (!MAY_SHRINK.has(order.status)) refuse("order-state");
  const lines = await linePieces(work, order.id);
  const pieces = checkPieces(asked, lines);
  const { left, shipped, delivered } = countPieces(lines);
  const after = pieces.reduce((rest, line) => rest - line.pieces, left);
  const isWhole = after === 0 && shipped === 0;
  const received = refundTo === "wallet" ? await payments.receivedOf(work.db, order.id) : 0;
  const { id: creditId, amount } = await cancelAway(
    work,
    order,
    {
      pieces,
      isWhole,
      fees: isWhole ? feesOf(order, lines) : 0,
      wallet: (sum) => walletPart(sum, refundTo, order, received),
    },
    mover,
  );
  await followPieces(work, order, { left: after, shipped, delivered }, { ...mover, creditId });
  return { orderId: order.id, amount };
}
