import type { Locale } from "#contract/kernel/locale.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

/** Port: the names of companies' price lists. Pricing is above this module. */
export interface PriceLists {
  nameOf(db: Connection, priceListId: number, locale: Locale): Promise<string | null>;
}
