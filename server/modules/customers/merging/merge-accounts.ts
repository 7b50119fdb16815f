import { sql } from "kysely";
import { endSessions } from "#server/modules/identity/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { customerMerged } from "../events.ts";
import { sendAlert } from "../mails/send-alert.ts";
import { shownTarget } from "../mails/send-code.ts";
import type { CustomerTables } from "../tables.ts";

/**
 * Merges one account of a person into another. Every module moves its own rows in this one
 * transaction; the merged account is kept, closed, and points to the other.
 */
export async function mergeAccounts(work: Work, keptId: number, closedId: number): Promise<void> {
  const [kept, closed] = await lockBoth(work, keptId, closedId);
  await endSessions(work, closedId);
  await work.emit(customerMerged, {
    customerId: keptId,
    shopperId: kept.shopper_id,
    fromCustomerId: closedId,
    fromShopperId: closed.shopper_id,
  });
  await moveAddresses(work, keptId, closedId);
  await moveChoices(work, keptId, closedId);
  await moveContacts(work, kept, closed);
  // Browsers that had just signed in to the closed account.
  await work.db
    .$extendTables<CustomerTables>()
    .updateTable("customers.shopper")
    .set({ merged_into: kept.shopper_id })
    .where("merged_into", "=", closed.shopper_id)
    .execute();
  await notifyBoth(work, kept, closed);
}

/** Notifies every address of both accounts, so that the owner knows how to sign in from now on. */
async function notifyBoth(work: Work, kept: Locked, closed: Locked): Promise<void> {
  const email = kept.email ?? closed.email;
  const phone = kept.phone ?? closed.phone;
  // Isolated, since it is inserted into sentences of either direction.
  const signIn = `\u2066${email ?? (phone && shownTarget("phone", phone))}\u2069`;
  const notified = new Set<string | null>();
  for (const one of [kept, closed]) {
    const to = one.email ?? one.phone;
    if (!notified.has(to)) await sendAlert(work, one, { about: "merged", signIn });
    notified.add(to);
  }
}

type Locked = Awaited<ReturnType<typeof lockCustomers>>[number];

/** Always in the same order, so that concurrent merges of the same accounts do not deadlock. */
async function lockBoth(work: Work, keptId: number, closedId: number): Promise<[Locked, Locked]> {
  const rows = await lockCustomers(work, [keptId, closedId]);
  const [kept, closed] = [keptId, closedId].map((id) => rows.find((row) => row.id === id));
  if (!kept || !closed || kept === closed) refuse("not-found");
  if (rows.some(({ account_type }) => account_type === "company")) refuse("not-mergeable");
  return [kept, closed];
}

async function lockCustomers(work: Work, ids: number[]) {
  return (
    work.db
      .$extendTables<CustomerTables>()
      .selectFrom("customers.customer as customer")
      .innerJoin("customers.shopper as shopper", "shopper.customer_id", "customer.id")
      .selectAll("customer")
      .select("shopper.id as shopper_id")
      .where("customer.id", "in", ids)
      .where("customer.erased_at", "is", null)
      .where("customer.merged_into", "is", null)
      .orderBy("customer.id")
      // No stronger lock: orders in progress refer to the customer and would block.
      .forNoKeyUpdate("customer")
      .execute()
  );
}

/** Moves all of them, even beyond the limit of an address book; only one is the default. */
async function moveAddresses({ db }: Work, keptId: number, closedId: number): Promise<void> {
  await sql`
    update customers.saved_address set
      customer_id = ${keptId},
      is_default = is_default and not exists (
        select from customers.saved_address as own where own.customer_id = ${keptId} and own.is_default
      )
    where customer_id = ${closedId}
  `.execute(db);
}

/** The kept account's choices take precedence. */
async function moveChoices({ db }: Work, keptId: number, closedId: number): Promise<void> {
  await sql`
    with taken as (
      delete from customers.message_choice where customer_id = ${closedId} returning topic, channel, is_wanted, changed_at
    )
    insert into customers.message_choice (customer_id, topic, channel, is_wanted, changed_at)
    select ${keptId}, topic, channel, is_wanted, changed_at from taken on conflict do nothing
  `.execute(db);
}

/**
 * Closes one account. Its email or phone moves to the other if that has none, verified or not as
 * before.
 */
async function moveContacts({ db }: Work, kept: Locked, closed: Locked): Promise<void> {
  const customers = db.$extendTables<CustomerTables>();
  const email = kept.email === null && {
    email: closed.email,
    email_verified: closed.email_verified,
  };
  const phone = kept.phone === null && {
    phone: closed.phone,
    phone_verified: closed.phone_verified,
  };
  await customers
    .updateTable("customers.customer")
    .set({
      ...(email && { email: null, email_verified: false }),
      ...(phone && { phone: null, phone_verified: false }),
      merged_into: kept.id,
      disabled_at: sql<Date>`coalesce(disabled_at, now())`,
      disabled_reason: `→ ${kept.id}`,
      updated_at: sql<Date>`now()`,
    })
    .where("id", "=", closed.id)
    .execute();
  await customers
    .updateTable("customers.customer")
    .set({ ...email, ...phone, updated_at: sql<Date>`now()` })
    .where("id", "=", kept.id)
    .execute();
}
