import { sql } from "kysely";
import { MAX_VIEWED } from "#contract/favourites/endpoints.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { isSeen } from "./favourite-queries.ts";
import { lockLists } from "./lock-lists.ts";

/** Records the latest products a shopper viewed, each once. */
export async function reportView(work: Work, shopperId: number, productId: number): Promise<void> {
  if (!(await isSeen(work.db, productId))) refuse("not-found");
  await lockLists(work, shopperId);
  await sql`
    insert into favourites.view (shopper_id, product_id) values (${shopperId}, ${productId})
    on conflict (shopper_id, product_id) do update set viewed_at = excluded.viewed_at`.execute(
    work.db,
  );
  await forgetOldViews(work, shopperId);
}

export async function forgetOldViews(work: Work, shopperId: number): Promise<void> {
  await sql`
    delete from favourites.view where shopper_id = ${shopperId} and product_id not in (
      select product_id from favourites.view where shopper_id = ${shopperId}
      order by viewed_at desc, product_id desc limit ${MAX_VIEWED})`.execute(work.db);
}
