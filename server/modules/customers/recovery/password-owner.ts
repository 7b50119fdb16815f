import type { PasswordOwner } from "#server/modules/identity/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { readSettings } from "#server/platform/settings.ts";
import type { CustomerRow } from "../profile/customer-queries.ts";

/** Personal words that a customer's password must not contain. */
export async function passwordOwner(
  db: Connection,
  customer?: CustomerRow,
): Promise<PasswordOwner> {
  const { siteName } = await readSettings(db);
  const shop = [siteName.ar, siteName.en];
  if (!customer) return { names: shop };
  const { email, phone, first_name: first, last_name: last } = customer;
  return {
    email,
    phone,
    names: [first, last, customer.full_name_ar, customer.full_name_en, ...shop],
  };
}
