import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MAX_FAVOURITES, MAX_VIEWED } from "#contract/favourites/endpoints.ts";
import { productIdsOf } from "#server/modules/catalog/index.ts";
import { guestMerged } from "#server/modules/customers/index.ts";
import { withStatementCount } from "#server/platform/postgres/statements.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { mergeLists } from "./merge-lists.ts";

let shop: TestShop;
let client: ApiClient;
let products: number[];

beforeAll(async () => {
  shop = await createTestShop();
  products = await shop.run(async (work) => {
    const variants = await addProducts(
      work,
      Array.from({ length: 30 }, () => ({ stock: 0 })),
    );
    return (await productIdsOf(work.db, variants)).toSorted((a, b) => a - b);
  });
});
afterAll(() => shop.stop());
beforeEach(() => {
  client = new ApiClient(shop.app);
});

const shoppers = async () =>
  Number((await shop.pool.query("select count(*) from customers.shopper")).rows[0].count);
const add = (productId: unknown, who = client) => who.post("/api/v1/favourites", { productId });
const remove = (productId: number, who = client) =>
  who.send({ method: "DELETE", url: `/api/v1/favourites/${productId}` });
const ids = async (who = client) => (await who.get("/api/v1/favourites/ids")).json().productIds;
const look = (productId: number, who = client) =>
  who.post("/api/v1/recently-viewed", { productId });
const seen = async (who = client) =>
  (await who.get("/api/v1/recently-viewed")).json().items.map(({ id }: { id: number }) => id);
const at = (index: number) => products.at(index) ?? 0;

describe("favourites", () => {
  test("are read without creating a shopper or a cookie", async () => {
    const before = await shoppers();
    for (const url of ["/api/v1/favourites", "/api/v1/favourites/ids", "/api/v1/recently-viewed"]) {
      const answer = await client.get(url);
      expect([answer.statusCode, answer.cookies, answer.headers["cache-control"]]).toEqual([
        200,
        [],
        "private, no-store",
      ]);
    }
    expect((await remove(at(0))).json()).toEqual({ productIds: [] });
    expect(await shoppers()).toBe(before);
  });

  test("list the newest first and ignore repeated additions", async () => {
    for (const index of [0, 1, 2, 0]) await add(at(index));
    expect(await ids()).toEqual([at(2), at(1), at(0)]);
    const page = (await client.get("/api/v1/favourites")).json();
    expect(page).toMatchObject({ total: 3, page: 1, pageSize: 24 });
    expect(page.items.map(({ id }: { id: number }) => id)).toEqual([at(2), at(1), at(0)]);
    expect(page.items[0]).toMatchObject({ rating: null, inStock: false });
    expect((await remove(at(1))).json()).toEqual({ productIds: [at(2), at(0)] });
    expect((await remove(at(1))).json()).toEqual({ productIds: [at(2), at(0)] });
  });

  test("are separate per visitor", async () => {
    await add(at(0));
    const stranger = new ApiClient(shop.app);
    expect(await ids(stranger)).toEqual([]);
    await remove(at(0), stranger);
    expect(await ids()).toEqual([at(0)]);
  });

  test("contain a product once, for one shopper, after concurrent additions", async () => {
    const before = await shoppers();
    await add(at(5));
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(at(6))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(await ids()).toEqual([at(6), at(5)]);
    expect(await shoppers()).toBe(before + 1);
  });

  test("hide unpublished products and restore them when republished", async () => {
    await add(at(3));
    await add(at(4));
    const publish = (value: string) =>
      shop.pool.query(`update catalog.product set published_at = ${value} where id = $1`, [at(3)]);
    await publish("null");
    expect(await ids()).toEqual([at(4)]);
    expect((await add(at(3))).statusCode).toBe(404);
    expect((await client.get("/api/v1/favourites")).json().total).toBe(1);
    await publish("now() - interval '1 day'");
    expect(await ids()).toEqual([at(4), at(3)]);
  });

  test.each([0, -1, 1.5, "x", null, 99_999_999, 2 ** 31, "1; drop table"])(
    "reject %j with 404 or 422",
    async (productId) => {
      expect([404, 422]).toContain((await add(productId)).statusCode);
    },
  );

  test("are limited to 500, even for concurrent requests", async () => {
    await add(at(0));
    const { rows } = await shop.pool.query("select max(id) as id from customers.shopper");
    await shop.pool.query(
      `insert into catalog.product (code, category_id, brand_id, name, slug, summary, description, selling_points, attributes, options)
       select 'filler-' || n, category_id, brand_id, name, slug, summary, description, selling_points, attributes, options
       from catalog.product, generate_series(1, $2::integer) as n where product.id = $1`,
      [at(0), MAX_FAVOURITES - 3],
    );
    await shop.pool.query(
      "insert into favourites.favourite (shopper_id, product_id) select $1, id from catalog.product where code like 'filler-%'",
      [rows[0].id],
    );
    const answers = await Promise.all([1, 2, 3, 4, 5].map((index) => add(at(index))));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 200, 409, 409, 409,
    ]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: "favourites-full", values: { 0: 500 } });
  });

  test("are listed in at most 3 statements", async () => {
    for (const index of [7, 8, 9]) await add(at(index));
    await client.get("/api/v1/favourites");
    const { statements } = await withStatementCount(() => client.get("/api/v1/favourites"));
    expect(statements).toBeLessThanOrEqual(3);
  });
});

describe("recently viewed products", () => {
  test("list the latest 24 products, newest first without repeats", async () => {
    for (const productId of products) await look(productId);
    await look(at(10));
    const latest = [at(10), ...products.toReversed().filter((id) => id !== at(10))];
    expect(await seen()).toEqual(latest.slice(0, MAX_VIEWED));
    const { rows } = await shop.pool.query(
      "select count(*) from favourites.view where shopper_id = (select max(id) from customers.shopper)",
    );
    expect(Number(rows[0].count)).toBe(MAX_VIEWED);
  });

  test("ignore unknown products", async () => {
    expect((await look(99_999_999)).statusCode).toBe(404);
    expect(await seen()).toEqual([]);
  });
});

test("merges favourites and viewed products at sign-in, newest first without repeats", async () => {
  const customer = new ApiClient(shop.app);
  await add(at(0), customer);
  await add(at(1), customer);
  await look(at(1), customer);
  const customerShopper = (await shop.pool.query("select max(id) as id from customers.shopper"))
    .rows[0].id;
  await add(at(2));
  await add(at(1));
  await look(at(3));
  await look(at(1));
  const guestShopper = (await shop.pool.query("select max(id) as id from customers.shopper"))
    .rows[0].id;
  const merge = { shopperId: customerShopper, fromShopperId: guestShopper, intoCustomer: true };
  await shop.run((work) => work.emit(guestMerged, merge));
  expect(await ids(customer)).toEqual([at(2), at(1), at(0)]);
  expect(await seen(customer)).toEqual([at(1), at(3)]);
  expect([await ids(), await seen()]).toEqual([[], []]);
  // Repeating the same sign-in finds nothing left to merge.
  await shop.run((work) => mergeLists(work, guestShopper, customerShopper));
  expect(await ids(customer)).toEqual([at(2), at(1), at(0)]);
});
