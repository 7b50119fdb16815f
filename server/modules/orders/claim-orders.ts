import { sql } from "kysely";
import type { CustomerSignIn } from "#server/modules/customers/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/**
 * Brings a customer's own orders along at sign-in: those of the browser's guest, those it had opened, and those that
 * were ordered without an account under the email or phone that the customer has proved.
 */
export async function claimOrders(
  work: Work,
  { shopperId, fromShopperId, email, phone }: CustomerSignIn,
): Promise<void> {
  if (fromShopperId !== null) await moveOrders(work, fromShopperId, shopperId);
  if (email !== null || phone !== null) await claimProvedOrders(work, { shopperId, email, phone });
}

async function moveOrders({ db }: Work, from: number, to: number): Promise<void> {
  await sql`update orders.order set shopper_id = ${to} where shopper_id = ${from}`.execute(db);
  await sql`
    with opened as (delete from orders.order_access where shopper_id = ${from} returning order_id)
    insert into orders.order_access (shopper_id, order_id)
    select ${to}, id from opened join orders.order on id = order_id and shopper_id is distinct from ${to}
    on conflict do nothing
  `.execute(db);
}

interface Claim {
  shopperId: number;
  email: string | null;
  phone: string | null;
}

/** The browser that ordered goes on seeing the order. */
async function claimProvedOrders({ db }: Work, { shopperId, email, phone }: Claim): Promise<void> {
  await sql`
    with mine as (
      select id, shopper_id from orders.order
      where (lower(contact_email) = ${email} or contact_phone = ${phone}) and erased_at is null
        and (shopper_id is null or shopper_id in (select id from customers.guest_shopper))
      for update
    ), claimed as (
      update orders.order set shopper_id = ${shopperId} where id in (select id from mine)
    )
    insert into orders.order_access (shopper_id, order_id)
    select shopper_id, id from mine where shopper_id is not null
    on conflict do nothing
  `.execute(db);
}
