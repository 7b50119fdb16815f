import type { Piastres } from "#contract/kernel/money.ts";
import type { BankMethod } from "#contract/orders/payment-method.ts";

export interface BankOrder {
  method: BankMethod;
  /** Comes back with the bank's notification. */
  reference: string;
  amount: Piastres;
  /** Seconds until the bank takes no money for it any more. */
  expiresIn: number;
  /** Where the bank sends its notification. */
  callbackUrl: string;
  /** Where the customer comes back to; what the address says then is not believed. */
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

/** What a bank says about one transaction, after its signature was checked. */
export interface BankNotification {
  transaction: string;
  kind: "charged" | "declined" | "pending" | "refunded" | "voided";
  /** Of the order's attempt; null where the bank left it out. */
  reference: string | null;
  amount: Piastres;
  currency: string;
}

/** A bank whose own page takes the money: this shop never sees a card, a wallet's PIN or a credit application. */
export interface BankProvider {
  name: string;
  /** @returns the address of the bank's page. @throws BankProviderError */
  begin(order: BankOrder): Promise<{ redirect: string }>;
  /** Asks for a number under which the order is paid in cash at an outlet. @throws BankProviderError */
  bill(order: BankOrder): Promise<{ bill: string }>;
  /** Reads a callback; `undefined` when its signature is not the bank's. */
  read(body: unknown, signature: string): BankNotification | undefined;
  /** Gives money of a transaction back. @returns the transaction that did. @throws BankProviderError */
  refund(transaction: string, amount: Piastres): Promise<{ transaction: string }>;
}

/** The bank did not answer, or refused what was asked. */
export class BankProviderError extends Error {
  override name = "BankProviderError";
}
