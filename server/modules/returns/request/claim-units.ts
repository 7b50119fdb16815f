import { sql } from "kysely";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

interface Units {
  position: number;
  quantity: number;
}

/** The units as rows in a statement, in the order in which their lines are locked. */
function rows(lines: readonly Units[]) {
  return sql`(
    select * from unnest(
      ${lines.map(({ position }) => position)}::int[], ${lines.map(({ quantity }) => quantity)}::int[]
    ) as asked (position, quantity) order by position
  )`;
}

/**
 * Claims units of an order for a return. Concurrent claims of the same line wait here, and never
 * exceed the delivered units. @returns the positions with enough units
 */
export async function claimUnits(
  work: Work,
  orderId: number,
  lines: readonly (Units & { delivered: number })[],
): Promise<Set<number>> {
  await sql`
    insert into returns.claim (order_id, position, delivered)
    select ${orderId}, position, delivered from unnest(
      ${lines.map(({ position }) => position)}::int[], ${lines.map(({ delivered }) => delivered)}::int[]
    ) as line (position, delivered) order by position
    on conflict (order_id, position) do update set delivered = excluded.delivered
  `.execute(work.db);
  const { rows: taken } = await sql<{ position: number }>`
    update returns.claim set claimed = claimed + asked.quantity from ${rows(lines)} as asked
    where claim.order_id = ${orderId} and claim.position = asked.position
      and claim.claimed + asked.quantity <= claim.delivered
    returning claim.position
  `.execute(work.db);
  return new Set(taken.map(({ position }) => position));
}

/** Releases units that will not be returned after all, or were exchanged: the customer has them. */
export async function releaseClaim(
  work: Work,
  orderId: number,
  lines: readonly Units[],
): Promise<void> {
  await sql`
    update returns.claim set claimed = claimed - asked.quantity from ${rows(lines)} as asked
    where claim.order_id = ${orderId} and claim.position = asked.position
  `.execute(work.db);
}
