import { expect, test } from "vitest";
import { paymentView } from "./payment-view.ts";

const card = { waitingFor: "payment", paymentMethod: "card", due: 1000 } as const;
const transfer = { ...card, paymentMethod: "bank-transfer" } as const;
const instapay = { ...card, paymentMethod: "instapay" } as const;
const byBank = ["mobile-wallet", "kiosk", "instalments"] as const;
const cash = { ...card, paymentMethod: "cod", waitingFor: null } as const;
const waiting = { state: "waiting", isDeclined: false } as const;

test.each([
  [card, waiting, "card"],
  [card, { ...waiting, isDeclined: true }, "declined"],
  [card, { state: "paid", isDeclined: false }, "paid"],
  [card, { state: "paid", isDeclined: true }, "paid"],
  [card, { state: "over", isDeclined: true }, "over"],
  [card, { state: "refunding", isDeclined: false }, "refunding"],
  [card, { state: "refunded", isDeclined: false }, "refunded"],
  ...byBank.map((method) => [{ ...card, paymentMethod: method }, waiting, method] as const),
  ...byBank.map(
    (method) =>
      [{ ...card, paymentMethod: method }, { ...waiting, isDeclined: true }, "declined"] as const,
  ),
  [transfer, waiting, "transfer"],
  [instapay, waiting, "instapay"],
  [instapay, { ...waiting, state: "proof-sent" }, "proof"],
  [transfer, { ...waiting, state: "proof-sent" }, "proof"],
  [{ ...transfer, waitingFor: "approval" }, waiting, "approval"],
  [{ ...card, waitingFor: "approval" }, waiting, "approval"],
  [cash, { state: "at-the-door", isDeclined: false }, null],
  [cash, { state: "over", isDeclined: false }, null],
  [{ ...cash, paymentMethod: "wallet", due: 0 }, { state: "paid", isDeclined: false }, null],
] as const)("shows the order %j with the payment %j as %s", (order, payment, view) => {
  expect(paymentView(order, payment)).toBe(view);
});
