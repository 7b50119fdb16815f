import type { Page } from "@playwright/test";
import type { Payment } from "#contract/payments/payment-schema.ts";
import {
  callAs,
  chooseWay,
  goToCheckout,
  numberOf,
  panelOf,
  placeButton,
  said,
} from "../buying.ts";
import { ARABIC_NIGHTLY, expect, NIGHTLY, test } from "../shop-test.ts";

const paymentOf = (page: Page) =>
  callAs<Payment>(page, "GET", `/api/v1/orders/${numberOf(page)}/payment`);

test(
  "offers all payment methods immediately, and InstaPay with address and receipt",
  NIGHTLY,
  async ({ page, shop }) => {
    const { payment, pay, proof } = shop.words.orders;
    await goToCheckout(page, shop);
    const main = page.getByRole("main");
    for (const method of ["cod", "card", "instapay", "mobile-wallet", "kiosk", "instalments"]) {
      const choice = main.locator(`input[name=paymentMethod][value=${method}]`);
      await expect(choice).toBeEnabled();
    }
    await expect(main).toContainText(said(payment.monthly.split("{months")[0] ?? ""));
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await chooseWay(page, "instapay");
    await placeButton(page).click();
    await page.waitForURL(/\/Order\/F-/);
    const panel = panelOf(page, shop.words.orders);
    await expect(panel).toContainText(said(pay.instapay.title));
    await expect(panel).toContainText("fanous@instapay");
    await expect(panel.getByRole("button", { name: proof.send })).toBeVisible();
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
  },
);

test("pays by mobile wallet after a declined attempt", ARABIC_NIGHTLY, async ({ page, shop }) => {
  const { pay } = shop.words.orders;
  await goToCheckout(page, shop);
  await chooseWay(page, "mobile-wallet");
  await placeButton(page).click();
  await page.waitForURL(/unifiedcheckout/);
  await page.getByLabel("Wallet number").fill("01012345678");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("link", { name: "Decline", exact: true }).click();
  const panel = panelOf(page, shop.words.orders);
  await expect(panel).toContainText(pay.declined.title);
  await expect(panel.getByRole("button", { name: said(pay.payInCash) })).toBeVisible();
  await panel.getByRole("button", { name: pay.tryAgain }).click();
  await page.getByLabel("Wallet number").fill("01012345678");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("link", { name: "Pay", exact: true }).click();
  await expect(panel).toContainText(said(pay.paid.title));
});

test(
  "pays in instalments with a plan chosen on the bank's page",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { pay } = shop.words.orders;
    await goToCheckout(page, shop);
    await chooseWay(page, "instalments");
    await placeButton(page).click();
    await page.waitForURL(/unifiedcheckout/);
    await page.getByLabel("12 months").check();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("link", { name: "Pay", exact: true }).click();
    await expect(panelOf(page, shop.words.orders)).toContainText(said(pay.paid.title));
  },
);

test(
  "shows the outlet payment number and marks the order as paid",
  NIGHTLY,
  async ({ page, shop }) => {
    const { pay } = shop.words.orders;
    await goToCheckout(page, shop);
    await chooseWay(page, "kiosk");
    await placeButton(page).click();
    await page.waitForURL(/\/Order\/F-/);
    const panel = panelOf(page, shop.words.orders);
    await expect(panel).toContainText(pay.bill);
    const { bill } = await paymentOf(page);
    await expect(panel).toContainText(bill ?? "no number");
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    const outlet = await page.context().newPage();
    await outlet.goto("/dev/paymob/outlet");
    await outlet.getByLabel("Payment number").fill(bill ?? "");
    await outlet.getByRole("button", { name: "Look up" }).click();
    await outlet.getByRole("button", { name: "Pay at the outlet" }).click();
    await expect(outlet.getByText("Paid.")).toBeVisible();
    await outlet.close();
    await panel.getByRole("button", { name: pay.check }).click();
    await expect(panel).toContainText(said(pay.paid.title));
  },
);
