import type { Order } from "#contract/orders/endpoints.ts";
import type { OrderReturn } from "#contract/returns/endpoints.ts";

/** What was acknowledged about one order, and must hold whatever is killed. */
export interface AcknowledgedOrder {
  /** Its idempotency key. */
  key: string;
  number: string;
  /** Unique to the order, so that its mails can be counted. */
  email: string;
  customerId: number | undefined;
  method: Order["paymentMethod"];
  lines: { variantId: number; quantity: number }[];
  total: number;
  walletPaid: number;
  due: number;
  /** The last acknowledged status. */
  status: Order["status"];
  /** The shop has confirmed the payment. */
  isPaid: boolean;
  /** It waits for a card payment that the bank has charged or will charge. */
  isCharged: boolean;
  returns: AcknowledgedReturn[];
}

/** A return as acknowledged last. */
export interface AcknowledgedReturn {
  key: string;
  number: string;
  state: OrderReturn["state"];
  quantity: number;
  /** Units that went back into stock. */
  whole: number;
  /** Piastres, once refunded. */
  refunded: number;
  toWallet: number;
  isExchange: boolean;
}

/** Store credit given by staff. */
export interface AcknowledgedDeposit {
  key: string;
  customerId: number;
  amount: number;
  /** Position in the customer's wallet. */
  position: number;
}

/** Everything acknowledged in one crash test. */
export interface Acknowledged {
  orders: AcknowledgedOrder[];
  deposits: AcknowledgedDeposit[];
  /** Final refusals: sold out and the like. */
  refused: number;
  /** Responses that should not occur. */
  strange: string[];
}

export const nothingAcknowledged = (): Acknowledged => ({
  orders: [],
  deposits: [],
  refused: 0,
  strange: [],
});
