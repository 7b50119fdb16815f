import { type BankMethod, isBankMethod, isPaidLater } from "#contract/orders/payment-method.ts";
import type { Order } from "#contract/orders/endpoints.ts";
import type { Payment } from "#contract/payments/payment-schema.ts";

/** What the customer reads about the money of an order, and what can be done. */
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

/** By what the server knows alone; null: there is nothing to say, as at the door. */
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

/** The customer goes on to the bank's page. */
export function isAtBank(view: PaymentView): boolean {
  return view === "card" || view === "mobile-wallet" || view === "instalments";
}

/** Whether money has to come before the goods go. */
export function isPrepaid({ paymentMethod, due }: Pick<Order, "paymentMethod" | "due">): boolean {
  return due > 0 && isPaidLater(paymentMethod);
}
