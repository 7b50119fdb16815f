import { join } from "node:path";
import type { InjectOptions } from "fastify";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadWebBuild } from "#server/app-build.ts";
import { EVERYTHING } from "#server/platform/cache/tag-cache.ts";
import { withStatementCount } from "#server/platform/postgres/statements.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const LIST_MOST = 3;
const DETAIL_MOST = 4;
/** Limit for adding to the cart, viewing the cart, getting a quote, and ordering. */
const CHECKOUT_MOST = 26;
const ORDER_MOST = 12;
/** Times that an order waits for the database. */
const ORDER_ROUND_TRIPS = 9;

let shop: TestShop;
let path: string;
let variantId: number;

beforeAll(async () => {
  const webBuild = await loadWebBuild(join(import.meta.dirname, "..", "..", "build"));
  shop = await createTestShop({ demo: true, webBuild });
  const { items } = (await shop.app.inject("/api/v1/sons")).json<{
    items: { id: number; path: string; available: number }[];
  }>();
  const son = items.find(({ available }) => available > 5);
  path = son?.path ?? "";
  variantId = son?.id ?? 0;
  // The first page loads what pages share (menus, attribute names, delivery terms).
  await shop.app.inject("/special-offers");
  await shop.app.inject(items.find((item) => item.path !== path)?.path ?? "");
});
afterAll(() => shop.stop());

async function statementsOf(request: InjectOptions | string): Promise<number> {
  const { result, statements } = await withStatementCount(async () => shop.app.inject(request));
  expect(result.statusCode).toBeLessThan(300);
  return statements;
}

describe("the statement count", () => {
  test("is 1 for one query", async () => {
    const { statements } = await withStatementCount(() => sql`select 1`.execute(shop.platform.db));
    expect(statements).toBe(1);
  });

  test("is at most 3 for a list", async () => {
    expect(
      await statementsOf("/api/v1/products?finish=brass&price=100..90000&sort=price-asc"),
    ).toBeLessThanOrEqual(LIST_MOST);
    expect(await statementsOf("/product?finish=brass&sort=price-desc")).toBeLessThanOrEqual(
      LIST_MOST,
    );
    expect(await statementsOf(`/SearchProducts/${encodeURIComponent("نجفة")}`)).toBeLessThanOrEqual(
      LIST_MOST,
    );
    expect(await statementsOf("/new-arrival")).toBeLessThanOrEqual(LIST_MOST);
  });

  test("is at most 4 for a detail", async () => {
    expect(await statementsOf(`/api/v1/products/${/\d+/.exec(path)?.[0]}`)).toBeLessThanOrEqual(
      DETAIL_MOST,
    );
    expect(await statementsOf(path)).toBeLessThanOrEqual(DETAIL_MOST);
  });

  test("is 0 for a cached page", async () => {
    await shop.app.inject("/en/new-arrival");
    expect(await statementsOf("/en/new-arrival")).toBe(0);
  });

  test("is at most 12 for a list with an empty cache", async () => {
    shop.platform.cache.drop([EVERYTHING]);
    expect(await statementsOf("/product?sort=newest")).toBeLessThanOrEqual(12);
  });

  test("is at most 26 per checkout and 12 per order", async () => {
    const json = { "content-type": "application/json" };
    const { result, statements } = await withStatementCount(async () => {
      const added = await shop.app.inject({
        method: "POST",
        url: "/api/v1/cart/lines",
        headers: json,
        payload: { variantId, quantity: 2 },
      });
      const [guest] = added.cookies;
      const headers = { ...json, cookie: `${guest?.name}=${guest?.value}` };
      await shop.app.inject({ url: "/api/v1/cart", headers });
      const choice = { governorate: "EG-C", paymentMethod: "cod" };
      const quote = await shop.app.inject({
        method: "POST",
        url: "/api/v1/checkout/quote",
        headers,
        payload: choice,
      });
      const { totals } = quote.json<{ totals: { total: number } }>();
      return withStatementCount(async () =>
        shop.app.inject({
          method: "POST",
          url: "/api/v1/orders",
          headers: { ...headers, "idempotency-key": "statement-count-1" },
          payload: {
            contact: { name: "منى", phone: "01012345678" },
            address: { governorate: "EG-C", city: "القاهرة", street: "شارع الهرم", building: "5" },
            paymentMethod: "cod",
            expectedTotal: totals.total,
          },
        }),
      );
    });
    expect(result.result.statusCode).toBe(201);
    expect(result.statements).toBeLessThanOrEqual(ORDER_MOST);
    expect(result.roundTrips).toBeLessThanOrEqual(ORDER_ROUND_TRIPS);
    expect(statements + result.statements).toBeLessThanOrEqual(CHECKOUT_MOST);
  });
});
