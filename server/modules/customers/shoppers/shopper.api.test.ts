import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiClient } from "#server/testing/api-client.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let variantId: number;

beforeAll(async () => {
  shop = await createTestShop();
  [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 100 }]));
});
afterAll(() => shop.stop());

test("sets an HttpOnly, SameSite guest cookie and stores only its hash", async () => {
  const answer = await new ApiClient(shop.app).add(variantId);
  const [cookie] = answer.cookies;
  expect(cookie).toMatchObject({
    name: expect.stringMatching(/^guest-[0-9a-f]{12}$/),
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    maxAge: 31_536_000,
  });
  expect(cookie?.secure).toBeUndefined();
  expect(cookie?.value).toMatch(/^[\w-]{43}$/);
  const { rows } = await shop.pool.query(
    "select * from customers.shopper order by id desc limit 1",
  );
  expect(rows[0].token_hash).toEqual(
    createHash("sha256")
      .update(cookie?.value ?? "")
      .digest(),
  );
  expect(JSON.stringify(rows)).not.toContain(cookie?.value);
});

test("sets the guest's cookie with the __Host- prefix over https", async () => {
  const secure = await createTestShop({ config: { publicUrl: "https://shop.example" } });
  const [id = 0] = await secure.run((work) => addProducts(work, [{ stock: 100 }]));
  const [cookie] = (await new ApiClient(secure.app).add(id)).cookies;
  const name = cookie?.name ?? "";
  expect(cookie).toMatchObject({ secure: true, path: "/", httpOnly: true });
  expect(cookie?.domain).toBeUndefined();
  const plain = new ApiClient(secure.app);
  plain.cookies[name.replace("__Host-", "")] = cookie?.value ?? "";
  const other = await plain.add(id);
  await secure.stop();
  expect(name).toMatch(/^__Host-guest-[0-9a-f]{12}$/);
  expect(other.json().totalQty).toBe(1);
});

test("reuses the guest and renews the cookie on the next write", async () => {
  const client = new ApiClient(shop.app);
  const first = (await client.add(variantId)).cookies[0]?.value;
  const again = await client.add(variantId);
  expect(again.cookies).toMatchObject([{ value: first, maxAge: 31_536_000 }]);
  expect(again.json().totalQty).toBe(2);
});

test.each(["", "short", "x".repeat(43), "x".repeat(5_000), "%00%0d%0a", "' or 1=1 --"])(
  "ignores the forged cookie %j and creates a new guest",
  async (value) => {
    const client = new ApiClient(shop.app);
    client.cookies["guest-0123456789ab"] = value;
    expect((await client.cart()).json().items).toEqual([]);
    expect((await client.add(variantId)).json().totalQty).toBe(1);
    expect((await client.cart()).json().totalQty).toBe(1);
  },
);

test("replaces the cookie of a guest that was deleted", async () => {
  const client = new ApiClient(shop.app);
  await client.add(variantId);
  const { name } = client.guest;
  await shop.pool.query("delete from customers.shopper where customer_id is null");
  await client.add(variantId);
  expect(Object.keys(client.cookies)).toEqual([expect.not.stringContaining(name)]);
  expect((await client.cart()).json().totalQty).toBe(1);
});

test("sends no cookie when the first write is refused", async () => {
  const client = new ApiClient(shop.app);
  expect((await client.add(999_999)).statusCode).toBe(404);
  expect(client.cookies).toEqual({});
});

describe("new guests", () => {
  let limited: TestShop;
  let id: number;
  beforeAll(async () => {
    limited = await createTestShop({ config: { rateLimit: 50 } });
    [id = 0] = await limited.run((work) => addProducts(work, [{ stock: 100 }]));
  });
  afterAll(() => limited.stop());

  const addFrom = (address: string) => {
    const client = new ApiClient(limited.app);
    client.address = address;
    return client.add(id);
  };

  test("are rejected with 429 above 10 % of an address's rate limit", async () => {
    const known = new ApiClient(limited.app);
    await known.add(id);
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await addFrom("127.0.0.1")).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    const refused = await addFrom("127.0.0.1");
    expect(refused.json().code).toBe("rate-limited");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.headers["set-cookie"]).toBeUndefined();
    expect((await new ApiClient(limited.app).cart()).statusCode).toBe(200);
    expect((await known.add(id)).statusCode).toBe(200);
    expect((await addFrom("127.0.0.2")).statusCode).toBe(200);
  });

  test("share one limit per IPv6 /64 for concurrent writes", async () => {
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, host) => addFrom(`2001:db8:1:2::${host + 1}`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  });
});
