import { sql } from "kysely";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

const CHECK_VIOLATION = "23514";

/**
 * Records an order's uses of limited promotions. The promotion rows are locked in a fixed order, so
 * that limits hold under concurrency; an order that comes too late is refused with `total-changed`
 * and gets the new total.
 */
export async function redeemPromotions(
  work: Work,
  use: {
    promotionIds: readonly number[];
    shopperId: number;
    /** `personKeys` of the customer. */
    people: readonly Buffer[];
    originator: string;
  },
): Promise<void> {
  const { promotionIds, shopperId, people, originator } = use;
  if (promotionIds.length === 0) return;
  try {
    await sql`
      with used as (
        select id from pricing.promotion
        where id = any (${promotionIds}::int[]) and (use_limit is not null or use_limit_each is not null)
        order by id for update
      ), counted as (
        update pricing.promotion set uses = uses + 1 from used where used.id = promotion.id
      )
      insert into pricing.promotion_use (promotion_id, originator, shopper_id)
      select id, ${originator}, ${shopperId} from used
    `.execute(work.db);
  } catch (error) {
    if ((error as { code?: string }).code === CHECK_VIOLATION) refuse("total-changed");
    throw error;
  }
  const { rows } = await sql`
    select from pricing.promotion
    where id = any (${promotionIds}::int[]) and use_limit_each < (
      select count(*) from pricing.promotion_use as used
      where used.promotion_id = promotion.id and used.shopper_id = ${shopperId}
    )
  `.execute(work.db);
  if (rows.length > 0) refuse("total-changed");
  if (await exceedForPeople(work, { promotionIds, people, originator })) refuse("total-changed");
}

/**
 * Takes each person's next free use; a person without one left exceeds the limit. The promotions
 * are already locked.
 */
async function exceedForPeople(
  { db }: Work,
  use: { promotionIds: readonly number[]; people: readonly Buffer[]; originator: string },
): Promise<boolean> {
  const { rows } = await sql<{ isOver: boolean }>`
    insert into pricing.promotion_person (promotion_id, originator, person, nth)
    select promotion.id, ${use.originator}, given.person, (
      select min(free) from generate_series(1, use_limit_each + 1) as free where not exists (
        select from pricing.promotion_person as used
        where used.promotion_id = promotion.id and used.person = given.person and used.nth = free
      )
    )
    from pricing.promotion cross join unnest(${use.people}::bytea[]) as given (person)
    where promotion.id = any (${use.promotionIds}::int[]) and use_limit_each is not null
    returning nth > (select use_limit_each from pricing.promotion where id = promotion_id) as "isOver"
  `.execute(db);
  return rows.some(({ isOver }) => isOver);
}

/** Returns the uses of a cancelled order. */
export async function giveBackPromotions(work: Work, originator: string): Promise<void> {
  await sql`
    with returned as (
      delete from pricing.promotion_use where originator = ${originator} returning promotion_id
    )
    update pricing.promotion set uses = uses - 1 from returned where returned.promotion_id = promotion.id
  `.execute(work.db);
}

/** What a browser used counts for its customer: signing in allows no additional use. */
export async function moveUses({ db }: Work, from: number, to: number): Promise<void> {
  await sql`update pricing.promotion_use set shopper_id = ${to} where shopper_id = ${from}`.execute(
    db,
  );
}
