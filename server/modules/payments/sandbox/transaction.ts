import type { BankMethod } from "#contract/orders/payment-method.ts";

export interface Intention {
  method: BankMethod;
  clientSecret: string;
  orderId: number;
  amount: number;
  reference: string;
  callbackUrl: string;
  returnUrl: string;
}

export interface Transaction {
  id: number;
  intention: Intention;
  amount: number;
  success: boolean;
  /** Not paid at an outlet yet. */
  pending: boolean;
  refunded: number;
}
