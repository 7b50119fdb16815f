import { sql } from "kysely";
import { type Settings, UNSET_SETTINGS } from "#contract/kernel/settings.ts";
import type { Connection } from "./postgres/database.ts";
import { PREPARED } from "./postgres/statements.ts";
import type { TablesOf } from "./postgres/tables.ts";
import type { Work } from "./postgres/unit-of-work.ts";

export async function readSettings(db: Connection): Promise<Settings> {
  const row = await db
    .$extendTables<TablesOf<"platform">>()
    .selectFrom("platform.setting")
    .modifyFront(PREPARED)
    .select("value")
    .where("key", "=", "shop")
    .executeTakeFirst();
  return settingsOf(row?.value);
}

/** Stored settings, completed with the values of those that nobody has set. */
export function settingsOf(stored: unknown): Settings {
  return { ...UNSET_SETTINGS, ...(stored as Partial<Settings> | undefined) };
}

export async function saveSettings(work: Work, settings: Settings): Promise<void> {
  const value = sql`${JSON.stringify(settings)}::jsonb`;
  await work.db
    .$extendTables<TablesOf<"platform">>()
    .insertInto("platform.setting")
    .values({ key: "shop", value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
  work.invalidate("settings");
}

/** Sets one setting; the others stay. */
export async function saveSetting<Key extends keyof Settings>(
  work: Work,
  key: Key,
  setting: Settings[Key],
): Promise<void> {
  await sql`
    update platform.setting set value = value || ${JSON.stringify({ [key]: setting })}::jsonb where key = 'shop'
  `.execute(work.db);
  work.invalidate("settings");
}

/**
 * Prevents other changes to settings until the end of the transaction, even while none are set yet.
 */
export async function lockSettings({ db }: Work): Promise<void> {
  await sql`
    insert into platform.setting (key, value) values ('shop', '{}') on conflict do nothing`.execute(
    db,
  );
  await sql`select from platform.setting where key = 'shop' for update`.execute(db);
}
