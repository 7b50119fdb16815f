import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadWebBuild } from "#server/app-build.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { registerCustomer, signIn } from "#server/testing/sign-in.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { loadAllMessages } from "#web/i18n/load-messages.ts";

const RACES = process.env["NIGHTLY"] ? 200 : 40;

let shop: TestShop;
let variants: number[];
let products: number[];

beforeAll(async () => {
  await loadAllMessages();
  const webBuild = await loadWebBuild(join(import.meta.dirname, "..", "..", "..", "build"));
  shop = await createTestShop({ demo: true, webBuild });
  const { rows } = await shop.pool.query<{ variant: number; product: number }>(
    `select min(variant.id)::int as variant, product_id::int as product from catalog.variant
     join inventory.availability on variant_id = variant.id and available > 50
     join pricing.current_price using (variant_id)
     group by product_id order by 2 limit 10`,
  );
  variants = rows.map(({ variant }) => variant);
  products = rows.map(({ product }) => product);
});
afterAll(() => shop.stop());

/** A write of a visitor, and whether it is still there. */
interface FirstWrite {
  send: (browser: ApiClient) => Promise<{ statusCode: number }>;
  isThere: (browser: ApiClient) => Promise<boolean>;
}

const hasLine = (index: number) => async (browser: ApiClient) => {
  const { items } = (await browser.cart()).json<{ items: { variantId: number }[] }>();
  return items.some(({ variantId }) => variantId === variants[index]);
};
const WRITES: Record<string, FirstWrite> = {
  "a cart line": { send: (browser) => browser.add(variants[0] ?? 0), isThere: hasLine(0) },
  "a set of cart lines": {
    send: (browser) =>
      browser.post("/api/v1/cart/sets", { lines: [{ variantId: variants[1], quantity: 2 }] }),
    isThere: hasLine(1),
  },
  "a form without script": {
    send: (browser) =>
      browser.send({
        method: "POST",
        url: "/en/Basic/Cart",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: `variantId=${variants[2]}&quantity=1&do=add`,
      }),
    isThere: hasLine(2),
  },
  "a favourite": {
    send: (browser) => browser.post("/api/v1/favourites", { productId: products[3] }),
    isThere: async (browser) =>
      (await browser.get("/api/v1/favourites/ids")).json().productIds.includes(products[3]),
  },
  "a viewed product": {
    send: (browser) => browser.post("/api/v1/recently-viewed", { productId: products[4] }),
    isThere: async (browser) =>
      (await browser.get("/api/v1/recently-viewed"))
        .json<{ items: { id: number }[] }>()
        .items.some(({ id }) => id === products[4]),
  },
};
const NAMES = Object.keys(WRITES);
const PAIRS = NAMES.flatMap((first) =>
  NAMES.filter((second) => second !== first).map((second) => [first, second] as const),
);
const writeOf = (name: string): FirstWrite => WRITES[name]!;

/** Tabs of one browser send concurrently; the answers arrive in the order of the tabs. */
async function sendTogether(...sends: FirstWrite["send"][]): Promise<ApiClient> {
  const tabs = sends.map(() => new ApiClient(shop.app));
  const answers = await Promise.all(sends.map((send, index) => send(tabs[index]!)));
  for (const { statusCode } of answers) expect(statusCode).toBeLessThan(400);
  return withCookiesOf(...tabs);
}

function withCookiesOf(...tabs: ApiClient[]): ApiClient {
  const browser = new ApiClient(shop.app);
  for (const tab of tabs) Object.assign(browser.cookies, tab.cookies);
  return browser;
}

const guestCookies = ({ cookies }: ApiClient) =>
  Object.keys(cookies).filter((name) => name.startsWith("guest"));

describe("two concurrent first writes", () => {
  test.each(PAIRS)("keep %s when %s is answered later", async (first, second) => {
    const browser = await sendTogether(writeOf(first).send, writeOf(second).send);
    expect(await writeOf(first).isThere(browser)).toBe(true);
    expect(await writeOf(second).isThere(browser)).toBe(true);
    expect(guestCookies(browser)).toHaveLength(1);
  });

  test("keep the cart when the language is answered between them", async () => {
    const browser = await sendTogether(
      writeOf("a cart line").send,
      (tab) => tab.post("/api/v1/language", { locale: "en" }),
      writeOf("a viewed product").send,
    );
    expect(await writeOf("a cart line").isThere(browser)).toBe(true);
    expect(browser.cookies["lang"]).toBe("en");
  });

  test("add up units of the same product", async () => {
    const add = writeOf("a cart line").send;
    const browser = await sendTogether(add, add, add);
    expect((await browser.cart()).json().totalQty).toBe(3);
  });

  test("show the cart on the page without script", async () => {
    const browser = await sendTogether(
      writeOf("a form without script").send,
      writeOf("a viewed product").send,
    );
    expect((await browser.get("/en/Basic/Cart")).body).toContain(`value="${variants[2]}"`);
    expect(guestCookies(browser)).toHaveLength(1);
  });

  test("lose nothing in races with random delays", async () => {
    const lost: string[] = [];
    for (let race = 0; race < RACES; race += 1) {
      const names = NAMES.filter(() => Math.random() < 0.7);
      const tabs = names.map(() => new ApiClient(shop.app));
      const arrived: ApiClient[] = [];
      await Promise.all(
        names.map(async (name, index) => {
          await setTimeout(Math.random() * 4);
          await writeOf(name).send(tabs[index]!);
          await setTimeout(Math.random() * 4);
          arrived.push(tabs[index]!);
        }),
      );
      const browser = withCookiesOf(...arrived);
      for (const name of names) if (!(await writeOf(name).isThere(browser))) lost.push(name);
    }
    expect(lost).toEqual([]);
  });
});

describe("a first write beside a sign-in", () => {
  test("is added to the customer's cart when answered last", async () => {
    const { userInfo, password } = await registerCustomer(shop);
    const [form, tab] = [new ApiClient(shop.app), new ApiClient(shop.app)];
    const [signedIn] = await Promise.all([
      signIn(form, userInfo.email ?? "", password),
      writeOf("a cart line").send(tab),
    ]);
    expect(signedIn.statusCode).toBe(200);
    Object.assign(form.cookies, tab.cookies);
    expect(await writeOf("a cart line").isThere(form)).toBe(true);
    expect(guestCookies(form)).toEqual([]);
  });
});
