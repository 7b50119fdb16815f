import type { Page } from "@playwright/test";
import { formatPounds } from "#contract/kernel/money.ts";
import { expect } from "./shop-test.ts";

/** Dear enough for the demo's coupon, and cheap enough for paying at every door. */
const EVERYWHERE = { least: 600_000, most: 1_500_000 };
/** More than is taken at the doors of Matrouh, and less than at those of Cairo. */
export const NOT_FAR_AWAY = { least: 2_100_000, most: 5_500_000 };

/** To pages of the shop in the language of the run. */
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

/** One piece in the cart of the browser of `page`. */
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

/** Several tests buy at once: who finds so many takes nobody's last piece. */
const ENOUGH = 12;

/** Of the first product that has enough; dear ones are few, then the one with the most. */
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

/** Contact and address, delivered to Cairo; the quote is there afterwards. */
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

/** A browser with one piece before the last button of the checkout. */
export async function goToCheckout(page: Page, shop: Way, range = EVERYWHERE): Promise<void> {
  await fillCart(page, range);
  await shop.open(page, "/Order");
  await fillCheckout(page);
}

/** Orders one piece by card, and is at the bank. */
export async function goToBank(page: Page, shop: Way): Promise<void> {
  await goToCheckout(page, shop);
  await chooseWay(page, "card");
  await placeButton(page).click();
}

/** Orders one piece by card; the bank decides. @returns number of the order, on whose page the browser is */
export async function payByCard(
  page: Page,
  shop: Way,
  outcome: keyof typeof CHOICES,
): Promise<string> {
  await goToBank(page, shop);
  await atTheBank(page, outcome);
  return numberOf(page);
}

export const placeButton = (page: Page) => page.locator("main form button[type=submit]");
export const panelOf = (page: Page, words: { pay: { title: string } }) =>
  page.getByRole("region", { name: words.pay.title });

/** Chooses a way of paying, and waits until the last button says what the server answered about it. */
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

/** Orders, and waits for the page of the order. @returns its number */
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

/** On the bank's page, where the customer chooses how it goes. @returns its address */
export async function chooseAtTheBank(page: Page, outcome: keyof typeof CHOICES): Promise<URL> {
  await page.waitForURL(/\/dev\/paymob\/unifiedcheckout/);
  const bank = new URL(page.url());
  await page.getByRole("link", { name: CHOICES[outcome], exact: true }).click();
  return bank;
}

/** On the bank's page: chooses how it goes, and comes back to the shop. @returns the address of the bank's page */
export async function atTheBank(page: Page, outcome: keyof typeof CHOICES): Promise<URL> {
  const bank = await chooseAtTheBank(page, outcome);
  await page.waitForURL(({ pathname }) => pathname.includes("/Order/F-"));
  return bank;
}

/** A text of the shop with its places left open. */
export function said(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(parts.join(".+"));
}

/** A call of the API in the name of whoever is signed in in the browser of `page`, or of the guest there. */
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
