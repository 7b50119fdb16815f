import type { Order } from "#contract/orders/endpoints.ts";
import { isTransfer } from "#contract/orders/payment-method.ts";

const BACK = {
  cod: false,
  card: "backCard",
  instapay: "backTransfer",
  "mobile-wallet": "backMobileWallet",
  kiosk: "backKiosk",
  instalments: "backInstalments",
  wallet: false,
  "bank-transfer": "backTransfer",
} as const;

type OrderMoney = Pick<Order, "waitingFor" | "paymentMethod" | "walletPaid" | "due">;

/** Where paid money goes if the order is cancelled now: keys of `orders.cancel`. */
export function moneyBack(order: OrderMoney) {
  const wallet = order.walletPaid > 0 && ("backWallet" as const);
  return [order.due > 0 && wordsOfDue(order), wallet].filter((text) => text !== false);
}

/** While an order waits for payment or review, a transfer may have been sent, at least in part. */
function wordsOfDue({ waitingFor, paymentMethod }: OrderMoney) {
  if (waitingFor === null) return BACK[paymentMethod];
  const isMaybeSent = waitingFor === "review" || waitingFor === "payment";
  return isMaybeSent && isTransfer(paymentMethod) && ("backSent" as const);
}
