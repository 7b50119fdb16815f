import { variantProducts } from "#server/modules/catalog/index.ts";
import { releaseStock, reserveStock } from "#server/modules/inventory/index.ts";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { releaseClaim } from "../request/claim-units.ts";
import { walletOwner } from "../request/refund-methods.ts";
import type { ReturnsTables } from "../tables.ts";
import {
  checkMove,
  type LockedReturn,
  lockReturn,
  moveReturn,
  returnStock,
  stockOf,
} from "./lock-return.ts";

export interface Decision {
  decision: "approved" | "refused";
  note: string;
  asRefund: boolean;
  /** The customer is not told. */
  isSilent?: boolean;
}

/** Approves a return, reserving the replacement for an exchange, or refuses it. */
export async function decideReturn(
  work: Work,
  number: string,
  { decision, note, asRefund, isSilent = false }: Decision,
  staffId: number,
): Promise<{ before: string }> {
  const back = await lockReturn(work, number);
  const move = { to: decision, staffId, note, ...(isSilent && { message: null }) };
  checkMove(back, move);
  if (decision === "refused") {
    if (!note) {
      throw new ProblemError("validation", {}, [
        { path: "note", key: "validation.required", values: {} },
      ]);
    }
    await releaseClaim(work, back.order_id, back.lines);
    if (back.resolution === "exchange" && back.state === "approved") {
      await releaseStock(work, returnStock(number));
    }
  } else if (back.resolution === "exchange") {
    await (asRefund ? turnIntoRefund(work, back) : holdReplacement(work, back));
  }
  await moveReturn(work, back, move);
  return { before: back.state };
}

async function holdReplacement(work: Work, back: LockedReturn): Promise<void> {
  const units = new Map(back.lines.map(({ position, quantity }) => [position, quantity]));
  const goods = stockOf(back, (position) => units.get(position) ?? 0);
  const products = await variantProducts(
    work.db,
    goods.map(({ variantId }) => variantId),
  );
  await reserveStock(
    work,
    returnStock(back.number),
    goods.map((line) => ({ ...line, productId: products.get(line.variantId) ?? 0 })),
  );
}

/**
 * The exchange is out of stock: the money goes to the wallet, or to the original payment if there
 * is none.
 */
async function turnIntoRefund(work: Work, back: LockedReturn): Promise<void> {
  const customerId = await walletOwner(work.db, back.order);
  await work.db
    .$extendTables<ReturnsTables>()
    .updateTable("returns.return")
    .set({ resolution: "refund", refund_to: customerId === null ? "original" : "wallet" })
    .where("id", "=", back.id)
    .execute();
}
