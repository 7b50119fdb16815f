import type { Bilingual } from "#contract/kernel/locale.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

/** Port: the terms on which companies buy. Pricing is above this module. */
export interface CompanyTerms {
  priceLists(db: Connection): Promise<{ id: number; name: Bilingual }[]>;
  /**
   * Current discounts for companies with a price list, or without one if it is null, with their
   * maximum in hundredths of a percent.
   */
  discounts(
    db: Connection,
    priceListId: number | null,
  ): Promise<{ label: Bilingual; upTo: number }[]>;
}
