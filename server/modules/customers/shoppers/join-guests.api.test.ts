import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiClient } from "#server/testing/api-client.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { registerCustomer } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let variants: number[];
let one: number;
let two: number;

beforeAll(async () => {
  shop = await createTestShop({ config: { publicUrl: "https://shop.example" } });
  await shop.run(addDeliveryTerms);
  variants = await shop.run((work) =>
    addProducts(
      work,
      Array.from({ length: 12 }, () => ({ stock: 5_000 })),
    ),
  );
  [one = 0, two = 0] = variants;
});
afterAll(() => shop.stop());

async function guestWith(...variantIds: number[]): Promise<ApiClient> {
  const guest = new ApiClient(shop.app);
  for (const variantId of variantIds) await guest.add(variantId);
  return guest;
}

/** One browser with the cookies of several guests. */
function browserOf(...guests: ApiClient[]): ApiClient {
  const browser = new ApiClient(shop.app);
  for (const { cookies } of guests) Object.assign(browser.cookies, cookies);
  return browser;
}

const unitsOf = async (client: ApiClient) => (await client.cart()).json().totalQty as number;

describe("request with the cookies of two guests", () => {
  test("returns only the older guest's cookie", async () => {
    const [older, newer] = [await guestWith(one), await guestWith(two)];
    const browser = browserOf(newer, older);
    expect(await unitsOf(browser)).toBe(2);
    expect(browser.cookies).toEqual(older.cookies);
  });

  test("is not stored by caches", async () => {
    const browser = browserOf(await guestWith(one), await guestWith(two));
    const shared = await browser.get("/api/v1/menu-detail?categoryId=1");
    expect(shared.headers["set-cookie"]).toBeUndefined();
    const answer = await browser.post("/api/v1/language", { locale: "en" });
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect(Object.keys(browser.cookies)).toHaveLength(2);
  });

  test("opens the joined cart with either cookie", async () => {
    const [older, newer] = [await guestWith(one), await guestWith(two)];
    await browserOf(older, newer).cart();
    await newer.add(two);
    expect([await unitsOf(older), await unitsOf(newer)]).toEqual([3, 3]);
  });

  test("joins two already joined guests with an older guest", async () => {
    const [first, second, third] = [
      await guestWith(one),
      await guestWith(two),
      await guestWith(one),
    ];
    await browserOf(second, third).cart();
    const browser = browserOf(first, second, third);
    expect(await unitsOf(browser)).toBe(3);
    expect(browser.cookies).toEqual(first.cookies);
    expect(await unitsOf(third)).toBe(3);
  });

  test("ignores unknown and malformed guest cookies", async () => {
    const guest = await guestWith(one);
    const browser = browserOf(guest);
    browser.cookies["__Host-guest-0123456789ab"] = "x".repeat(43);
    browser.cookies[`${guest.guest.name}0`] = guest.guest.value;
    browser.cookies["guest-0123456789ab"] = guest.guest.value;
    expect(await unitsOf(browser)).toBe(1);
  });

  test("joins twelve guests within two requests", async () => {
    const guests = await Promise.all(variants.map((variantId) => guestWith(variantId)));
    const browser = browserOf(...guests);
    await browser.cart();
    expect(await unitsOf(browser)).toBe(12);
    expect(Object.keys(browser.cookies)).toHaveLength(1);
  });

  test("keeps every unit for concurrent requests of any of the guests", async () => {
    for (let round = 0; round < 8; round += 1) {
      const guests = await Promise.all([guestWith(one), guestWith(one), guestWith(two)]);
      const [a, b, c] = guests;
      const together = [browserOf(a, b), browserOf(b, c), browserOf(a, b, c), browserOf(c, a)];
      const answers = await Promise.all([
        ...together.map((browser) => browser.cart()),
        ...guests.map((guest) => guest.add(two)),
        ...together.map((browser) => browser.add(one)),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(11).fill(200));
      expect(await unitsOf(browserOf(...together, ...guests))).toBe(10);
    }
  });
});

describe("order placed while guests are joined", () => {
  const TOTAL = 194_00;

  test("is placed once and belongs to the remaining guest", async () => {
    for (let round = 0; round < 6; round += 1) {
      const [older, newer] = [new ApiClient(shop.app), await guestWith(one)];
      await older.post("/api/v1/recently-viewed", { productId: 1 });
      const browser = browserOf(older, newer);
      const key = `order-beside-joining-${round}`;
      const [placed] = await Promise.all([newer.order(TOTAL, { key }), browser.cart()]);
      expect(placed.statusCode).toBe(201);
      const { number } = placed.json();
      const repeated = await browser.order(TOTAL, { key });
      expect([repeated.statusCode, repeated.json().number]).toEqual([201, number]);
      expect((await browser.get(`/api/v1/orders/${number}`)).json().access).toBe("full");
      expect(await unitsOf(browser)).toBe(0);
    }
  });

  test("is returned for a repeated key after sign-in", async () => {
    const guest = await guestWith(one);
    const key = "order-before-sign-in";
    const { number } = (await guest.order(TOTAL, { key })).json();
    const customer = await registerCustomer(shop, {}, guest);
    const repeated = await customer.order(TOTAL, { key });
    expect([repeated.statusCode, repeated.json().number]).toEqual([201, number]);
  });

  test("accepts an access code that the joined guest requested", async () => {
    const [older, newer] = [await guestWith(two), await guestWith(one)];
    const { number } = (await newer.order(TOTAL)).json();
    const stranger = await guestWith(two);
    await stranger.post("/api/v1/orders/lookup", { number, phoneOrEmail: "mona@example.com" });
    const browser = browserOf(older, stranger);
    const sent = await stranger.post(`/api/v1/orders/${number}/access/code`, { channel: "email" });
    expect(sent.statusCode).toBeLessThan(300);
    const { code } = await openMailbox(shop.platform).mailTo("mona@example.com");
    const proved = await browser.post(`/api/v1/orders/${number}/access`, { code });
    expect(proved.json().access).toBe("full");
  });
});

describe("order key of another guest", () => {
  test("does not return the first guest's order for the same key", async () => {
    const key = "predictable-key-1";
    const [buyer, other] = [await guestWith(one), await guestWith(one)];
    const first = (await buyer.order(194_00, { key })).json();
    const second = (await other.order(194_00, { key })).json();
    expect(second.number).not.toBe(first.number);
    expect((await other.get(`/api/v1/orders/${first.number}`)).statusCode).toBe(404);
    const without = await new ApiClient(shop.app).order(194_00, { key });
    expect([without.statusCode, without.json().code]).toEqual([409, "cart-empty"]);
  });
});
