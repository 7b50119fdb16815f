import type { Order } from "#contract/orders/endpoints.ts";
import type { OrderReturn } from "#contract/returns/endpoints.ts";

/** What somebody was told of one order, and so must be true whatever is killed. */
export interface ToldOrder {
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
  /** The last state that was told. */
  status: Order["status"];
  /** The shop said that the money is there. */
  isPaid: boolean;
  /** It is waiting for a card that the bank has charged or will. */
  isCharged: boolean;
  returns: ToldReturn[];
}

/** A return as it was told last. */
export interface ToldReturn {
  key: string;
  number: string;
  state: OrderReturn["state"];
  quantity: number;
  /** Pieces that went back on the shelf. */
  whole: number;
  /** Piastres, once they went back. */
  refunded: number;
  toWallet: number;
  isExchange: boolean;
}

/** Store credit that staff gave. */
export interface ToldDeposit {
  key: string;
  customerId: number;
  amount: number;
  /** Place in the customer's wallet. */
  position: number;
}

/** Everything that was told in one storm. */
export interface Told {
  orders: ToldOrder[];
  deposits: ToldDeposit[];
  /** Refused for good: sold out and the like. */
  refused: number;
  /** Answers that nobody should have got. */
  strange: string[];
}

export const nothingTold = (): Told => ({ orders: [], deposits: [], refused: 0, strange: [] });
