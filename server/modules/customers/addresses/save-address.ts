import { sql } from "kysely";
import type * as z from "zod/mini";
import type { savedAddressBody } from "#contract/customers/account-endpoints.ts";
import { addressSchema } from "#contract/customers/address.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { CustomerTables } from "../tables.ts";

export const MAX_ADDRESSES = 20;

export type AddressBody = z.output<typeof savedAddressBody>;

/** Adds an address to a customer's book. The first one becomes the default. */
export async function addAddress(
  work: Work,
  customerId: number,
  body: AddressBody,
): Promise<{ addressId: number }> {
  await lockBook(work, customerId);
  const count = await countAddresses(work, customerId);
  if (count >= MAX_ADDRESSES) refuse("too-many-addresses", { 0: MAX_ADDRESSES });
  const isDefault = count === 0 || body.isDefault === true;
  if (isDefault) await dropDefault(work, customerId);
  const { id } = await book(work)
    .insertInto("customers.saved_address")
    .values({ customer_id: customerId, ...columns(body), is_default: isDefault })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { addressId: id };
}

/**
 * Overwrites an address. It can become the default, but stops being it only when another one does.
 */
export async function updateAddress(
  work: Work,
  customerId: number,
  addressId: number,
  body: AddressBody,
): Promise<void> {
  await lockBook(work, customerId);
  const before = await book(work)
    .selectFrom("customers.saved_address")
    .select("is_default")
    .where("id", "=", addressId)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  if (!before) refuse("not-found");
  const isDefault = before.is_default || body.isDefault === true;
  if (isDefault && !before.is_default) await dropDefault(work, customerId);
  await book(work)
    .updateTable("customers.saved_address")
    .set({ ...columns(body), is_default: isDefault })
    .where("id", "=", addressId)
    .execute();
}

/** Removes an address from the book; if it was the default, the newest of the others becomes it. */
export async function removeAddress(
  work: Work,
  customerId: number,
  addressId: number,
): Promise<void> {
  await lockBook(work, customerId);
  const removed = await book(work)
    .deleteFrom("customers.saved_address")
    .where("id", "=", addressId)
    .where("customer_id", "=", customerId)
    .returning("is_default")
    .executeTakeFirst();
  if (!removed) refuse("not-found");
  if (!removed.is_default) return;
  await sql`
    update customers.saved_address set is_default = true
    where id = (select max(id) from customers.saved_address where customer_id = ${customerId})
  `.execute(work.db);
}

/** Changes of one address book are serialised. */
async function lockBook(work: Work, customerId: number): Promise<void> {
  const owner = await book(work)
    .selectFrom("customers.customer")
    .select("id")
    .where("id", "=", customerId)
    .where("erased_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!owner) refuse("sign-in-needed");
}

async function countAddresses(work: Work, customerId: number): Promise<number> {
  const { count } = await book(work)
    .selectFrom("customers.saved_address")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("customer_id", "=", customerId)
    .executeTakeFirstOrThrow();
  return count;
}

async function dropDefault(work: Work, customerId: number): Promise<void> {
  await book(work)
    .updateTable("customers.saved_address")
    .set({ is_default: false })
    .where("customer_id", "=", customerId)
    .where("is_default", "=", true)
    .execute();
}

function columns(body: AddressBody) {
  return {
    label: body.label ?? "",
    contact_name: body.name,
    contact_phone: body.phone,
    contact_phone2: body.phone2 || null,
    contact_email: body.email || null,
    address: sql<never>`${JSON.stringify(addressSchema.parse(body))}::jsonb`,
  };
}

function book(work: Work) {
  return work.db.$extendTables<CustomerTables>();
}
