import { type RawBuilder, sql } from "kysely";
import { type Settings, UNSET_SETTINGS } from "#contract/kernel/settings.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { PaymentFacts } from "./payment-offers.ts";

/** Payment settings made by staff. */
export interface FactsByStaff {
  isGuestCashPaused: boolean;
  takesInstapay: boolean;
  instalments: PaymentFacts["instalments"];
  set: PaymentFacts["set"];
}

export interface FactsRow {
  isGuestCashPaused: boolean;
  settings: Partial<Settings> | null;
}

/** As one SQL expression. */
export const staffFacts: RawBuilder<FactsRow> = sql`jsonb_build_object(
  'isGuestCashPaused', exists (select from orders.guest_cash_pause),
  'settings', (select value from platform.setting where key = 'shop')
)`;

export function readFacts({ isGuestCashPaused, settings }: FactsRow): FactsByStaff {
  const { bank, instalments, payments } = { ...UNSET_SETTINGS, ...settings };
  return { isGuestCashPaused, takesInstapay: bank.instapay !== "", instalments, set: payments };
}

export async function factsByStaff(db: Connection): Promise<FactsByStaff> {
  const { rows } = await sql<{ facts: FactsRow }>`select ${staffFacts} as facts`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("the settings were not read");
  return readFacts(row.facts);
}
