import { sql } from "kysely";
import { MAX_FAVOURITES } from "#contract/favourites/endpoints.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { lockLists } from "./lock-lists.ts";
import { forgetOldViews } from "./report-view.ts";

/** Merges a browser's lists into the customer's; above the limit of favourites, the latest stay. */
export async function mergeLists(work: Work, fromId: number, toId: number): Promise<void> {
  // Locked in a fixed order, so that concurrent sign-ins do not deadlock.
  for (const id of [fromId, toId].toSorted((a, b) => a - b)) await lockLists(work, id);
  await sql`
    with taken as (
      delete from favourites.favourite where shopper_id = ${fromId} returning product_id, added_at)
    insert into favourites.favourite (shopper_id, product_id, added_at)
    select ${toId}, product_id, added_at from taken
    on conflict do nothing`.execute(work.db);
  await sql`
    with taken as (
      delete from favourites.view where shopper_id = ${fromId} returning product_id, viewed_at)
    insert into favourites.view as kept (shopper_id, product_id, viewed_at)
    select ${toId}, product_id, viewed_at from taken
    on conflict (shopper_id, product_id) do update
      set viewed_at = greatest(kept.viewed_at, excluded.viewed_at)`.execute(work.db);
  await sql`
    delete from favourites.favourite where shopper_id = ${toId} and product_id not in (
      select product_id from favourites.favourite where shopper_id = ${toId}
      order by added_at desc, product_id desc limit ${MAX_FAVOURITES})`.execute(work.db);
  await forgetOldViews(work, toId);
}
