import type { Connection } from "#server/platform/postgres/database.ts";

/** Port: what shoppers have ordered. Orders stand above this module. */
export interface Purchases {
  /** Which of the products these shoppers have ordered and not cancelled; in the same order. */
  wereMade(
    db: Connection,
    purchases: { shopperId: number; productId: number }[],
  ): Promise<boolean[]>;
}
