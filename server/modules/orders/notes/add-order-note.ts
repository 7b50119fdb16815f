import { mailMention, membersWhoMay } from "#server/modules/staff/index.ts";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { lockOrderByNumber } from "../status/lock-order.ts";
import type { OrdersTables } from "../tables.ts";
import { namedIn } from "./mentions.ts";

/**
 * Adds a note for staff, and notifies those it mentions. The order is locked, so that it is not
 * erased meanwhile.
 */
export async function addOrderNote(
  work: Work,
  number: string,
  text: string,
  by: { id: number; name: string },
): Promise<{ orderId: number }> {
  const { id } = await lockOrderByNumber(work, number);
  const named = namedIn(text);
  await refuseOthers(work, named);
  const db = work.db.$extendTables<OrdersTables>();
  const note = await db
    .insertInto("orders.order_note")
    .values({ order_id: id, staff_id: by.id, text })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (named.length === 0) return { orderId: id };
  // Authors need no notification of their own notes.
  const seenAt = (member: number) => (member === by.id ? new Date() : null);
  await db
    .insertInto("orders.note_mention")
    .values(
      named.map((member) => ({ note_id: note.id, staff_id: member, seen_at: seenAt(member) })),
    )
    .execute();
  const colleagues = named.filter((member) => member !== by.id);
  await mailMention(work, colleagues, { by: by.name, number });
  return { orderId: id };
}

async function refuseOthers(work: Work, named: readonly number[]): Promise<void> {
  if (named.length === 0) return;
  const readers = new Set((await membersWhoMay(work.db, "order:read")).map(({ id }) => id));
  if (named.every((id) => readers.has(id))) return;
  throw new ProblemError("validation", {}, [{ path: "text", key: "validation.oneOf", values: {} }]);
}
