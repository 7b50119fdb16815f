import { companyTermsOf } from "#server/modules/companies/index.ts";
import type { Customer } from "#server/modules/customers/index.ts";
import { walletBalance } from "#server/modules/wallet/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { OrderPayments } from "../order-payments.ts";
import type { PaymentFacts } from "./payment-offers.ts";
import type { PricedCart } from "./price-cart.ts";

export interface Payer {
  customer: Customer | undefined;
  /** Store credit to be used in addition to the payment method. */
  wallet: number;
}

export interface PayerFacts extends PaymentFacts {
  /** The company that the customer buys for. */
  companyId: number | null;
  /** The order needs an approver. */
  needsApproval: boolean;
}

/** What decides how an order can be paid. */
export async function paymentFacts(
  db: Connection,
  payments: OrderPayments,
  { customer, wallet }: Payer,
  { ledger: { totals }, delivery, byStaff }: PricedCart,
): Promise<PayerFacts> {
  const { isGuestCashPaused, ...set } = byStaff;
  const [balance, terms] = customer
    ? await Promise.all([walletBalance(db, customer.id), companyTermsOf(db, customer)])
    : [null, null];
  return {
    ...set,
    total: totals.total,
    wallet: Math.min(wallet, balance ?? 0, totals.total),
    codLimit: delivery.codLimit,
    isCashPaused: !customer && isGuestCashPaused,
    bankMethods: payments.bankMethods,
    balance,
    isApprovedCompany: terms?.isApproved ?? false,
    companyId: terms?.companyId ?? null,
    needsApproval: terms?.needsApproval ?? false,
  };
}
