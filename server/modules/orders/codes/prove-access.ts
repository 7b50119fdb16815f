import type { Locale } from "#contract/kernel/locale.ts";
import type { SentOrderCode } from "#contract/orders/code-endpoints.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { openOrder, PROVED_MINUTES } from "../access/open-order.ts";
import { accessTo } from "../access/order-policy.ts";
import type { OrdersTables } from "../tables.ts";
import type { OrderAsked } from "./confirm-cash.ts";
import { type Channel, type CodeTarget, guessOrderCode, takeOrderCode } from "./order-code.ts";
import { sendOrderCode } from "./send-order-code.ts";

/** Sends a code to the order's own phone or email, for a browser that sees the masked order. */
export async function sendAccessCode(
  platform: Platform,
  asked: OrderAsked,
  from: { channel: Channel; locale: Locale; address: string },
): Promise<SentOrderCode> {
  const { channel, ...where } = from;
  const owner = await lookedUp(platform, asked);
  const to = (await targetOf(platform, owner.orderId, channel)) ?? refuse("not-found");
  return sendOrderCode(platform, { owner, to, number: asked.number, ...where });
}

/**
 * Accepts the code in the browser that requested it, which then has full access to the order for a
 * while.
 */
export async function proveAccess(
  platform: Platform,
  asked: OrderAsked,
  code: string,
): Promise<number> {
  const owner = await lookedUp(platform, asked);
  const right = await guessOrderCode(platform, owner, code);
  await inTransaction(platform, async (work) => {
    await takeOrderCode(work, right);
    await openOrder(work, owner.shopperId, owner.orderId, {
      isProved: true,
      minutes: PROVED_MINUTES,
    });
  });
  return owner.orderId;
}

async function lookedUp({ db }: Platform, { number, shopperId }: OrderAsked) {
  const found = await accessTo(db, number, shopperId);
  if (!found || shopperId === undefined) refuse("not-found");
  return { purpose: "access" as const, shopperId, orderId: found.orderId };
}

async function targetOf(
  { db }: Platform,
  orderId: number,
  channel: Channel,
): Promise<CodeTarget | undefined> {
  const { contact_phone: phone, contact_email: email } = await db
    .$extendTables<OrdersTables>()
    .selectFrom("orders.order")
    .select(["contact_phone", "contact_email"])
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const target = channel === "phone" ? phone : email;
  return target === null ? undefined : { channel, target };
}
