import type { Bilingual } from "#contract/kernel/locale.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

/** Port: on which terms companies buy. Pricing stands above this module. */
export interface CompanyTerms {
  priceLists(db: Connection): Promise<{ id: number; name: Bilingual }[]>;
  /** What every company on terms gets off at the moment: at most so many hundredths of a percent. */
  discounts(db: Connection): Promise<{ label: Bilingual; upTo: number }[]>;
}
