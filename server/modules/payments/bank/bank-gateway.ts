import type { BankMethod } from "#contract/orders/payment-method.ts";

/** The shop's account at the bank (Paymob Egypt), as configured by the operator. */
export interface BankGateway {
  /** `https://accept.paymob.com`, or a local server with the same protocol. */
  url: string;
  secretKey: string;
  publicKey: string;
  hmacSecret: string;
  /**
   * Integration ids of the merchant's account by payment method; a method without one is not
   * offered.
   */
  integrations: Partial<Record<BankMethod, readonly number[]>>;
}

/** The payment methods of the account. */
export function methodsOf(gateway: BankGateway | undefined): BankMethod[] {
  return Object.keys(gateway?.integrations ?? {}) as BankMethod[];
}
