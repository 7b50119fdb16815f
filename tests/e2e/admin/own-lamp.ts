import type { Page } from "@playwright/test";
import type { ProductRecord } from "#contract/assortment/product-record.ts";
import { expect } from "../shop-test.ts";

interface Price {
  amount: number;
  was: number | null;
}

/**
 * In piastres. No test that orders may search for a lamp of this price, as it is only in the shop
 * for a while.
 */
const PRICE = 4_500_00;

/** Calls the API as the user signed in at the back office of `page`. */
export async function askAs<T>(
  page: Page,
  method: "GET" | "PATCH" | "POST" | "PUT",
  path: string,
  data?: object,
): Promise<T> {
  const kept = await page.evaluate(() => localStorage.getItem("staff-token"));
  const [, token = ""] = (kept ?? "").split(" ");
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.fetch(`/api/v1/admin/${path}`, {
    method,
    headers,
    ...(data && { data }),
  });
  const text = await answer.text();
  expect(answer.ok(), `${method} ${path}: ${text}`).toBe(true);
  return JSON.parse(text) as T;
}

/**
 * A lamp for one test: published by the user signed in at the back office, and archived at the end.
 */
export class OwnLamp {
  readonly #page: Page;
  #record: ProductRecord;

  private constructor(page: Page, record: ProductRecord) {
    this.#page = page;
    this.#record = record;
  }

  static async publish(page: Page): Promise<OwnLamp> {
    const number = `${Date.now() % 10_000_000}${Math.floor(Math.random() * 100)}`;
    const { items } = await askAs<{ items: { id: number }[] }>(page, "GET", "products?pageSize=1");
    const other = await askAs<ProductRecord>(page, "GET", `products/${items[0]?.id}`);
    const record = await askAs<ProductRecord>(page, "POST", "products", {
      ...other,
      code: `own-${number}`,
      name: { ar: `أباجورة ${number}`, en: `Reading lamp ${number}` },
      slug: { ar: "", en: "" },
      attributes: {},
      options: [],
      documents: [],
      pictures: other.pictures.slice(0, 1).map((picture) => ({ ...picture, sku: null })),
      variants: [{ sku: `OWN-${number}`, options: {}, piastres: PRICE }],
    });
    const lamp = new OwnLamp(page, record);
    await lamp.#move("published");
    return lamp;
  }

  get id(): number {
    return this.#record.id;
  }
  get sku(): string {
    return this.#record.variants[0]?.sku ?? "";
  }
  get variantId(): number {
    return this.#record.variants[0]?.id ?? 0;
  }
  get name(): { ar: string; en: string } {
    return this.#record.name;
  }

  /** The shop's data about it. */
  async shown<T>(locale: "ar" | "en"): Promise<T> {
    const answer = await this.#page.request.get(`/api/v1/products/${this.id}?lang=${locale}`);
    return (await answer.json()) as T;
  }

  async price(): Promise<Price | undefined> {
    const { variants } = await this.shown<{ variants: { price: Price }[] }>("en");
    return variants[0]?.price;
  }

  async describe(attributes: object): Promise<void> {
    const body = { ...this.#record, attributes };
    this.#record = await askAs(this.#page, "PATCH", `products/${this.id}`, body);
  }

  /** Replaces its pictures. */
  async picture(pictures: object[]): Promise<void> {
    const body = { ...this.#record, pictures };
    this.#record = await askAs(this.#page, "PATCH", `products/${this.id}`, body);
  }

  /** Works even if a form has saved it meanwhile. */
  async archive(): Promise<void> {
    this.#record = await askAs(this.#page, "GET", `products/${this.id}`);
    await this.#move("archived");
  }

  async #move(state: "published" | "archived"): Promise<void> {
    const { version } = this.#record;
    const path = `products/${this.id}/state`;
    this.#record = await askAs(this.#page, "PUT", path, { state, version });
  }
}
