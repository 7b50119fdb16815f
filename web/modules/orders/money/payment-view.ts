import type { Order } from "#contract/orders/endpoints.ts";
import { type BankMethod, isBankMethod, isPaidLater } from "#contract/orders/payment-method.ts";
import type { Payment } from "#contract/payments/payment-schema.ts";

/** The payment state as shown to the customer. */
export type PaymentView =
  | "approval"
  | BankMethod
  | "instapay"
  | "declined"
  | "transfer"
  | "proof"
  | "paid"
  | "over"
  | "refunding"
  | "refunded";

type OrderFacts = Pick<Order, "waitingFor" | "paymentMethod" | "due">;

/**
 * Decided by the server's data alone; null if there is nothing to show, as with cash on delivery.
 */
export function paymentView(
  order: OrderFacts,
  { state, isDeclined }: Pick<Payment, "state" | "isDeclined">,
): PaymentView | null {
  if (order.waitingFor === "approval") return "approval";
  if (state === "refunding" || state === "refunded") return state;
  if (!isPrepaid(order)) return null;
  if (state === "proof-sent") return "proof";
  if (state === "waiting") return waitingView(order, isDeclined);
  return state === "at-the-door" ? null : state;
}

function waitingView({ paymentMethod: method }: OrderFacts, isDeclined: boolean): PaymentView {
  if (isBankMethod(method)) return isDeclined ? "declined" : method;
  return method === "instapay" ? "instapay" : "transfer";
}

/** The next step is on the bank's page. */
export function isAtBank(view: PaymentView): boolean {
  return view === "card" || view === "mobile-wallet" || view === "instalments";
}

/** Whether the order must be paid before it is shipped. */
export function isPrepaid({ paymentMethod, due }: Pick<Order, "paymentMethod" | "due">): boolean {
  return due > 0 && isPaidLater(paymentMethod);
}
