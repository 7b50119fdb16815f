import { UNSET_SETTINGS } from "#contract/kernel/settings.ts";
import type { PaymentMethod } from "#contract/orders/payment-method.ts";
import { companyTermsOf } from "#server/modules/companies/index.ts";
import type { Customer } from "#server/modules/customers/index.ts";
import { walletBalance } from "#server/modules/wallet/index.ts";
import { readSettings } from "#server/platform/settings.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { OrderPayments } from "../order-payments.ts";
import { guestCashPausedAt } from "../staff/guest-cash.ts";
import type { PaymentFacts } from "./payment-offers.ts";
import type { PricedCart } from "./price-cart.ts";

export interface Payer {
  customer: Customer | undefined;
  /** Store credit the customer wants to use beside the payment method. */
  wallet: number;
  /** The one method that is asked about; absent: all of them. */
  method?: PaymentMethod;
}

export interface PayerFacts extends PaymentFacts {
  /** The company for which the customer buys. */
  companyId: number | null;
  /** The order waits for an approver. */
  needsApproval: boolean;
}

/** What decides how an order can be paid. Guests cost one query, two where all methods or one of the settings' are asked about. */
export async function paymentFacts(
  db: Connection,
  payments: OrderPayments,
  { customer, wallet, method }: Payer,
  { ledger: { totals }, delivery }: PricedCart,
): Promise<PayerFacts> {
  const balance = customer ? await walletBalance(db, customer.id) : null;
  const terms = customer ? await companyTermsOf(db, customer) : null;
  return {
    total: totals.total,
    wallet: Math.min(wallet, balance ?? 0, totals.total),
    codLimit: delivery.codLimit,
    isCashPaused: !customer && (await guestCashPausedAt(db)) !== null,
    bankMethods: payments.bankMethods,
    ...(await factsOfSettings(db, method)),
    balance,
    isApprovedCompany: terms?.isApproved ?? false,
    companyId: terms?.companyId ?? null,
    needsApproval: terms?.needsApproval ?? false,
  };
}

/** What the settings say of ways to pay; asked about one of the others, nothing. */
export async function factsOfSettings(db: Connection, method?: PaymentMethod) {
  const isAsked = !method || method === "instapay" || method === "instalments";
  const { bank, instalments } = isAsked ? await readSettings(db) : UNSET_SETTINGS;
  return { takesInstapay: bank.instapay !== "", instalments };
}
