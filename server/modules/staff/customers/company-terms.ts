import type { Bilingual } from "#contract/kernel/locale.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

/** Port: the terms on which companies buy. Pricing is above this module. */
export interface CompanyTerms {
  priceLists(db: Connection): Promise<{ id: number; name: Bilingual }[]>;
  /**
   * Current discounts for every company on terms, with their maximum in hundredths of a percent.
   */
  discounts(db: Connection): Promise<{ label: Bilingual; upTo: number }[]>;
}
