import type { Connection } from "#server/platform/postgres/database.ts";

/** Port: what shoppers have bought. Orders is above this module. */
export interface Purchases {
  /** Whether each product was delivered to its shopper; in the same order. */
  wereMade(
    db: Connection,
    purchases: { shopperId: number; productId: number }[],
  ): Promise<boolean[]>;
}
