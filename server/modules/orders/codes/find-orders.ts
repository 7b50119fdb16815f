import { sql } from "kysely";
import type { Locale } from "#contract/kernel/locale.ts";
import { parseMobile } from "#contract/kernel/phone.ts";
import type { SentOrderCode } from "#contract/orders/code-endpoints.ts";
import type { OrderSummary } from "#contract/orders/endpoints.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { MASKED_MINUTES, openOrder } from "../access/open-order.ts";
import { pageOfOrders } from "../list-orders.ts";
import { type CodeTarget, guessOrderCode, takeOrderCode } from "./order-code.ts";
import { sendOrderCode } from "./send-order-code.ts";

/** Orders listed for a contact, the newest. */
const LISTED = 20;

/**
 * Sends a code to a phone or email that orders were placed with. Without such orders the answer,
 * the work and the limits are the same, but the code is never sent and none is right: nobody learns
 * who has ordered.
 */
export async function sendFindCode(
  platform: Platform,
  shopperId: number,
  { phoneOrEmail, ...from }: { phoneOrEmail: string; locale: Locale; address: string },
): Promise<SentOrderCode> {
  const to = contactOf(phoneOrEmail);
  const isDecoy = !(await hasOrders(platform.db, to.target));
  return sendOrderCode(platform, { owner: ownerOf(shopperId), to, number: "", isDecoy, ...from });
}

/**
 * The orders of the contact whose code came back. Each is masked for this browser, as after a
 * look-up by its number.
 */
export async function findOrders(
  platform: Platform,
  shopperId: number,
  { code, locale }: { code: string; locale: Locale },
): Promise<OrderSummary[]> {
  const right = await guessOrderCode(platform, ownerOf(shopperId), code);
  return inTransaction(platform, async (work) => {
    await takeOrderCode(work, right);
    const { rows } = await sql<{ id: number }>`
      select id ${ordersOf(right.target)} order by placed_at desc, id desc limit ${LISTED}
    `.execute(work.db);
    const ids = rows.map(({ id }) => id);
    await openOrder(work, shopperId, ids, { isProved: false, minutes: MASKED_MINUTES });
    const own = sql`select unnest(${ids}::int[]) as id`;
    const { items } = await pageOfOrders(work.db, own, { pageSize: LISTED }, locale);
    return items;
  });
}

const ownerOf = (shopperId: number) => ({
  purpose: "find-orders" as const,
  shopperId,
  orderId: null,
});

function contactOf(typed: string): CodeTarget {
  const phone = parseMobile(typed);
  return phone === undefined
    ? { channel: "email", target: typed.toLowerCase() }
    : { channel: "phone", target: phone };
}

const ordersOf = (target: string) => sql`
  from orders.order where (lower(contact_email) = ${target} or contact_phone = ${target}) and erased_at is null
`;

async function hasOrders(db: Connection, target: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select ${ordersOf(target)}) as found
  `.execute(db);
  return rows[0]?.found ?? false;
}
