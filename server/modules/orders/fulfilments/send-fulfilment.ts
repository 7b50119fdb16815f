import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { allPieces, type AskedPieces, checkPieces } from "../life/asked-pieces.ts";
import { followPieces } from "../life/change-order.ts";
import { countPieces, linePieces, lockOrderByNumber } from "../life/lock-order.ts";
import type { Mover } from "../life/mover.ts";
import { type Carriage, writeFulfilment } from "./write-fulfilment.ts";

export interface Parcel extends Carriage {
  /** Absent: everything that is left. */
  lines?: readonly AskedPieces[] | undefined;
}

/** Sends pieces of an order that is being packed. With the last of them the order is on its way. */
export async function sendFulfilment(
  work: Work,
  number: string,
  { lines: asked, ...carriage }: Parcel,
  mover: Mover,
): Promise<{ orderId: number }> {
  const order = await lockOrderByNumber(work, number);
  if (order.status !== "Processing") refuse("order-state");
  const lines = await linePieces(work, order.id);
  const pieces = asked ? checkPieces(asked, lines) : allPieces(lines);
  const fulfilmentId = await writeFulfilment(work, order, pieces, carriage);
  const count = countPieces(await linePieces(work, order.id));
  await followPieces(work, order, count, { ...mover, fulfilmentId });
  return { orderId: order.id };
}
