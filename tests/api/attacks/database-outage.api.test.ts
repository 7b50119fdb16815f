import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiClient } from "#server/testing/api-client.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let lamp: number;

beforeAll(async () => {
  // Each lost connection is an error in the log.
  shop = await createTestShop({ config: { logLevel: "silent" } });
  await shop.run(addDeliveryTerms);
  [lamp = 0] = await shop.run((work) => addProducts(work, [{ stock: 50 }]));
});
afterAll(() => shop.stop());

test("serves waiting requests once a connection of the exhausted pool is free", async () => {
  const browser = new ApiClient(shop.app);
  await browser.add(lamp);
  const { max } = shop.pool.options;
  const held = await Promise.all(Array.from({ length: max }, () => shop.pool.connect()));
  const waiting = Array.from({ length: 30 }, () => browser.cart());
  const order = await Promise.race([Promise.all(waiting), Promise.resolve("waits")]);
  expect(order).toBe("waits");
  for (const client of held) client.release();
  const statuses = (await Promise.all(waiting)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual(Array(30).fill(200));
});

test("returns 503 while the database closes every connection, and 200 afterwards", async () => {
  const browser = new ApiClient(shop.app);
  await browser.add(lamp, 2);
  const { rows } = await shop.pool.query<{ name: string }>("select current_database() as name");
  const close = () =>
    shop.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = $1 and pid <> pg_backend_pid()`,
      [rows[0]?.name],
    );
  const requests = Array.from({ length: 20 }, () => browser.cart());
  await close();
  const statuses = (await Promise.all(requests)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  const cart = await browser.cart();
  expect([cart.statusCode, cart.json().totalQty]).toEqual([200, 2]);
  // The listener for changes of other processes is connected again, too.
  const { totals } = (await browser.quote()).json<{ totals: { total: number } }>();
  expect((await browser.order(totals.total)).statusCode).toBe(201);
});
