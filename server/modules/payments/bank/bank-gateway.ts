import type { BankMethod } from "#contract/orders/payment-method.ts";

/** Account at the bank that takes payments for the shop (Paymob Egypt), as the operator configured it. */
export interface BankGateway {
  /** `https://accept.paymob.com`, or a local server that speaks the same. */
  url: string;
  secretKey: string;
  publicKey: string;
  hmacSecret: string;
  /** Integration ids of the merchant's account, by what they take; a method without one is not offered. */
  integrations: Partial<Record<BankMethod, readonly number[]>>;
}

/** What the account takes. */
export function methodsOf(gateway: BankGateway | undefined): BankMethod[] {
  return Object.keys(gateway?.integrations ?? {}) as BankMethod[];
}
