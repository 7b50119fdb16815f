import { sql } from "kysely";
import { type Settings, UNSET_SETTINGS } from "#contract/kernel/settings.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { PREPARED } from "#server/platform/postgres/statements.ts";
import type { PaymentFacts } from "./payment-offers.ts";

/** Payment settings made by staff. */
export interface FactsByStaff {
  isGuestCashPaused: boolean;
  takesInstapay: boolean;
  instalments: PaymentFacts["instalments"];
  set: PaymentFacts["set"];
}

export async function factsByStaff(db: Connection): Promise<FactsByStaff> {
  const { rows } = await sql<{ isGuestCashPaused: boolean; settings: Partial<Settings> | null }>`
    ${PREPARED}
    select exists (select from orders.guest_cash_pause) as "isGuestCashPaused",
      (select value from platform.setting where key = 'shop') as settings
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error("the settings were not read");
  const { bank, instalments, payments } = { ...UNSET_SETTINGS, ...row.settings };
  return {
    isGuestCashPaused: row.isGuestCashPaused,
    takesInstapay: bank.instapay !== "",
    instalments,
    set: payments,
  };
}
