import { sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { ReturnState } from "#contract/returns/return-types.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { TablesOf } from "#server/platform/postgres/tables.ts";
import { PAYOUT_WAITS } from "../money/mark-payout-sent.ts";
import type { ReturnsTables } from "../tables.ts";

type ReaderTables = Pick<TablesOf<"orders">, "orders.order_reader">;

/** A return with everything that belongs to it, read in one statement. */
export type ReturnRecord = NonNullable<Awaited<ReturnType<typeof returnByNumber>>>;

export async function returnByNumber(db: Connection, number: string) {
  return returns(db).where("back.number", "=", number).executeTakeFirst();
}

export async function returnsOfOrder(db: Connection, orderId: number) {
  return returns(db).where("back.order_id", "=", orderId).orderBy("back.id", "desc").execute();
}

interface Slice {
  page: number;
  pageSize: number;
}

/** Returns of orders that a shopper placed, newest first. */
export async function returnsOfShopper(db: Connection, shopperId: number, slice: Slice) {
  const ownOrders = db
    .$extendTables<ReaderTables>()
    .selectFrom("orders.order_reader")
    .select("order_id")
    .where("shopper_id", "=", shopperId)
    .where("is_owner", "=", true);
  const rows = await returns(db)
    .select(sql<number>`count(*) over ()::int`.as("count"))
    .where("back.order_id", "in", ownOrders)
    .orderBy("back.id", "desc")
    .limit(slice.pageSize)
    .offset((slice.page - 1) * slice.pageSize)
    .execute();
  return { rows, total: rows[0]?.count ?? 0 };
}

interface StaffFilter {
  state: ReturnState | undefined;
  payout: "waiting" | undefined;
}

/** Returns in a state, those with a pending payout, or all; longest waiting first. */
export async function returnsForStaff(
  db: Connection,
  { state, payout, page, pageSize }: Slice & StaffFilter,
) {
  const found = returns(db).select(sql<number>`count(*) over ()::int`.as("count"));
  const ofState = state ? found.where("back.state", "=", state) : found;
  const rows = await (payout ? ofState.where(PAYOUT_WAITS) : ofState)
    .orderBy("back.id")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { rows, total: rows[0]?.count ?? 0 };
}

function returns(db: Connection) {
  return db
    .$extendTables<ReturnsTables>()
    .selectFrom("returns.return as back")
    .selectAll("back")
    .select((row) => [
      jsonArrayFrom(
        row
          .selectFrom("returns.line as line")
          .select(["line.position", "line.goods", "line.quantity", "line.reason", "line.note"])
          .select(["line.whole", "line.broken"])
          .select(
            sql<string[]>`coalesce((
              select json_agg(picture.id order by picture.place) from returns.picture as picture
              where picture.return_id = line.return_id and picture.position = line.position
            ), '[]')`.as("pictures"),
          )
          .whereRef("line.return_id", "=", "back.id")
          .orderBy("line.position"),
      ).as("lines"),
      jsonArrayFrom(
        row
          .selectFrom("returns.event as event")
          .select(["event.state", "event.at", "event.note"])
          .whereRef("event.return_id", "=", "back.id")
          .orderBy("event.id"),
      ).as("events"),
      jsonArrayFrom(
        row
          .selectFrom("returns.refund_part as part")
          .select(["part.kind", "part.piastres as amount"])
          .whereRef("part.return_id", "=", "back.id")
          .orderBy("part.kind"),
      ).as("parts"),
      jsonObjectFrom(
        row
          .selectFrom("returns.payout_sent as sent")
          .select(["sent.at", "sent.reference"])
          .whereRef("sent.return_id", "=", "back.id"),
      ).as("payoutSent"),
    ]);
}
