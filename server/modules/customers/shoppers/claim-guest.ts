import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import { secretHash } from "#server/modules/identity/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { CustomerTables } from "../tables.ts";
import { shopperSecret } from "./shopper-cookie.ts";

/**
 * Assigns a browser's guest to the customer, once. Guest commands in progress finish first; later
 * ones go to the customer. @returns the guest's shopper
 */
export async function claimGuest(
  work: Work,
  request: FastifyRequest,
  shopperId: number,
): Promise<number | null> {
  const secret = shopperSecret(request);
  if (secret === undefined) return null;
  const db = work.db.$extendTables<CustomerTables>();
  const guest = await db
    .selectFrom("customers.shopper")
    .select("id")
    .where("token_hash", "=", secretHash(secret))
    .where("merged_into", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!guest) return null;
  await db
    .updateTable("customers.shopper")
    .set({ merged_into: shopperId, merged_at: sql<Date>`now()` })
    .where("id", "=", guest.id)
    .execute();
  return guest.id;
}
