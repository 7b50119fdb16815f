import type { Page } from "@playwright/test";
import type { Order } from "#contract/orders/endpoints.ts";
import { callAs, fillCart, numberOf, order, placeButton } from "../buying.ts";
import { registerPerson } from "../customer.ts";
import { ARABIC_NIGHTLY, expect, NIGHTLY, test } from "../shop-test.ts";

interface Way {
  open(page: Page, path: string): Promise<unknown>;
}

const ADDRESS = {
  label: "Home",
  name: "Mona Salem",
  phone: "01012345678",
  governorate: "EG-C",
  city: "Nasr City",
  street: "Abbas El Akkad",
  building: "12",
};

/** A customer with a saved address and an earlier order by InstaPay. */
async function hasOrderedBefore(page: Page, shop: Way): Promise<Order> {
  await registerPerson(page);
  await shop.open(page, "/Account");
  await callAs(page, "POST", "/api/v1/account/addresses", ADDRESS);
  await fillCart(page);
  const quote = await callAs<{ totals: { total: number } }>(
    page,
    "POST",
    "/api/v1/checkout/quote",
    { governorate: "EG-C", paymentMethod: "instapay" },
  );
  const { label: _, name, phone, ...address } = ADDRESS;
  return callAs<Order>(page, "POST", "/api/v1/orders", {
    contact: { name, phone },
    address,
    paymentMethod: "instapay",
    expectedTotal: quote.totals.total,
  });
}

/** Counts the customer's presses. */
function countPresses(page: Page) {
  let count = 0;
  return {
    press: async (name: string | RegExp) => {
      count += 1;
      await page.getByRole("main").getByRole("button", { name }).click();
    },
    counted: (pressing: Promise<unknown>) => {
      count += 1;
      return pressing;
    },
    get count() {
      return count;
    },
  };
}

test(
  "orders from the product page with two presses after an earlier order",
  NIGHTLY,
  async ({ page, shop }) => {
    const before = await hasOrderedBefore(page, shop);
    const [line] = before.lines;
    const { checkout, payment } = shop.words.orders;
    await shop.open(page, line?.path ?? "");
    const presses = countPresses(page);
    await presses.press(shop.words.cart.express.buy);
    await page.waitForURL(/\/Order$/);
    const main = page.getByRole("main");
    // The whole order is shown, and nothing has to be filled in.
    await expect(main.getByRole("heading", { name: checkout.review })).toBeVisible();
    await expect(main.locator("form")).toContainText(ADDRESS.street);
    await expect(main.locator("form")).toContainText(payment.method.instapay);
    await expect(main.locator("form input, form select")).toHaveCount(0);
    await expect(placeButton(page)).toContainText(/\d/);
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    const number = await presses.counted(order(page)).then(() => numberOf(page));
    expect(presses.count).toBe(2);
    const placed = await callAs<Order>(page, "GET", `/api/v1/orders/${number}`);
    expect(placed).toMatchObject({
      paymentMethod: "instapay",
      address: { street: ADDRESS.street, building: ADDRESS.building },
      lines: [{ path: line?.path, quantity: 1 }],
    });
    expect(placed.number).not.toBe(before.number);
  },
);

test(
  "adds no second unit when express checkout is pressed again",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const before = await hasOrderedBefore(page, shop);
    const [line] = before.lines;
    const { express } = shop.words.cart;
    const { checkout } = shop.words.orders;
    const main = page.getByRole("main");
    await shop.open(page, line?.path ?? "");
    for (const _ of ["first", "again"]) {
      await main.getByRole("button", { name: express.buy }).click();
      await expect(main.getByRole("heading", { name: checkout.review })).toBeVisible();
      expect(await callAs(page, "GET", "/api/v1/cart")).toMatchObject({ totalQty: 1 });
      await page.goBack();
    }
    const cart = await callAs<{ items: { variantId: number }[] }>(page, "GET", "/api/v1/cart");
    const address = `/api/v1/cart/lines/${cart.items[0]?.variantId}`;
    await callAs(page, "PATCH", address, { quantity: 3 });
    // The browser loads the changed cart there.
    await shop.open(page, "/Cart");
    await expect(main.locator("input[name=quantity], input").first()).toHaveValue("3");
    await shop.open(page, line?.path ?? "");
    await expect(
      main.getByRole("button", { name: express.buyAll.split("{")[0] ?? "" }),
    ).toContainText("3");
    await expect(main.getByRole("button", { name: express.buy, exact: true })).toHaveCount(0);
  },
);

test(
  "orders from the cart with two presses and allows changing details",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    await hasOrderedBefore(page, shop);
    const { checkout } = shop.words.orders;
    await fillCart(page);
    await shop.open(page, "/Cart");
    const presses = countPresses(page);
    await presses.press(shop.words.cart.express.buy);
    await expect(page.getByRole("heading", { name: checkout.review })).toBeVisible();
    await expect(placeButton(page)).toContainText(/\d/);
    await page.getByRole("button", { name: checkout.changeDetails }).click();
    await expect(page.locator("input[name=paymentMethod][value=instapay]")).toBeChecked();
    await expect(page.getByRole("button", { name: checkout.changeSaved })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: checkout.changeDetails })).toBeVisible();
    await presses.counted(order(page));
    expect(presses.count).toBe(2);
  },
);

test(
  "does not offer express checkout before the first order",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    await registerPerson(page);
    await shop.open(page, "/Account");
    await fillCart(page);
    const asked = page.waitForResponse(/\/api\/v1\/orders\?/);
    await shop.open(page, "/Cart");
    await asked;
    const { express, checkout } = shop.words.cart;
    await expect(page.getByRole("main").getByRole("link", { name: checkout })).toBeVisible();
    await expect(page.getByRole("button", { name: express.buy })).toHaveCount(0);
  },
);
