import type { RefundMethod } from "#contract/orders/refund-method.ts";
import type { ReturnResolution } from "#contract/returns/return-types.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { FrozenGoods, ReturnsTables } from "../tables.ts";

export interface MailedLine {
  goods: FrozenGoods;
  quantity: number;
}

/** The data of a return for its mails. */
export async function returnForMail(
  db: Connection,
  id: number,
): Promise<{ resolution: ReturnResolution; refundTo: RefundMethod | null; lines: MailedLine[] }> {
  const tables = db.$extendTables<ReturnsTables>();
  const { resolution, refund_to: refundTo } = await tables
    .selectFrom("returns.return")
    .select(["resolution", "refund_to"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const lines = await tables
    .selectFrom("returns.line")
    .select(["goods", "quantity"])
    .where("return_id", "=", id)
    .orderBy("position")
    .execute();
  return { resolution, refundTo, lines };
}
