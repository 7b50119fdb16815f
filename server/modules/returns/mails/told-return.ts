import type { RefundWay, ReturnWish } from "#contract/returns/return-words.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { FrozenGoods, ReturnsTables } from "../tables.ts";

export interface ToldLine {
  goods: FrozenGoods;
  quantity: number;
}

/** What a mail says of a return. */
export async function toldReturn(
  db: Connection,
  id: number,
): Promise<{ wanted: ReturnWish; refundTo: RefundWay | null; lines: ToldLine[] }> {
  const tables = db.$extendTables<ReturnsTables>();
  const { wanted, refund_to: refundTo } = await tables
    .selectFrom("returns.return")
    .select(["wanted", "refund_to"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const lines = await tables
    .selectFrom("returns.line")
    .select(["goods", "quantity"])
    .where("return_id", "=", id)
    .orderBy("position")
    .execute();
  return { wanted, refundTo, lines };
}
