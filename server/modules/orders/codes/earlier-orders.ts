import { sql } from "kysely";
import type { Locale } from "#contract/kernel/locale.ts";
import type { SentOrderCode } from "#contract/orders/code-endpoints.ts";
import { type Customer, customerById } from "#server/modules/customers/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import { type Channel, type CodeTarget, guessOrderCode, takeOrderCode } from "./order-code.ts";
import { sendOrderCode } from "./send-order-code.ts";

type Who = Pick<Customer, "id" | "shopperId">;

/**
 * Guest orders with the account's confirmed contacts. They are only moved after a separate code is
 * entered.
 */
export async function countEarlierOrders(db: Connection, who: Who) {
  const found = [];
  for (const { channel, target } of await confirmedContacts(db, who)) {
    const count = await countOf(db, target);
    if (count > 0) found.push({ channel, sentTo: target, count });
  }
  return { found };
}

export async function sendEarlierCode(
  platform: Platform,
  who: Who,
  { channel, ...from }: { channel: Channel; locale: Locale; address: string },
): Promise<SentOrderCode> {
  const contacts = await confirmedContacts(platform.db, who);
  const to = contacts.find((one) => one.channel === channel);
  if (!to || (await countOf(platform.db, to.target)) === 0) refuse("not-found");
  return sendOrderCode(platform, { owner: ownerOf(who), to, number: "", ...from });
}

/**
 * Moves the orders into the account. The browsers that placed them keep their access for its usual
 * time. @returns how many
 */
export async function addEarlierOrders(
  platform: Platform,
  who: Who,
  code: string,
): Promise<number> {
  const right = await guessOrderCode(platform, ownerOf(who), code);
  return inTransaction(platform, async (work) => {
    await takeOrderCode(work, right);
    const contacts = await confirmedContacts(work.db, who);
    // The account's phone or email may have changed since the code was sent.
    if (!contacts.some(({ target }) => target === right.target)) refuse("code-wrong");
    return move(work, right.target, who.shopperId);
  });
}

const ownerOf = ({ shopperId }: Who) => ({
  purpose: "earlier-orders" as const,
  shopperId,
  orderId: null,
});

async function confirmedContacts(db: Connection, who: Who): Promise<CodeTarget[]> {
  const customer = await customerById(db, who.id);
  const { email, email_verified: isEmail, phone, phone_verified: isPhone } = customer;
  return [
    ...(email !== null && isEmail ? [{ channel: "email" as const, target: email }] : []),
    ...(phone !== null && isPhone ? [{ channel: "phone" as const, target: phone }] : []),
  ];
}

const isGuestsOf = (target: string) => sql`
  (lower(contact_email) = ${target} or contact_phone = ${target}) and erased_at is null
  and (shopper_id is null or shopper_id in (select id from customers.guest_shopper))
`;

async function countOf(db: Connection, target: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders.order where ${isGuestsOf(target)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

async function move({ db }: Work, target: string, shopperId: number): Promise<number> {
  const { rows } = await sql`
    with theirs as (
      select id, shopper_id, guest_until from orders.order where ${isGuestsOf(target)} for update
    ), opened as (
      insert into orders.order_access as access (shopper_id, order_id, is_proved, expires_at)
      select shopper_id, id, true, guest_until from theirs where shopper_id is not null and guest_until > now()
      on conflict (shopper_id, order_id, is_proved) do update set expires_at = excluded.expires_at
    )
    update orders.order as placed set shopper_id = ${shopperId}, guest_until = null
    from theirs where theirs.id = placed.id returning placed.id
  `.execute(db);
  return rows.length;
}
