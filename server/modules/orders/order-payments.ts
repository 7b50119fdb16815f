import type { BankMethod } from "#contract/orders/payment-method.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

/** Money of an order apart from store credit: what was paid, and what was refunded. */
export interface PaidSoFar {
  paid: number;
  refunded: number;
  /** The bank declined the last attempt. */
  isDeclined: boolean;
}

export interface RecordedByHand {
  piastres: number;
  staffIds: readonly number[];
}

/** Port: the money of orders. Payments is above this module. */
export interface OrderPayments {
  /** Payment methods that the bank currently accepts for the shop. */
  bankMethods: readonly BankMethod[];
  /**
   * What customers have paid for an order apart from store credit and was not refunded, including
   * cash still held by couriers.
   */
  receivedOf(db: Connection, orderId: number): Promise<number>;
  /**
   * The payment number of an order for an outlet, requested from the bank if there is none yet.
   * Null: the order no longer waits for that. Fails while the bank does not answer.
   */
  billOf(orderId: number): Promise<string | null>;
  /** Payments that staff recorded for an order and that were not refunded, and who recorded any. */
  byHand(db: Connection, orderId: number): Promise<RecordedByHand>;
  /** What is booked for an order. */
  moneyOf(db: Connection, orderId: number): Promise<PaidSoFar>;
}
