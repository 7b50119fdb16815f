import type { BankMethod } from "#contract/orders/payment-method.ts";
import type { Transaction } from "./transaction.ts";

/** Source of the money, and the integration of the sandbox account, per method. */
const SOURCES: Record<BankMethod, { integration: number; pan: string; type: string; of: string }> =
  {
    card: { integration: 1, pan: "2346", type: "card", of: "MasterCard" },
    "mobile-wallet": { integration: 2, pan: "01010101010", type: "wallet", of: "wallet" },
    kiosk: { integration: 3, pan: "", type: "aggregator", of: "AGGREGATOR" },
    instalments: { integration: 4, pan: "", type: "valu", of: "valu" },
  };

/** A transaction in the format of Paymob's callbacks. */
export function describe({ id, intention, amount, success, pending }: Transaction) {
  const source = SOURCES[intention.method];
  return {
    id,
    pending,
    amount_cents: amount,
    success,
    is_auth: false,
    is_capture: false,
    is_standalone_payment: true,
    is_voided: false,
    is_refunded: false,
    is_3d_secure: intention.method === "card",
    integration_id: source.integration,
    has_parent_transaction: false,
    order: { id: intention.orderId, merchant_order_id: intention.reference },
    created_at: new Date().toISOString(),
    currency: "EGP",
    error_occured: false,
    owner: 1,
    source_data: { pan: source.pan, type: source.type, sub_type: source.of },
  };
}
