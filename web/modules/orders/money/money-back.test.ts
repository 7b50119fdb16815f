import { expect, test } from "vitest";
import { WAITING_FOR } from "#contract/orders/order-status.ts";
import { isTransfer, PAYMENT_METHODS } from "#contract/orders/payment-method.ts";
import { moneyBack } from "./money-back.ts";

const paid = { waitingFor: null, walletPaid: 0, due: 288_00 };

test("returns a refund text for every prepaid payment method", () => {
  const silent = PAYMENT_METHODS.filter(
    (paymentMethod) => moneyBack({ ...paid, paymentMethod }).length === 0,
  );
  // Cash on delivery is not paid yet, and store credit has its own text.
  expect(silent).toEqual(["cod", "wallet"]);
  expect(moneyBack({ ...paid, paymentMethod: "wallet", walletPaid: 288_00, due: 0 })).toEqual([
    "backWallet",
  ]);
});

test("returns a refund text for a transfer under review or pending", () => {
  for (const paymentMethod of PAYMENT_METHODS.filter((method) => isTransfer(method)))
    for (const waitingFor of ["review", "payment"] as const)
      expect(moneyBack({ ...paid, paymentMethod, waitingFor })).toEqual(["backSent"]);
});

test("returns no refund text when nothing can have been paid", () => {
  for (const waitingFor of WAITING_FOR)
    expect(moneyBack({ ...paid, paymentMethod: "cod", waitingFor })).toEqual([]);
  expect(moneyBack({ ...paid, paymentMethod: "card", waitingFor: "payment" })).toEqual([]);
  expect(moneyBack({ ...paid, paymentMethod: "instapay", waitingFor: "approval" })).toEqual([]);
});
