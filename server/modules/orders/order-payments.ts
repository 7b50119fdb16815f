import type { BankMethod } from "#contract/orders/payment-method.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

/** Money of an order beside store credit: what came in, and what of it goes back. */
export interface PaidSoFar {
  paid: number;
  refunded: number;
  /** The bank said no to the last try. */
  isDeclined: boolean;
}

/** Port: the money of orders. Payments stand above this module. */
export interface OrderPayments {
  /** What the bank takes for the shop at this moment. */
  bankMethods: readonly BankMethod[];
  /** What customers have paid for an order beside store credit and nobody gave back; also what couriers have in hand. */
  receivedOf(db: Connection, orderId: number): Promise<number>;
  /**
   * The number under which an order is paid at an outlet, asked of the bank where there is none yet. Null: it does not
   * wait for that any more. Fails while the bank does not answer.
   */
  billOf(orderId: number): Promise<string | null>;
  /** What is in the books for an order. */
  moneyOf(db: Connection, orderId: number): Promise<PaidSoFar>;
}
