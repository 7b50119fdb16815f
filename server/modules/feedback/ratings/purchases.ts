import type { Connection } from "#server/platform/postgres/database.ts";

/** Port: what shoppers have bought. Orders stand above this module. */
export interface Purchases {
  /** Which of the products have been delivered to these shoppers; in the same order. */
  wereMade(
    db: Connection,
    purchases: { shopperId: number; productId: number }[],
  ): Promise<boolean[]>;
}
