import type { Connection } from "#server/platform/postgres/database.ts";

/** Money of an order beside store credit: what came in, and what of it goes back. */
export interface PaidSoFar {
  paid: number;
  refunded: number;
  /** The bank said no to the last card. */
  isDeclined: boolean;
}

/** Port: the money of orders. Payments stand above this module. */
export interface OrderPayments {
  takesCards: boolean;
  /** What customers have paid for an order beside store credit and nobody gave back; also what couriers have in hand. */
  receivedOf(db: Connection, orderId: number): Promise<number>;
  /** What is in the books for an order. */
  moneyOf(db: Connection, orderId: number): Promise<PaidSoFar>;
}
