import type { Connection } from "#server/platform/postgres/database.ts";

/** Port: the money of orders. Payments stand above this module. */
export interface OrderPayments {
  takesCards: boolean;
  /** What customers have paid for an order beside store credit and nobody gave back; also what couriers have in hand. */
  receivedOf(db: Connection, orderId: number): Promise<number>;
}
