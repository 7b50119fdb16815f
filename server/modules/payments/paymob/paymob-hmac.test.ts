import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { isPaymobHmac, paymobHmac, signedText } from "./paymob-hmac.ts";

/** The transaction behind the example text in the bank's documentation. */
const DOCUMENTED = {
  amount_cents: 100000,
  created_at: "2024-06-13T11:33:44.592345",
  currency: "EGP",
  error_occured: false,
  has_parent_transaction: false,
  id: 192036465,
  integration_id: 4097558,
  is_3d_secure: true,
  is_auth: false,
  is_capture: false,
  is_refunded: false,
  is_standalone_payment: true,
  is_voided: false,
  order: { id: 217503754 },
  owner: 302852,
  pending: false,
  source_data: { pan: "2346", sub_type: "MasterCard", type: "card" },
  success: true,
};

test("builds the signed text from the bank's documented example", () => {
  expect(signedText(DOCUMENTED)).toBe(
    "1000002024-06-13T11:33:44.592345EGPfalsefalse1920364654097558truefalsefalsefalsetruefalse217503754302852false2346MasterCardcardtrue",
  );
});

test("accepts a case-insensitive signature only for its transaction and secret", () => {
  const hmac = createHmac("sha512", "secret").update(signedText(DOCUMENTED)).digest("hex");
  expect(paymobHmac(DOCUMENTED, "secret")).toBe(hmac);
  expect(isPaymobHmac(DOCUMENTED, hmac.toUpperCase(), "secret")).toBe(true);
  expect(isPaymobHmac({ ...DOCUMENTED, amount_cents: 1 }, hmac, "secret")).toBe(false);
  expect(isPaymobHmac(DOCUMENTED, hmac, "other")).toBe(false);
  expect(isPaymobHmac(DOCUMENTED, hmac.slice(1), "secret")).toBe(false);
  expect(isPaymobHmac(null, "", "secret")).toBe(false);
});
