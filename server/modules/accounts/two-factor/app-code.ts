import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { type SealingKey, unseal } from "#server/platform/secrets/sealed.ts";
import { stepOfCode } from "../staff/session/one-time-password.ts";
import type { TwoFactorTables } from "./tables.ts";

/** How the secrets of authenticator apps are sealed. */
export function appSecretKey({ authSecret }: Pick<Platform, "authSecret">): SealingKey {
  return { secret: authSecret, purpose: "customer two-factor" };
}

/** Takes a code of the app once: the step it belongs to and all before it are used up. */
export async function takeAppCode(
  db: Connection,
  platform: Pick<Platform, "authSecret">,
  customerId: number,
  { code, isConfirmed }: { code: string; isConfirmed: boolean },
): Promise<void> {
  const tables = db.$extendTables<TwoFactorTables>();
  const row = await tables
    .selectFrom("accounts.two_factor")
    .select(["secret", "last_step"])
    .where("customer_id", "=", customerId)
    .where("confirmed_at", isConfirmed ? "is not" : "is", null)
    .executeTakeFirst();
  const secret = row && unseal(appSecretKey(platform), row.secret);
  const step = secret && stepOfCode(secret, code, { after: row.last_step });
  if (step === undefined) refuse("code-wrong");
  const { numUpdatedRows } = await tables
    .updateTable("accounts.two_factor")
    .set({ last_step: step })
    .where("customer_id", "=", customerId)
    .where("last_step", "<", step)
    .where("secret", "=", row?.secret ?? Buffer.alloc(0))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) refuse("code-wrong");
}
