import type { Page } from "@playwright/test";
import { callAs } from "../stage/buying.ts";
import { happen } from "../stage/scenes.ts";
import { expect } from "../shop-test.ts";

interface Variant {
  id: number;
  available: number;
}

/** Somebody of the orders' desk, beside the browser of the customer. */
export class Desk {
  readonly #page: Page;
  readonly #token: string;

  private constructor(page: Page, token: string) {
    this.#page = page;
    this.#token = token;
  }

  /** In a browser of their own. */
  static async open(page: Page): Promise<Desk> {
    const context = await page.context().browser()?.newContext();
    const own = await context?.newPage();
    if (!own) throw new Error("there is no browser");
    const origin = new URL(page.url()).origin;
    const staff = await happen(own, "hireStaff", { role: "orders" });
    const session = await own.request.post(`${origin}/api/v1/admin/auth/sign-in`, { data: staff });
    const { token } = (await session.json()) as { token: string };
    await own.goto(`${origin}/robots.txt`);
    return new Desk(own, token);
  }

  async write(path: string, data: object): Promise<void> {
    const url = new URL(`/api/v1/admin/${path}`, this.#page.url()).href;
    const headers = { authorization: `Bearer ${this.#token}` };
    const answer = await this.#page.request.post(url, { headers, data });
    expect([answer.status(), await answer.text()]).toEqual([200, expect.any(String)]);
  }

  async deliver(number: string): Promise<void> {
    for (const status of ["Processing", "Shipping", "Deliverd"]) {
      await this.write(`orders/${number}/status`, { status });
    }
  }

  async close(): Promise<void> {
    await this.#page.context().close();
  }
}

/** Orders a lamp, paid at the door, by the API. @returns number of the order */
export async function orderLamps(page: Page, quantity: number): Promise<string> {
  const call = (method: "GET" | "POST", path: string, data?: object) =>
    callAs(page, method, path, data);
  const { items } = (await call("GET", "/api/v1/products?pageSize=50")) as {
    items: { id: number; price: { amount: number } | null; inStock: boolean }[];
  };
  const lamp = items.find(({ price, inStock }) => inStock && price && price.amount < 400_000);
  const { variants } = (await call("GET", `/api/v1/products/${lamp?.id}`)) as {
    variants: Variant[];
  };
  const variantId = variants.find(({ available }) => available >= quantity)?.id;
  await call("POST", "/api/v1/cart/lines", { variantId, quantity });
  const choice = { governorate: "EG-C", paymentMethod: "cod" };
  const { totals } = (await call("POST", "/api/v1/checkout/quote", choice)) as {
    totals: { total: number };
  };
  const placed = (await call("POST", "/api/v1/orders", {
    contact: { name: "Mona Salem", phone: "01012345678", phone2: "", email: "mona@example.com" },
    address: { governorate: "EG-C", city: "القاهرة", street: "شارع النزهة", building: "5" },
    paymentMethod: "cod",
    expectedTotal: totals.total,
  })) as { number: string };
  return placed.number;
}
