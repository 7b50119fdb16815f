import type { Page } from "@playwright/test";
import { formatPounds } from "#contract/kernel/money.ts";
import { expect } from "./shop-test.ts";

/** Expensive enough for the demo's coupon, cheap enough for cash on delivery in any governorate. */
const EVERYWHERE = { least: 600_000, most: 1_500_000 };
/** Above the cash limit of Matrouh and below that of Cairo. */
export const NOT_FAR_AWAY = { least: 2_100_000, most: 5_500_000 };

/** Opens pages of the shop in the language of the run. */
interface Way {
  open(page: Page, path: string): Promise<unknown>;
}

interface Listed {
  id: number;
  inStock: boolean;
  price: { amount: number } | null;
}

interface Stocked {
  id: number;
  available: number;
}

/** Adds one unit to the cart in the browser of `page`. */
export async function fillCart(page: Page, { least, most } = EVERYWHERE): Promise<void> {
  const list = await page.request.get("/api/v1/products?pageSize=50");
  const { items } = (await list.json()) as { items: Listed[] };
  const fits = ({ inStock, price }: Listed) =>
    inStock && price !== null && price.amount >= least && price.amount <= most;
  await callAs(page, "POST", "/api/v1/cart/lines", {
    variantId: await variantOf(page, items.filter(fits)),
    quantity: 1,
  });
}

/** Several tests buy at the same time: with this much stock, none takes another's last unit. */
const ENOUGH = 12;

/**
 * A variant of the first product with enough stock; if there is none, as with expensive ones, the
 * one with the most.
 */
export async function variantOf(
  page: Page,
  products: readonly { id: number }[],
  enough = ENOUGH,
): Promise<number> {
  let most: Stocked = { id: 0, available: 0 };
  for (const { id } of products) {
    const detail = await page.request.get(`/api/v1/products/${id}`);
    const { variants } = (await detail.json()) as { variants: Stocked[] };
    for (const variant of variants) if (variant.available > most.available) most = variant;
    if (most.available >= enough) break;
  }
  return most.id;
}

/** Contact and address in Cairo; the quote has loaded afterwards. */
export async function fillCheckout(page: Page, name = "Laila Hassan"): Promise<void> {
  const fields = {
    "contact.name": name,
    "contact.phone": "01012345678",
    "address.city": "Nasr City",
    "address.street": "Abbas El Akkad",
    "address.building": "12",
  };
  await page.locator("select[name='address.governorate']").selectOption("EG-C");
  for (const [field, value] of Object.entries(fields)) {
    await page.locator(`input[name='${field}']`).fill(value);
  }
  await expect(placeButton(page)).toContainText(/\d/);
}

/** Opens the checkout with one unit, ready to place the order. */
export async function goToCheckout(page: Page, shop: Way, range = EVERYWHERE): Promise<void> {
  await fillCart(page, range);
  await shop.open(page, "/Order");
  await fillCheckout(page);
}

/** Orders one unit by card and goes to the bank's page. */
export async function goToBank(page: Page, shop: Way): Promise<void> {
  await goToCheckout(page, shop);
  await chooseWay(page, "card");
  await placeButton(page).click();
}

/** Orders one unit by the API. @returns number of the order */
export async function orderBy(page: Page, paymentMethod: string): Promise<string> {
  await fillCart(page);
  const address = {
    governorate: "EG-C",
    city: "Nasr City",
    street: "Abbas El Akkad",
    building: "12",
  };
  const choice = { governorate: address.governorate, paymentMethod };
  const { totals } = await callAs<Quote>(page, "POST", "/api/v1/checkout/quote", choice);
  const { number } = await callAs<{ number: string }>(page, "POST", "/api/v1/orders", {
    contact: { name: "Laila Hassan", phone: "01012345678" },
    address,
    paymentMethod,
    expectedTotal: totals.total,
  });
  return number;
}

/**
 * Orders one unit by card with the given outcome at the bank, by the API. @returns number of the
 * order, whose page is open afterwards, as when one comes back from the bank
 */
export async function payByCard(
  page: Page,
  shop: Way,
  outcome: keyof typeof CHOICES,
): Promise<string> {
  const number = await orderBy(page, "card");
  const path = `/api/v1/orders/${number}/payment`;
  const { redirect } = await callAs<{ redirect: string }>(page, "POST", path);
  const clientSecret = new URL(redirect).searchParams.get("clientSecret") ?? "";
  const back = await page.request.get("/dev/paymob/decide", {
    params: { clientSecret, outcome },
    maxRedirects: 0,
  });
  expect(back.status()).toBe(302);
  await shop.open(page, `/Order/${number}${new URL(back.headers()["location"] ?? "").search}`);
  return number;
}

export const placeButton = (page: Page) => page.locator("main form button[type=submit]");
export const panelOf = (page: Page, words: { pay: { title: string } }) =>
  page.getByRole("region", { name: words.pay.title });

/** Chooses a payment method, and waits until the button shows the server's quote for it. */
export async function chooseWay(page: Page, method: string): Promise<void> {
  const quoted = page.waitForResponse(
    (answer) =>
      answer.url().endsWith("/checkout/quote") &&
      (answer.request().postDataJSON() as Choice).paymentMethod === method,
  );
  await page.locator(`input[name=paymentMethod][value=${method}]`).check();
  const { due, totals } = (await (await quoted).json()) as Quote;
  const amount = method === "card" ? due : totals.total;
  await expect(placeButton(page)).toContainText(formatPounds(amount, "en"));
}

interface Choice {
  paymentMethod: string;
}

interface Quote {
  due: number;
  totals: { total: number };
}

/** Places the order and waits for its page. @returns its number */
export async function order(page: Page): Promise<string> {
  await placeButton(page).click();
  await page.waitForURL(/\/Order\/F-/);
  return numberOf(page);
}

export const numberOf = (page: Page) => /\/Order\/([^/?#]+)/.exec(page.url())?.[1] ?? "";

const CHOICES = {
  success: "Pay",
  decline: "Card declined",
  abandon: "Leave without paying",
  double: "Pay, the bank tells the shop three times",
} as const;

/** Chooses the outcome on the bank's page. @returns its URL */
export async function chooseAtTheBank(page: Page, outcome: keyof typeof CHOICES): Promise<URL> {
  await page.waitForURL(/\/dev\/paymob\/unifiedcheckout/);
  const bank = new URL(page.url());
  await page.getByRole("link", { name: CHOICES[outcome], exact: true }).click();
  return bank;
}

/**
 * Chooses the outcome on the bank's page and returns to the shop. @returns the URL of the bank's
 * page
 */
export async function atTheBank(page: Page, outcome: keyof typeof CHOICES): Promise<URL> {
  const bank = await chooseAtTheBank(page, outcome);
  await page.waitForURL(({ pathname }) => pathname.includes("/Order/F-"));
  return bank;
}

/** A message as a pattern, with its placeholders open. */
export function said(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(parts.join(".+"));
}

/** Calls the API as the customer or guest in the browser of `page`. */
export async function callAs<T = Record<string, unknown>>(
  page: Page,
  method: "GET" | "POST" | "PATCH",
  path: string,
  data?: object,
): Promise<T> {
  const isSomewhere = page.url() !== "about:blank";
  const token = isSomewhere ? await page.evaluate(() => localStorage.getItem("token")) : null;
  const language = isSomewhere ? await page.evaluate(() => document.documentElement.lang) : "";
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(language && { "accept-language": language }),
  };
  const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) });
  const text = await answer.text();
  expect(answer.ok(), `${method} ${path}: ${text}`).toBe(true);
  return (text ? JSON.parse(text) : {}) as T;
}
