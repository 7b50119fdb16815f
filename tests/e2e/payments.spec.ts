import type { Order } from "#contract/orders/endpoints.ts";
import type { Payment } from "#contract/payments/payment-schema.ts";
import {
  NOT_FAR_AWAY,
  atTheBank,
  callAs,
  chooseAtTheBank,
  chooseWay,
  fillCart,
  goToBank,
  goToCheckout,
  order,
  panelOf,
  payByCard,
  placeButton,
  said,
} from "./buying.ts";
import { registerPerson } from "./customer.ts";
import { ARABIC_NIGHTLY, expect, NIGHTLY, test } from "./shop-test.ts";
import { callTestApi } from "./test-api/test-api.ts";

test("retries a declined card and pays the order", ARABIC_NIGHTLY, async ({ page, shop }) => {
  const { pay, confirmation } = shop.words.orders;
  await goToCheckout(page, shop);
  await chooseWay(page, "card");
  await shop.expectAccessible(page);
  await shop.expectNoOverflow(page);
  await placeButton(page).click();
  await atTheBank(page, "decline");
  const panel = panelOf(page, shop.words.orders);
  await expect(panel).toContainText(pay.declined.title);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    said(confirmation.payment.title),
  );
  await shop.expectAccessible(page);
  await shop.expectNoOverflow(page);
  await panel.getByRole("button", { name: pay.tryAgain }).click();
  await atTheBank(page, "success");
  await expect(panel).toContainText(said(pay.paid.title));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(said(confirmation.placed.title));
  await shop.expectAccessible(page);
});

test("switches a declined card order to cash on delivery", NIGHTLY, async ({ page, shop }) => {
  const { pay, confirmation, payment } = shop.words.orders;
  const number = await payByCard(page, shop, "decline");
  const panel = panelOf(page, shop.words.orders);
  const cash = panel.getByRole("button", { name: said(pay.payInCash) });
  await expect(cash).toBeInViewport({ ratio: 1 });
  await expect(panel.getByRole("button", { name: pay.tryAgain })).toBeInViewport({ ratio: 1 });
  await shop.expectAccessible(page);
  await shop.expectNoOverflow(page);
  await cash.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(said(confirmation.placed.title));
  const main = page.getByRole("main");
  await expect(main).toContainText(payment.method.cod);
  await expect(main).toContainText(said(confirmation.steps["deliver-cash"].text));
  const placed = await callAs<Order>(page, "GET", `/api/v1/orders/${number}`);
  expect(placed).toMatchObject({ paymentMethod: "cod", status: "ordered" });
  expect(placed.dueNow).toBe(placed.totals.total);
  await shop.expectAccessible(page);
});

test(
  "resumes an abandoned card payment and processes a repeated callback once",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { pay } = shop.words.orders;
    const number = await payByCard(page, shop, "abandon");
    const panel = panelOf(page, shop.words.orders);
    await shop.open(page, `/Order/${number}?success=true&id=7&merchant_order_id=${number}-1`);
    await expect(panel).toContainText(said(pay.card.title));
    await shop.open(page, `/orders-and-returns/${number}`);
    await expect(panel).toContainText(said(pay.card.title));
    await expect(panel.getByRole("timer")).toContainText(/1[0-5]/);
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await panel.getByRole("button", { name: said(pay.payNow) }).click();
    await atTheBank(page, "double");
    await expect(panel).toContainText(said(pay.paid.title));
    // The payment panel has handled the first callback; the others are ignored.
    const payment = await callAs<Payment>(page, "GET", `/api/v1/orders/${number}/payment`);
    expect(payment).toMatchObject({ state: "paid", refunded: 0, paid: payment.due });
  },
);

test(
  "waits for a late payment callback and updates without a reload",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { pay } = shop.words.orders;
    await goToBank(page, shop);
    const bank = await atTheBank(page, "abandon");
    const panel = panelOf(page, shop.words.orders);
    await expect(panel).toContainText(pay.asking);
    // The bank notifies the shop directly, wherever the page is at that time.
    const outcome = {
      clientSecret: bank.searchParams.get("clientSecret") ?? "",
      outcome: "success",
    };
    const answer = await page.request.get("/dev/paymob/decide", {
      params: outcome,
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(302);
    await expect(panel).toContainText(said(pay.paid.title));
  },
);

test(
  "shows the order as paid when the callback arrives before the customer",
  ARABIC_NIGHTLY,
  async ({ page, browser, shop }) => {
    const { pay, confirmation } = shop.words.orders;
    await goToBank(page, shop);
    const back = Promise.withResolvers<void>();
    const redirect = Promise.withResolvers<string>();
    await page.route(/\/dev\/paymob\/decide/, async (route) => {
      const answer = await route.fetch({ maxRedirects: 0 });
      redirect.resolve(answer.headers()["location"] ?? "");
      await back.promise;
      await route.fulfill({ response: answer });
    });
    const leaving = chooseAtTheBank(page, "success");
    const number = /\/Order\/([^/?#]+)/.exec(await redirect.promise)?.[1] ?? "";
    // Another device of the customer shows it already.
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto(new URL("/robots.txt", page.url()).href);
    const phone = { number, phoneOrEmail: "01012345678" };
    await callAs(elsewhere, "POST", new URL("/api/v1/orders/lookup", page.url()).href, phone);
    const payment = new URL(`/api/v1/orders/${number}/payment`, page.url()).href;
    await expect
      .poll(() => callAs<Payment>(elsewhere, "GET", payment))
      .toMatchObject({ state: "paid" });
    await elsewhere.context().close();
    back.resolve();
    await leaving;
    const panel = panelOf(page, shop.words.orders);
    await expect(panel).toContainText(said(pay.paid.title));
    await expect(panel).not.toContainText(pay.asking);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      said(confirmation.placed.title),
    );
  },
);

test(
  "applies the governorate's cash-on-delivery fee and limit",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { payment, confirmation } = shop.words.orders;
    await goToCheckout(page, shop, NOT_FAR_AWAY);
    const main = page.getByRole("main");
    const door = main.locator("input[name=paymentMethod][value=cod]");
    const governorate = page.locator("select[name='address.governorate']");
    await governorate.selectOption("EG-MT");
    await expect(door).toBeDisabled();
    await expect(main).toContainText(said(payment.codLimit.split("{reach")[0] ?? ""));
    await expect(main.getByRole("status").filter({ hasText: payment.chooseAnother })).toBeVisible();
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    // Nasr City is cleared with its governorate; cities of the new one are suggested.
    const city = page.locator("input[name='address.city']");
    await expect(city).toHaveValue("");
    await expect(
      page.locator("datalist option").filter({ hasText: /^(?:Siwa|سيوة)$/ }),
    ).toHaveCount(1);
    await city.fill("Villa 7, km 96");
    await governorate.selectOption("EG-C");
    await expect(city).toHaveValue("Villa 7, km 96");
    await expect(door).toBeEnabled();
    await expect(door).toBeChecked();
    await expect(main).toContainText(said(payment.fee));
    const number = await order(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      said(confirmation.placed.title),
    );
    await expect(main).toContainText(said(confirmation.steps["deliver-cash"].text));
    const placed = await callAs<Order>(page, "GET", `/api/v1/orders/${number}`);
    expect(placed).toMatchObject({ paymentMethod: "cod", status: "ordered" });
    expect(placed.totals.codFee).toBe(2_500);
  },
);

test(
  "adds the items of an expired order to the cart again",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { pay } = shop.words.orders;
    const number = await payByCard(page, shop, "abandon");
    await callTestApi(page, "passTime", { number });
    const panel = panelOf(page, shop.words.orders);
    await expect(panel).toContainText(pay.over.title);
    await shop.expectAccessible(page);
    await panel.getByRole("button", { name: pay.again }).click();
    await expect(page).toHaveURL(/\/Cart$/);
    await expect(page.getByRole("main")).toContainText(/\d/);
    await expect.poll(() => callAs(page, "GET", "/api/v1/cart")).toMatchObject({ totalQty: 1 });
  },
);

test("refunds a paid order that is cancelled", ARABIC_NIGHTLY, async ({ page, shop }) => {
  const { pay, cancel } = shop.words.orders;
  const number = await payByCard(page, shop, "success");
  await shop.open(page, `/orders-and-returns/${number}`);
  await page.getByRole("button", { name: cancel.open, exact: true }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(cancel.backCard);
  await shop.expectAccessible(page);
  await dialog.getByRole("button", { name: cancel.confirm, exact: true }).click();
  const back = new RegExp(`${said(pay.refunding.title).source}|${said(pay.refunded.title).source}`);
  await expect(panelOf(page, shop.words.orders)).toContainText(back);
});

test(
  "rejects a wrong coupon, then applies, keeps and removes a valid one",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { coupon } = shop.words.orders;
    await goToCheckout(page, shop);
    const main = page.getByRole("main");
    const before = await placeButton(page).textContent();
    await main.getByRole("button", { name: coupon.have }).click();
    const field = main.getByLabel(coupon.label);
    await expect(field).toBeFocused();
    await field.fill("nothing");
    await field.press("Enter");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await shop.expectAccessible(page);
    await field.fill("noor ١٠");
    await field.press("Enter");
    await expect(main).toContainText(said(coupon.saves));
    await expect(placeButton(page)).not.toHaveText(before ?? "");
    await shop.expectNoOverflow(page);
    await page.reload();
    await expect(main).toContainText(said(coupon.saves));
    await main.getByRole("button", { name: said(coupon.removeOf) }).click();
    await expect(placeButton(page)).toHaveText(before ?? "");
    await main.getByRole("button", { name: coupon.have }).click();
    await main.getByLabel(coupon.label).fill("NOOR10");
    await main.getByRole("button", { name: coupon.use, exact: true }).click();
    await expect(main).toContainText(said(coupon.saves));
    const number = await order(page);
    const placed = await callAs<Order>(page, "GET", `/api/v1/orders/${number}`);
    expect(placed.totals.discount).toBeGreaterThan(0);
    await expect(main).toContainText(placed.adjustments[0]?.label ?? "no label");
  },
);

test(
  "pays part with store credit and the rest on delivery",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { payment, totals } = shop.words.orders;
    const person = await registerPerson(page);
    await callTestApi(page, "giveCredit", { email: person.email, amount: 100_000 });
    await goToCheckout(page, shop);
    await page.getByRole("checkbox", { name: said(payment.useWallet) }).check();
    const number = await order(page);
    const placed = await callAs<Order>(page, "GET", `/api/v1/orders/${number}`);
    expect(placed).toMatchObject({ walletPaid: 100_000, paymentMethod: "cod", status: "ordered" });
    expect(placed.due).toBe(placed.totals.total - 100_000);
    await expect(page.getByRole("main")).toContainText(totals.due);
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
  },
);

test(
  "pays a whole order with store credit and restores it on cancellation",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { payment, cancel } = shop.words.orders;
    const person = await registerPerson(page);
    await callTestApi(page, "giveCredit", { email: person.email, amount: 20_000_000 });
    await goToCheckout(page, shop);
    await page.getByRole("checkbox", { name: said(payment.useWallet) }).check();
    await expect(page.getByText(payment.walletCovers)).toBeVisible();
    await shop.expectAccessible(page);
    const number = await order(page);
    const placed = await callAs<Order>(page, "GET", `/api/v1/orders/${number}`);
    expect(placed).toMatchObject({ paymentMethod: "wallet", due: 0, status: "ordered" });
    expect(placed.totals.codFee).toBe(0);
    await shop.open(page, `/orders-and-returns/${number}`);
    await page.getByRole("button", { name: cancel.open, exact: true }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText(cancel.backWallet);
    await dialog.getByRole("button", { name: cancel.confirm, exact: true }).click();
    await expect(page.getByText(cancel.done).first()).toBeVisible();
    await expect
      .poll(() => callAs(page, "GET", "/api/v1/account/wallet"))
      .toMatchObject({ balance: 20_000_000 });
  },
);

test("prices a governorate chosen before hydration", ARABIC_NIGHTLY, async ({ page, shop }) => {
  await fillCart(page);
  const script = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry\.client/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto(shop.at("/Order"), { waitUntil: "commit" });
  await page.locator("select[name='address.governorate']").selectOption("EG-C");
  script.resolve();
  await expect(placeButton(page)).toContainText(/\d/);
});
