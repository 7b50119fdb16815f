import { localePath } from "#contract/kernel/locale.ts";
import { payablesById } from "#server/modules/orders/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { paymob } from "../paymob/paymob.ts";
import type { BankGateway } from "./bank-gateway.ts";
import { beginPayment, isBankOpen } from "./begin-payment.ts";

/** Implements `OrderPayments.billOf`: the payment number of an order for an outlet. */
export function billsOf(
  { db, publicUrl, defaultLocale, log }: Platform,
  gateway: BankGateway | undefined,
): (orderId: number) => Promise<string | null> {
  const provider = gateway && paymob(gateway);
  return async (orderId) => {
    const order = (await payablesById(db, [orderId])).get(orderId);
    if (!provider || order?.method !== "kiosk" || !isBankOpen(order)) return null;
    const path = localePath(`/Order/${order.number}`, order.locale, defaultLocale);
    const { bill } = await beginPayment({ db, provider, publicUrl, log }, order, path);
    if (bill === null) throw new Error("the bank is being asked for the number by somebody else");
    return bill;
  };
}
