import { randomBytes, randomInt } from "node:crypto";
import { sql } from "kysely";
import { forgiveAttempts, takeAttempt } from "#server/platform/secrets/attempts.ts";
import { ProblemError, refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { seal, unseal } from "#server/platform/secrets/sealed.ts";
import type { StaffTables } from "../tables.ts";
import { stepOfCode } from "./one-time-password.ts";
import { secretHash } from "../../secrets.ts";

const SECRET_BYTES = 20;
const BACKUP_CODES = 10;
/** Letters and digits that nobody confuses. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";
const BACKUP_LENGTH = 12;
const PURPOSE = "staff two-factor";
/** Three of a million codes of the app are right at any moment: what is guessed in a day must stay few. */
const GUESSES = [
  { scope: "staff-code", max: 10, minutes: 15 },
  { scope: "staff-code-day", max: 40, minutes: 24 * 60 },
];

/** A new secret, not in force yet. One that is in force is refused. */
export async function beginTwoFactor(
  work: Work,
  { authSecret }: Pick<Platform, "authSecret">,
  staffId: number,
): Promise<Buffer> {
  const secret = randomBytes(SECRET_BYTES);
  const { numUpdatedRows } = await work.db
    .$extendTables<StaffTables>()
    .updateTable("accounts.staff")
    .set({ two_factor_secret: seal({ secret: authSecret, purpose: PURPOSE }, secret) })
    .where("id", "=", staffId)
    .where("two_factor_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 0n ? refuse("two-factor-on") : secret;
}

/** The first code of the app puts the secret in force. @returns backup codes, shown this once */
export async function confirmTwoFactor(
  work: Work,
  platform: Pick<Platform, "authSecret">,
  { staffId, code }: { staffId: number; code: string },
): Promise<string[]> {
  const row = await lockStaff(work, staffId);
  if (row.two_factor_at !== null) refuse("two-factor-on");
  if (row.two_factor_secret === null) wrongCode();
  await takeAppCode(work, platform, { staffId, code, row });
  await work.db
    .$extendTables<StaffTables>()
    .updateTable("accounts.staff")
    .set({ two_factor_at: sql<Date>`now()` })
    .where("id", "=", staffId)
    .execute();
  return renewBackupCodes(work, staffId);
}

/** Counts a guess at a code, which `check` then does in its own transaction. */
export async function countingCodes<T>(
  { db }: Pick<Platform, "db">,
  staffId: number,
  check: () => Promise<T>,
): Promise<T> {
  const limits = GUESSES.map((limit) => ({ ...limit, key: String(staffId) }));
  for (const limit of limits) await takeAttempt(db, limit);
  const answer = await check();
  for (const limit of limits) await forgiveAttempts(db, limit);
  return answer;
}

/** Takes a code of the app, or one of the backup codes, once. */
export async function checkSecondFactor(
  work: Work,
  platform: Pick<Platform, "authSecret">,
  staffId: number,
  code: string,
): Promise<void> {
  const row = await lockStaff(work, staffId);
  if (row.two_factor_at === null) wrongCode();
  if (/^\d{6}$/.test(code)) await takeAppCode(work, platform, { staffId, code, row });
  else await takeBackupCode(work, staffId, code);
}

export async function removeTwoFactor(work: Work, staffId: number): Promise<void> {
  const db = work.db.$extendTables<StaffTables>();
  await db.deleteFrom("accounts.staff_backup_code").where("staff_id", "=", staffId).execute();
  await db
    .updateTable("accounts.staff")
    .set({ two_factor_at: null, two_factor_secret: null })
    .where("id", "=", staffId)
    .execute();
}

type SecretRow = Pick<StaffTables["accounts.staff"], "two_factor_secret" | "two_factor_at"> & {
  two_factor_step: number;
};

function lockStaff(work: Work, staffId: number): Promise<SecretRow> {
  return work.db
    .$extendTables<StaffTables>()
    .selectFrom("accounts.staff")
    .select(["two_factor_secret", "two_factor_at", "two_factor_step"])
    .where("id", "=", staffId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function takeAppCode(
  work: Work,
  { authSecret }: Pick<Platform, "authSecret">,
  { staffId, code, row }: { staffId: number; code: string; row: SecretRow },
): Promise<void> {
  const key = { secret: authSecret, purpose: PURPOSE };
  const secret = unseal(key, row.two_factor_secret ?? Buffer.alloc(0));
  const step = secret && stepOfCode(secret, code, { after: row.two_factor_step });
  if (step === undefined) wrongCode();
  await work.db
    .$extendTables<StaffTables>()
    .updateTable("accounts.staff")
    .set({ two_factor_step: step })
    .where("id", "=", staffId)
    .execute();
}

async function takeBackupCode(work: Work, staffId: number, code: string): Promise<void> {
  const { numDeletedRows } = await work.db
    .$extendTables<StaffTables>()
    .deleteFrom("accounts.staff_backup_code")
    .where("staff_id", "=", staffId)
    .where("code_hash", "=", secretHash(code.toLowerCase()))
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) wrongCode();
}

async function renewBackupCodes(work: Work, staffId: number): Promise<string[]> {
  const db = work.db.$extendTables<StaffTables>();
  const codes = Array.from({ length: BACKUP_CODES }, newBackupCode);
  await db.deleteFrom("accounts.staff_backup_code").where("staff_id", "=", staffId).execute();
  await db
    .insertInto("accounts.staff_backup_code")
    .values(codes.map((code) => ({ staff_id: staffId, code_hash: secretHash(code) })))
    .execute();
  return codes.map((code) => `${code.slice(0, 6)}-${code.slice(6)}`);
}

function newBackupCode(): string {
  const letters = Array.from({ length: BACKUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return letters.join("");
}

function wrongCode(): never {
  throw new ProblemError("code-wrong", {}, [
    { path: "code", key: "validation.invalid", values: {} },
  ]);
}
