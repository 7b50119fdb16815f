import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { keyedHash, keyedHashes } from "#server/platform/secrets/keyed-hash.ts";
import { type Account, REALMS } from "../realms.ts";
import type { IdentityTables } from "../tables.ts";

type Secrets = Pick<Platform, "authSecret">;

const CODES = 10;
/** Letters and digits that are not confused in any handwriting: a code of ten has about 49 bits. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

/** Creates new backup codes, replacing the old ones. @returns them as shown, only this once */
export async function makeBackupCodes(
  work: Work,
  secrets: Secrets,
  { realm, accountId }: Account,
): Promise<string[]> {
  const { backupCodeLength: length } = REALMS[realm];
  const codes = Array.from({ length: CODES }, () => newCode(length));
  const db = work.db.$extendTables<IdentityTables>();
  await db.deleteFrom("identity.backup_code").where("account_id", "=", accountId).execute();
  await db
    .insertInto("identity.backup_code")
    .values(
      codes.map((code) => ({
        account_id: accountId,
        code_hash: keyedHash(secrets.authSecret, codeText(accountId, code)),
      })),
    )
    .execute();
  return codes.map((code) => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`);
}

/** Accepts a backup code once, even when sent twice at the same time. @returns how many are left */
export async function takeBackupCode(
  work: Work,
  secrets: Secrets,
  accountId: number,
  code: string,
): Promise<number> {
  const db = work.db.$extendTables<IdentityTables>();
  const hashes = keyedHashes(secrets.authSecret, codeText(accountId, code.toLowerCase()));
  const { numDeletedRows } = await db
    .deleteFrom("identity.backup_code")
    .where("account_id", "=", accountId)
    .where("code_hash", "in", hashes)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) refuse("code-wrong");
  const { left } = await db
    .selectFrom("identity.backup_code")
    .select(sql<number>`count(*)`.as("left"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return left;
}

function newCode(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** With the database alone, codes cannot be tried out. */
function codeText(accountId: number, code: string): string {
  return `backup code ${accountId} ${code}`;
}
