import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { seal, type SealingKey, unseal } from "#server/platform/secrets/sealed.ts";
import type { IdentityTables } from "../tables.ts";

type Secrets = Pick<Platform, "authSecret">;

const SECRET_BYTES = 20;

/** RFC 6238 with the parameters that every authenticator app supports. */
function totpOf(secret: Buffer, issuer = "", label = ""): TOTP {
  const buffer = Uint8Array.from(secret).buffer;
  return new TOTP({ issuer, label, secret: new Secret({ buffer }), digits: 6, period: 30 });
}

/**
 * The time step of a code; `undefined` when it is wrong, or its step was used before (`after`).
 * Phone clocks are off by less than one step.
 */
export function stepOfCode(
  secret: Buffer,
  code: string,
  { after, now = Date.now() }: { after: number; now?: number },
): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp: now, window: 1 });
  if (delta === null) return undefined;
  const step = totp.counter({ timestamp: now }) + delta;
  return step > after ? step : undefined;
}

export interface AppSecret {
  sealed: Buffer;
  /** As typed into an app. */
  secret: string;
  /** Content of the QR code for the app. */
  uri: string;
}

/** A new secret for an authenticator app. */
export function newAppSecret(
  secrets: Secrets,
  { issuer, label }: { issuer: string; label: string },
): AppSecret {
  const bytes = randomBytes(SECRET_BYTES);
  const totp = totpOf(bytes, issuer, label);
  return {
    sealed: seal(sealingKey(secrets), bytes),
    secret: totp.secret.base32,
    uri: totp.toString(),
  };
}

/** Accepts a code of the app once: its time step and all earlier ones are used up. */
export async function takeAppCode(
  db: Connection,
  secrets: Secrets,
  accountId: number,
  { code, isConfirmed }: { code: string; isConfirmed: boolean },
): Promise<void> {
  const tables = db.$extendTables<IdentityTables>();
  const row = await tables
    .selectFrom("identity.second_factor")
    .select(["secret", "last_step"])
    .where("account_id", "=", accountId)
    .where("confirmed_at", isConfirmed ? "is not" : "is", null)
    .executeTakeFirst();
  const secret = row && unseal(sealingKey(secrets), row.secret);
  const step = secret && stepOfCode(secret, code, { after: row.last_step });
  if (!secret || step === undefined) refuse("code-wrong");
  const { numUpdatedRows } = await tables
    .updateTable("identity.second_factor")
    // During a rotation of the shop's secret, a sign-in re-encrypts with the new one.
    .set({ last_step: step, secret: seal(sealingKey(secrets), secret) })
    .where("account_id", "=", accountId)
    .where("last_step", "<", step)
    .where("secret", "=", row?.secret ?? Buffer.alloc(0))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) refuse("code-wrong");
}

function sealingKey({ authSecret }: Secrets): SealingKey {
  return { secret: authSecret, purpose: "two-factor" };
}
