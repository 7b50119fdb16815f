import { createHmac, randomInt } from "node:crypto";
import { sql } from "kysely";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { TwoFactorTables } from "./tables.ts";

const CODES = 10;
const LENGTH = 10;
/** Letters and digits that nobody confuses, in any handwriting: about 49 bits a code. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

/** New backup codes in place of the old ones. @returns them as they are shown, this once */
export async function makeBackupCodes(
  work: Work,
  platform: Pick<Platform, "authSecret">,
  customerId: number,
): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  const db = work.db.$extendTables<TwoFactorTables>();
  await db.deleteFrom("accounts.backup_code").where("customer_id", "=", customerId).execute();
  await db
    .insertInto("accounts.backup_code")
    .values(
      codes.map((code) => ({
        customer_id: customerId,
        code_hash: hashOf(platform, customerId, code),
      })),
    )
    .execute();
  return codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
}

/** Takes a backup code; of two that come at once, one. @returns how many are left */
export async function takeBackupCode(
  work: Work,
  platform: Pick<Platform, "authSecret">,
  customerId: number,
  code: string,
): Promise<number> {
  const db = work.db.$extendTables<TwoFactorTables>();
  const { numDeletedRows } = await db
    .deleteFrom("accounts.backup_code")
    .where("customer_id", "=", customerId)
    .where("code_hash", "=", hashOf(platform, customerId, code.toLowerCase()))
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) refuse("code-wrong");
  const { left } = await db
    .selectFrom("accounts.backup_code")
    .select(sql<number>`count(*)`.as("left"))
    .where("customer_id", "=", customerId)
    .executeTakeFirstOrThrow();
  return left;
}

function newCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** The database alone is not enough to try codes against. */
function hashOf(
  { authSecret }: Pick<Platform, "authSecret">,
  customerId: number,
  code: string,
): Buffer {
  return createHmac("sha256", authSecret).update(`backup code ${customerId} ${code}`).digest();
}
