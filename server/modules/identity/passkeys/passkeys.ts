import type { Passkey } from "#contract/identity/passkeys.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { IdentityTables } from "../tables.ts";

/** Newest first. */
export async function passkeysOf(db: Connection, accountId: number): Promise<Passkey[]> {
  const rows = await db
    .$extendTables<IdentityTables>()
    .selectFrom("identity.passkey")
    .select(["id", "name", "created_at", "used_at"])
    .where("account_id", "=", accountId)
    .orderBy("id", "desc")
    .execute();
  return rows.map(presentPasskey);
}

export function presentPasskey(row: {
  id: number;
  name: string;
  created_at: Date;
  used_at: Date | null;
}): Passkey {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    usedAt: row.used_at?.toISOString() ?? null,
  };
}

export async function hasPasskey(db: Connection, accountId: number): Promise<boolean> {
  return (await credentialsOf(db, accountId)).length > 0;
}

/** In the form browsers need. */
export async function credentialsOf(db: Connection, accountId: number) {
  const rows = await db
    .$extendTables<IdentityTables>()
    .selectFrom("identity.passkey")
    .select(["credential_id", "transports"])
    .where("account_id", "=", accountId)
    .execute();
  return rows.map(({ credential_id: id, transports }) => ({
    id: id.toString("base64url"),
    transports,
  }));
}

export async function renamePasskey(
  work: Work,
  { accountId, id, name }: { accountId: number; id: number; name: string },
): Promise<void> {
  const { numUpdatedRows } = await work.db
    .$extendTables<IdentityTables>()
    .updateTable("identity.passkey")
    .set({ name })
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) refuse("not-found");
}

/** @returns its name */
export async function removePasskey(
  work: Work,
  { accountId, id }: { accountId: number; id: number },
): Promise<string> {
  const removed = await work.db
    .$extendTables<IdentityTables>()
    .deleteFrom("identity.passkey")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .returning("name")
    .executeTakeFirst();
  return removed?.name ?? refuse("not-found");
}

/** Removes all passkeys: an intruder may have added one. */
export async function removePasskeys(work: Work, accountId: number): Promise<void> {
  await work.db
    .$extendTables<IdentityTables>()
    .deleteFrom("identity.passkey")
    .where("account_id", "=", accountId)
    .execute();
}
