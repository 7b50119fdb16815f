import type { Locale } from "#contract/kernel/locale.ts";
import type { SentOrderCode } from "#contract/orders/code-endpoints.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { accessTo, refuseOrder } from "../access/order-policy.ts";
import { lockOrder } from "../status/lock-order.ts";
import { transition } from "../status/transition.ts";
import type { OrdersTables } from "../tables.ts";
import { guessOrderCode, takeOrderCode } from "./order-code.ts";
import { sendOrderCode } from "./send-order-code.ts";

/** The caller and the order. */
export interface OrderAsked {
  number: string;
  shopperId: number | undefined;
}

/**
 * Sends the confirmation code of a cash order to its phone: stock is reserved only for the owner of
 * that phone.
 */
export async function sendConfirmationCode(
  platform: Platform,
  asked: OrderAsked,
  from: { locale: Locale; address: string },
): Promise<SentOrderCode> {
  const { owner, phone } = await ownOrder(platform, asked);
  return sendOrderCode(platform, {
    owner,
    to: { channel: "phone", target: phone },
    number: asked.number,
    ...from,
  });
}

/** Confirms the order by its code, unless it has expired. */
export async function confirmCash(
  platform: Platform,
  asked: OrderAsked,
  code: string,
): Promise<number> {
  const { owner } = await ownOrder(platform, asked);
  const right = await guessOrderCode(platform, owner, code);
  await inTransaction(platform, async (work) => {
    await takeOrderCode(work, right);
    const order = await lockOrder(work, owner.orderId);
    if (order.state !== "confirmation") refuse("order-state");
    if (!(await transition(work, order, "ordered", { actor: "customer" }))) refuse("order-state");
    await work.db
      .$extendTables<OrdersTables>()
      .updateTable("orders.order")
      .set({ confirmed_at: new Date() })
      .where("id", "=", owner.orderId)
      .execute();
  });
  return owner.orderId;
}

/** The order that waits for its confirmation, if the caller has full access to it. */
async function ownOrder({ db }: Platform, { number, shopperId }: OrderAsked) {
  const found = await accessTo(db, number, shopperId);
  if (found?.access !== "full" || shopperId === undefined)
    return refuseOrder(db, number, shopperId);
  const { orderId } = found;
  const { waiting_for: waitingFor, contact_phone: phone } = await db
    .$extendTables<OrdersTables>()
    .selectFrom("orders.order")
    .select(["waiting_for", "contact_phone"])
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  if (waitingFor !== "confirmation" || phone === null) refuse("order-state");
  return { owner: { purpose: "confirmation" as const, shopperId, orderId }, phone };
}
