import { sql } from "kysely";
import { MAX_LOOSE_PICTURES } from "#contract/returns/return-types.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { ReturnsTables } from "../tables.ts";

/** Stores a cleaned picture for a return that is about to be requested. */
export async function keepPicture(work: Work, orderId: number, bytes: Buffer): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into returns.picture (order_id, bytes) select ${orderId}, ${bytes}
    where (select count(*) from returns.picture where order_id = ${orderId} and return_id is null)
      < ${MAX_LOOSE_PICTURES}
    returning id
  `.execute(work.db);
  return rows[0]?.id ?? refuse("too-many-pictures", { 0: MAX_LOOSE_PICTURES });
}

/** Deletes a picture that belongs to no return yet. */
export async function removePicture(work: Work, orderId: number, id: string): Promise<void> {
  const { numDeletedRows } = await work.db
    .$extendTables<ReturnsTables>()
    .deleteFrom("returns.picture")
    .where("id", "=", id)
    .where("order_id", "=", orderId)
    .where("return_id", "is", null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) refuse("not-found");
}

/** Deletes pictures of returns that were never requested; a job. */
export async function sweepPictures(db: Connection): Promise<void> {
  await sql`
    delete from returns.picture where return_id is null and at < now() - interval '1 day'
  `.execute(db);
}
