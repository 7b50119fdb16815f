import type { Piastres } from "#contract/kernel/money.ts";

export interface CardOrder {
  /** Comes back with the bank's notification. */
  reference: string;
  amount: Piastres;
  /** Seconds until the page takes no card any more. */
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
export interface CardNotification {
  transaction: string;
  kind: "charged" | "declined" | "pending" | "refunded" | "voided";
  /** Of the order's attempt; null where the bank left it out. */
  reference: string | null;
  amount: Piastres;
  currency: string;
}

/** A bank whose own page takes the card: this shop never sees one. */
export interface CardProvider {
  name: string;
  /** @returns the address of the bank's page. @throws CardProviderError */
  begin(order: CardOrder): Promise<{ redirect: string }>;
  /** Reads a callback; `undefined` when its signature is not the bank's. */
  read(body: unknown, signature: string): CardNotification | undefined;
  /** Gives money of a transaction back. @returns the transaction that did. @throws CardProviderError */
  refund(transaction: string, amount: Piastres): Promise<{ transaction: string }>;
}

/** The bank did not answer, or refused what was asked. */
export class CardProviderError extends Error {
  override name = "CardProviderError";
}
