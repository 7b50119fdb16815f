import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { ApiClient } from "#server/testing/api-client.ts";

let shop: TestShop;
let variantId: number;

beforeAll(async () => {
  shop = await createTestShop();
  [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 100 }]));
});
afterAll(() => shop.stop());

test("a guest's cookie is a secret that scripts and other sites do not get, and the database does not have", async () => {
  const answer = await new ApiClient(shop.app).add(variantId);
  const [cookie] = answer.cookies;
  expect(cookie).toMatchObject({
    name: "guest",
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

test("over https the cookie goes over https only, and only this host can set it; the one of before is changed for it", async () => {
  const secure = await createTestShop({ config: { publicUrl: "https://shop.example" } });
  const [id = 0] = await secure.run((work) => addProducts(work, [{ stock: 100 }]));
  const [cookie] = (await new ApiClient(secure.app).add(id)).cookies;
  expect(cookie).toMatchObject({ name: "__Host-guest", secure: true, path: "/", httpOnly: true });
  expect(cookie?.domain).toBeUndefined();
  const before = new ApiClient(secure.app);
  before.cookies["guest"] = cookie?.value ?? "";
  const renewed = await before.add(id);
  await secure.stop();
  expect(renewed.json().totalQty).toBe(2);
  const sent = renewed.cookies.map(({ name, value, expires }) => [name, value, expires?.getTime()]);
  expect(sent).toEqual([
    ["guest", "", 0],
    ["__Host-guest", cookie?.value, undefined],
  ]);
});

test("a visitor stays the same guest, and the cookie lives on", async () => {
  const client = new ApiClient(shop.app);
  const first = (await client.add(variantId)).cookies[0]?.value;
  const again = await client.add(variantId);
  expect(again.cookies).toMatchObject([{ value: first, maxAge: 31_536_000 }]);
  expect(again.json().totalQty).toBe(2);
});

test.each(["", "short", "x".repeat(43), "x".repeat(5_000), "%00%0d%0a", "' or 1=1 --"])(
  "the made-up cookie %j is nobody's, and a new guest is made",
  async (value) => {
    const client = new ApiClient(shop.app);
    client.cookies["guest"] = value;
    expect((await client.cart()).json().items).toEqual([]);
    expect((await client.add(variantId)).json().totalQty).toBe(1);
    expect(client.cookies["guest"]).not.toBe(value);
  },
);
