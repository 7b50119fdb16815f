import type { Order } from "#contract/orders/endpoints.ts";
import type { OrderReturn } from "#contract/returns/endpoints.ts";

/** What was acknowledged of one order, and so must be true whatever is killed. */
export interface AcknowledgedOrder {
  /** The key it was sent with. */
  key: string;
  number: string;
  /** Nobody else's order has it, so its mails can be counted. */
  email: string;
  customerId: number | undefined;
  method: Order["paymentMethod"];
  lines: { variantId: number; quantity: number }[];
  total: number;
  walletPaid: number;
  due: number;
  /** The last acknowledged state. */
  status: Order["status"];
  /** The shop said that the money is there. */
  isPaid: boolean;
  /** It is waiting for a card that the bank has charged or will. */
  isCharged: boolean;
  returns: AcknowledgedReturn[];
}

/** A return as it was acknowledged last. */
export interface AcknowledgedReturn {
  key: string;
  number: string;
  state: OrderReturn["state"];
  quantity: number;
  /** Units that went back into stock. */
  whole: number;
  /** Piastres, once they went back. */
  refunded: number;
  toWallet: number;
  isExchange: boolean;
}

/** Store credit that staff gave. */
export interface AcknowledgedDeposit {
  key: string;
  customerId: number;
  amount: number;
  /** Place in the customer's wallet. */
  position: number;
}

/** Everything acknowledged in one crash test. */
export interface Acknowledged {
  orders: AcknowledgedOrder[];
  deposits: AcknowledgedDeposit[];
  /** Refused for good: sold out and the like. */
  refused: number;
  /** Answers that nobody should have got. */
  strange: string[];
}

export const nothingAcknowledged = (): Acknowledged => ({
  orders: [],
  deposits: [],
  refused: 0,
  strange: [],
});
