import type { Order } from "#contract/orders/endpoints.ts";
import type { Payment } from "#contract/payments/payment-schema.ts";
import { expect, test } from "../shop-test.ts";
import {
  atTheBank,
  callAs,
  chooseWay,
  fillCart,
  fillCheckout,
  numberOf,
  order,
  panelOf,
  placeButton,
  said,
} from "../stage/buying.ts";
import { letterTo, newPerson, registerPerson } from "../customer.ts";
import { happen } from "../stage/scenes.ts";

const COMPANY = { companyNameEn: "Nile Interiors", companyNameAr: "النيل للديكور" };

test("a declined card costs nothing, another try pays the order", async ({ page, shop }) => {
  const { pay, confirmation } = shop.words.orders;
  await fillCart(page);
  await page.goto(shop.at("/Order"));
  await fillCheckout(page);
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

test("what the address says after the bank's page is not believed", async ({ page, shop }) => {
  const { pay } = shop.words.orders;
  await fillCart(page);
  await page.goto(shop.at("/Order"));
  await fillCheckout(page);
  await chooseWay(page, "card");
  await placeButton(page).click();
  await atTheBank(page, "abandon");
  const number = numberOf(page);
  await page.goto(shop.at(`/Order/${number}?success=true&id=7&merchant_order_id=${number}-1`));
  await expect(panelOf(page, shop.words.orders)).toContainText(said(pay.card.title));
});

test("who left the bank's page goes on later; a callback that comes three times counts once", async ({
  page,
  shop,
}) => {
  const { pay } = shop.words.orders;
  await fillCart(page);
  await page.goto(shop.at("/Order"));
  await fillCheckout(page);
  await chooseWay(page, "card");
  await placeButton(page).click();
  await atTheBank(page, "abandon");
  const number = numberOf(page);
  await page.goto(shop.at(`/orders-and-returns/${number}`));
  const panel = panelOf(page, shop.words.orders);
  await expect(panel).toContainText(said(pay.card.title));
  await expect(panel.getByRole("timer")).toContainText(/29|30/);
  await shop.expectAccessible(page);
  await shop.expectNoOverflow(page);
  await panel.getByRole("button", { name: said(pay.payNow) }).click();
  await atTheBank(page, "double");
  await expect(panel).toContainText(said(pay.paid.title));
  const payment = await callAs<Payment>(page, "GET", `/api/v1/orders/${number}/payment`);
  expect(payment).toMatchObject({ state: "paid", refunded: 0, paid: payment.due });
});

test("a callback that comes late is waited for, and shown without a reload", async ({
  page,
  shop,
}) => {
  const { pay } = shop.words.orders;
  await fillCart(page);
  await page.goto(shop.at("/Order"));
  await fillCheckout(page);
  await chooseWay(page, "card");
  await placeButton(page).click();
  await atTheBank(page, "late");
  const panel = panelOf(page, shop.words.orders);
  await expect(panel).toContainText(pay.asking);
  await expect(panel).toContainText(said(pay.paid.title), { timeout: 15_000 });
});

test("when the time is over the pieces can be put back into the cart", async ({ page, shop }) => {
  const { pay } = shop.words.orders;
  await fillCart(page);
  await page.goto(shop.at("/Order"));
  await fillCheckout(page);
  await chooseWay(page, "card");
  await placeButton(page).click();
  await atTheBank(page, "abandon");
  await happen(page, "passTime", { number: numberOf(page) });
  const panel = panelOf(page, shop.words.orders);
  await expect(panel).toContainText(pay.over.title, { timeout: 15_000 });
  await shop.expectAccessible(page);
  await panel.getByRole("button", { name: pay.again }).click();
  await expect(page).toHaveURL(/\/Cart$/);
  await expect(page.getByRole("main")).toContainText(/\d/);
  const cart = await callAs(page, "GET", "/api/v1/cart");
  expect(cart).toMatchObject({ totalQty: 1 });
});

test("a paid order that is cancelled gives the money back", async ({ page, shop }) => {
  const { pay, cancel } = shop.words.orders;
  await fillCart(page);
  await page.goto(shop.at("/Order"));
  await fillCheckout(page);
  await chooseWay(page, "card");
  await placeButton(page).click();
  await atTheBank(page, "success");
  await page.goto(shop.at(`/orders-and-returns/${numberOf(page)}`));
  await page.getByRole("button", { name: cancel.open, exact: true }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(cancel.backCard);
  await shop.expectAccessible(page);
  await dialog.getByRole("button", { name: cancel.confirm, exact: true }).click();
  const back = new RegExp(`${said(pay.refunding.title).source}|${said(pay.refunded.title).source}`);
  await expect(panelOf(page, shop.words.orders)).toContainText(back);
});

test("a coupon is refused, used, kept over a reload and removed", async ({ page, shop }) => {
  const { coupon } = shop.words.orders;
  await fillCart(page);
  await page.goto(shop.at("/Order"));
  await fillCheckout(page);
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
});

test("store credit pays a part, the rest is paid at the door", async ({ page, shop }) => {
  const { payment, totals } = shop.words.orders;
  const person = await registerPerson(page);
  await happen(page, "giveCredit", { email: person.email, amount: 100_000 });
  await fillCart(page);
  await page.goto(shop.at("/Order"));
  await fillCheckout(page);
  await page.getByRole("checkbox", { name: said(payment.useWallet) }).check();
  const number = await order(page);
  const placed = await callAs<Order>(page, "GET", `/api/v1/orders/${number}`);
  expect(placed).toMatchObject({ walletPaid: 100_000, paymentMethod: "cod", status: "Ordered" });
  expect(placed.due).toBe(placed.totals.total - 100_000);
  await expect(page.getByRole("main")).toContainText(totals.due);
  await shop.expectAccessible(page);
  await shop.expectNoOverflow(page);
});

test("store credit that covers everything is the way of paying", async ({ page, shop }) => {
  const { payment, cancel } = shop.words.orders;
  const person = await registerPerson(page);
  await happen(page, "giveCredit", { email: person.email, amount: 20_000_000 });
  await fillCart(page);
  await page.goto(shop.at("/Order"));
  await fillCheckout(page);
  await page.getByRole("checkbox", { name: said(payment.useWallet) }).check();
  await expect(page.getByText(payment.walletCovers)).toBeVisible();
  await shop.expectAccessible(page);
  const number = await order(page);
  const placed = await callAs<Order>(page, "GET", `/api/v1/orders/${number}`);
  expect(placed).toMatchObject({ paymentMethod: "wallet", due: 0, status: "Ordered" });
  expect(placed.totals.codFee).toBe(0);
  await page.goto(shop.at(`/orders-and-returns/${number}`));
  await page.getByRole("button", { name: cancel.open, exact: true }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(cancel.backWallet);
  await dialog.getByRole("button", { name: cancel.confirm, exact: true }).click();
  await expect(page.getByText(cancel.done).first()).toBeVisible();
  const wallet = await callAs(page, "GET", "/api/v1/account/wallet");
  expect(wallet).toMatchObject({ balance: 20_000_000 });
});

test("an approved company pays by transfer, which staff confirm", async ({ page, shop }) => {
  const { payment, pay, order: words } = shop.words.orders;
  const person = await registerPerson(page, newPerson(), COMPANY);
  await fillCart(page);
  await page.goto(shop.at("/Order"));
  await fillCheckout(page);
  const main = page.getByRole("main");
  await expect(main).toContainText(payment.company);
  await expect(main.locator("input[value=bank-transfer]")).toBeDisabled();
  await happen(page, "approveCompany", { email: person.email });
  await page.reload();
  await chooseWay(page, "bank-transfer");
  await main.locator("input[name='payment.purchaseOrder']").fill("PO ٧٧/2026");
  await shop.expectAccessible(page);
  const number = await order(page);
  const panel = panelOf(page, shop.words.orders);
  await expect(panel).toContainText(said(pay.transfer.title));
  await expect(panel).toContainText("EG38 0019");
  await expect(panel).toContainText("fanous@instapay");
  await expect(main).toContainText(said(words.purchaseOrder));
  await expect(main).toContainText("PO 77/2026");
  await shop.expectAccessible(page);
  await shop.expectNoOverflow(page);

  const { due } = await callAs<Payment>(page, "GET", `/api/v1/orders/${number}/payment`);
  const staff = await happen(page, "hireStaff", { role: "orders" });
  const session = await page.request.post("/api/v1/admin/auth/sign-in", { data: staff });
  const { token } = (await session.json()) as { token: string };
  const recorded = await page.request.post(`/api/v1/admin/orders/${number}/payments`, {
    headers: { authorization: `Bearer ${token}` },
    data: { kind: "transfer", amount: due, reference: `TT-${number}` },
  });
  expect([recorded.status(), await recorded.text()]).toEqual([200, expect.any(String)]);
  await page.reload();
  await expect(panel).toContainText(said(pay.paid.title));
});

test("a buyer's order waits for a colleague, who lets it through", async ({
  page,
  browser,
  shop,
}) => {
  const { checkout, company, pay } = shop.words.orders;
  await registerPerson(page, newPerson("Nadia"), COMPANY);
  await callAs(page, "PATCH", "/api/v1/account/company", { needsApproval: true });
  const context = await browser.newContext({ viewport: page.viewportSize() });
  const buyer = await context.newPage();
  const colleague = await registerPerson(buyer, newPerson("Karim"));
  const invitation = { email: colleague.email, role: "buyer" };
  await callAs(page, "POST", "/api/v1/account/company/invitations", invitation);
  let secret = "";
  await expect(async () => {
    secret = /Invitation#(\S+)/.exec(await letterTo(page, colleague.email))?.[1] ?? "";
    expect(secret).not.toBe("");
  }).toPass();
  await callAs(buyer, "POST", `/api/v1/invitations/${secret}/accept`);

  await fillCart(buyer);
  await buyer.goto(shop.at("/Order"));
  await fillCheckout(buyer, "Karim Salem");
  await expect(buyer.getByText(checkout.approvalTitle)).toBeVisible();
  const number = await order(buyer);
  const panel = panelOf(buyer, shop.words.orders);
  await expect(panel).toContainText(pay.approval.title);
  await shop.expectAccessible(buyer);

  await page.goto(shop.at("/Account?part=orders"));
  await page.getByRole("link", { name: company.all }).click();
  await expect(page.getByRole("main")).toContainText(said(company.buyer));
  await shop.expectAccessible(page);
  await shop.expectNoOverflow(page);
  await page.getByRole("button", { name: said(company.approveOf) }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByLabel(company.note).fill("Villa 7");
  await shop.expectAccessible(page);
  await dialog.getByRole("button", { name: company.approve, exact: true }).click();
  await expect(page.getByText(company.nothingWaits)).toBeVisible();
  await buyer.reload();
  await expect(buyer.getByRole("heading", { level: 1 })).toHaveText(
    said(shop.words.orders.confirmation.placed.title),
  );
  const placed = await callAs<Order>(buyer, "GET", `/api/v1/orders/${number}`);
  expect(placed).toMatchObject({ status: "Ordered", needsApproval: false });
  await context.close();
});

test("a governorate chosen before the script has come is priced", async ({ page, shop }) => {
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
