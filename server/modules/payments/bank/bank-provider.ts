import type { Piastres } from "#contract/kernel/money.ts";
import type { BankMethod } from "#contract/orders/payment-method.ts";

export interface BankOrder {
  method: BankMethod;
  /** Returned in the bank's notification. */
  reference: string;
  amount: Piastres;
  /** Seconds until the bank stops accepting money for it. */
  expiresIn: number;
  /** Where the bank sends its notification. */
  callbackUrl: string;
  /** Where the customer returns to; the parameters of that request are not trusted. */
  returnUrl: string;
  customer: {
    firstName: string;
    lastName: string;
    email: string | null;
    /** E.164 */
    phone: string;
    city: string;
    street: string;
    building: string;
  };
}

/** A bank's notification about one transaction, after checking its signature. */
export interface BankNotification {
  transaction: string;
  kind: "charged" | "declined" | "pending" | "refunded" | "voided";
  /** Reference of the order's attempt; null when the bank left it out. */
  reference: string | null;
  /** The bank's own number of the attempt; unlike the reference, it is signed. */
  bankOrder: string;
  /** Piastres as the bank says, not checked to be an amount of money. */
  amount: Piastres;
  currency: string;
}

/**
 * A bank with a hosted payment page: this shop never sees a card, a wallet's PIN or a credit
 * application.
 */
export interface BankProvider {
  name: string;
  /** @returns the address of the bank's page. @throws BankProviderError */
  begin(order: BankOrder): Promise<{ redirect: string; bankOrder: string }>;
  /** Requests a number for paying the order in cash at an outlet. @throws BankProviderError */
  bill(order: BankOrder): Promise<{ bill: string; bankOrder: string }>;
  /** Parses a callback; `undefined` when its signature is not the bank's. */
  read(body: unknown, signature: string): BankNotification | undefined;
  /** Refunds part of a transaction. @returns the refund's transaction. @throws BankProviderError */
  refund(transaction: string, amount: Piastres): Promise<{ transaction: string }>;
}

/** The bank did not answer, or refused the request. */
export class BankProviderError extends Error {
  override name = "BankProviderError";
}
