import type { ReturnState } from "#contract/returns/return-types.ts";
import {
  lockPayable,
  returnableOrder,
  type ReturnableOrder,
} from "#server/modules/orders/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { notifyCustomer, type ReturnMessage } from "../mails/notify-customer.ts";
import type { ReturnsTables } from "../tables.ts";
import { mayFollow } from "./return-states.ts";

export type LockedReturn = Awaited<ReturnType<typeof lockReturn>>;

/** Locks a return with its order until the transaction ends: concurrent changes wait. */
export async function lockReturn(work: Work, number: string) {
  const db = work.db.$extendTables<ReturnsTables>();
  const found = await db
    .selectFrom("returns.return")
    .select("order_id")
    .where("number", "=", number)
    .executeTakeFirst();
  if (!found) refuse("not-found");
  await lockPayable(work, found.order_id);
  const row = await db
    .selectFrom("returns.return")
    .selectAll()
    .where("number", "=", number)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom("returns.line")
    .selectAll()
    .where("return_id", "=", row.id)
    .orderBy("position")
    .execute();
  return { ...row, lines, order: await returnableOrder(work.db, row.order_id) };
}

/** Name under which the replacement for an exchange is reserved. */
export function returnStock(number: string): string {
  return `return:${number}`;
}

interface Move {
  to: ReturnState;
  staffId?: number;
  /** Shown to the customer beside the state. */
  note?: string;
  /** What the customer is told; by default the new state, and nothing if null. */
  message?: ReturnMessage | null;
}

/** Refuses a step that the state does not allow. */
export function checkMove(back: LockedReturn, { to, staffId }: Move): void {
  const actor = staffId === undefined ? "customer" : "staff";
  if (!mayFollow(back.state, to, actor)) refuse("return-state");
}

type RefundColumns = Record<"refund_piastres" | "fees_piastres" | "setoff_piastres", number>;

/** Writes the new state with its event, and notifies the customer. */
export async function moveReturn(
  work: Work,
  back: LockedReturn,
  { to, staffId, note, message = to }: Move,
  more: Partial<RefundColumns> = {},
): Promise<void> {
  const db = work.db.$extendTables<ReturnsTables>();
  await db
    .updateTable("returns.return")
    .set({ state: to, ...more })
    .where("id", "=", back.id)
    .execute();
  await db
    .insertInto("returns.event")
    .values({ return_id: back.id, state: to, staff_id: staffId ?? null, note: note || null })
    .execute();
  if (message === null) return;
  const { id, number } = back;
  await notifyCustomer(work, back.order, {
    id,
    number,
    message,
    note: note || null,
    amount: more.refund_piastres,
  });
}

/** A return's lines as stock lines. */
export function stockOf(
  { order, lines }: { order: ReturnableOrder; lines: readonly { position: number }[] },
  count: (position: number) => number,
) {
  return lines.flatMap(({ position }) => {
    const of = order.lines.find((line) => line.position === position);
    const quantity = count(position);
    return of && quantity > 0 ? [{ variantId: of.variantId, quantity }] : [];
  });
}
