import { sql } from "kysely";
import type { Settings } from "#contract/kernel/settings.ts";
import type { Connection } from "./postgres/database.ts";
import type { Work } from "./postgres/unit-of-work.ts";

type SettingTables = {
  "platform.setting": { key: string; value: unknown };
};

/** A shop that nobody has set up yet still has a name. */
export const UNSET_SETTINGS: Settings = {
  siteName: { ar: "فانوس", en: "Fanous" },
  tagline: { ar: "", en: "" },
  hotline: "",
  email: "",
  whatsapp: "",
  address: { ar: "", en: "" },
  phone: "",
  hours: { ar: "", en: "" },
  mapUrl: "",
  legal: {
    name: { ar: "", en: "" },
    taxNumber: "",
    commercialRegister: "",
    branch: { governorate: "", city: "", street: "", building: "" },
    branchCode: "0",
    activityCode: "",
    nationalIdAbove: 150_000_00,
  },
  // The law's own: 14 days, 30 days, two years.
  returns: { days: 14, faultDays: 30, warrantyMonths: 24 },
  bank: { name: { ar: "", en: "" }, account: { ar: "", en: "" }, iban: "", instapay: "" },
};

export async function readSettings(db: Connection): Promise<Settings> {
  const row = await db
    .$extendTables<SettingTables>()
    .selectFrom("platform.setting")
    .select("value")
    .where("key", "=", "shop")
    .executeTakeFirst();
  return { ...UNSET_SETTINGS, ...(row?.value as Partial<Settings> | undefined) };
}

export async function saveSettings(work: Work, settings: Settings): Promise<void> {
  const value = sql`${JSON.stringify(settings)}::jsonb`;
  await work.db
    .$extendTables<SettingTables>()
    .insertInto("platform.setting")
    .values({ key: "shop", value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
  work.invalidate("settings");
}
