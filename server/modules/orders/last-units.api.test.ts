import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiClient } from "#server/testing/api-client.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const BUYERS = 50;
const UNITS = 10;

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
});
afterAll(() => shop.stop());

async function levels(variantIds: number[]) {
  const { rows } = await shop.pool.query(
    `select variant_id, on_hand, reserved,
      (select coalesce(sum(quantity), 0)::int from inventory.stock_reservation as held where held.variant_id = level.variant_id) as held
     from inventory.stock_level as level where variant_id = any ($1) order by variant_id`,
    [variantIds],
  );
  return rows;
}

/** Buyers with one unit of the variant in the cart. */
async function buyersOf(variantId: number, count: number): Promise<ApiClient[]> {
  const buyers = Array.from({ length: count }, () => new ApiClient(shop.app));
  for (const buyer of buyers) await buyer.add(variantId);
  return buyers;
}

const orderOne = (buyer: ApiClient) => buyer.order(194_00, { key: crypto.randomUUID() });

test("sells the last ten units to ten of fifty concurrent buyers", async () => {
  const [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: UNITS }]));
  const buyers = await buyersOf(variantId, BUYERS);
  const answers = await Promise.all(buyers.map(orderOne));

  const placed = answers.filter((answer) => answer.statusCode === 201);
  const refused = answers
    .filter((answer) => answer.statusCode === 409)
    .map((answer) => answer.json());
  expect([placed.length, refused.length]).toEqual([UNITS, BUYERS - UNITS]);
  expect(new Set(placed.map((answer) => answer.json().number)).size).toBe(UNITS);
  for (const problem of refused) {
    expect(problem).toMatchObject({
      code: "stock",
      values: { qty: 0 },
      errors: [{ path: `lines.${variantId}` }],
    });
  }
  expect(await levels([variantId])).toEqual([
    { variant_id: variantId, on_hand: UNITS, reserved: UNITS, held: UNITS },
  ]);
});

test("does not deadlock when concurrent carts list variants in different order", async () => {
  const variantIds = await shop.run((work) =>
    addProducts(work, [{ stock: 30 }, { stock: 30 }, { stock: 30 }]),
  );
  const buyers = Array.from({ length: 40 }, () => new ApiClient(shop.app));
  for (const [index, buyer] of buyers.entries()) {
    for (const variantId of index % 2 ? variantIds : variantIds.toReversed())
      await buyer.add(variantId);
  }
  const answers = await Promise.all(buyers.map((buyer) => buyer.order(3 * 114_00 + 80_00)));
  const statuses = Object.groupBy(answers, ({ statusCode }) => statusCode);
  expect([statuses[201]?.length, statuses[409]?.length]).toEqual([30, 10]);
  for (const level of await levels(variantIds))
    expect(level).toMatchObject({ reserved: 30, held: 30 });
});

test("reserves nothing and keeps the cart when one line lacks stock", async () => {
  const [first = 0, second = 0] = await shop.run((work) =>
    addProducts(work, [{ stock: 5 }, { stock: 5 }]),
  );
  const client = new ApiClient(shop.app);
  await client.add(first, 5);
  await client.add(second, 5);
  await shop.pool.query("update inventory.stock_level set reserved = 2 where variant_id = $1", [
    second,
  ]);
  const answer = await client.order(10 * 114_00 + 80_00);
  expect(answer.json()).toMatchObject({
    code: "stock",
    values: { qty: 3 },
    errors: [{ path: `lines.${second}` }],
  });
  expect(answer.json().title).toBe("Requested quantity is not available. Only 3 in stock");
  expect(await levels([first, second])).toMatchObject([
    { reserved: 0, held: 0 },
    { reserved: 2, held: 0 },
  ]);
  expect((await client.cart()).json().totalQty).toBe(10);
});

test("rolls back the order when the stock reservation fails", async () => {
  const [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 5 }]));
  const client = new ApiClient(shop.app);
  await client.add(variantId, 2);
  const written = async () =>
    (
      await shop.pool.query(
        `select (select count(*)::int from orders.order) as orders,
          (select count(*)::int from orders.order_line) as lines,
          (select count(*)::int from invoices.document) as invoices,
          (select count(*)::int from platform.idempotency_key) as keys`,
      )
    ).rows;
  const before = await written();
  // Stock is reserved last, when the order and its lines are already written.
  await shop.pool.query(
    "alter table inventory.stock_reservation add constraint none_now check (quantity < 0) not valid",
  );
  const failed = await client.order(2 * 114_00 + 80_00, { key: "fails-at-its-end" });
  await shop.pool.query("alter table inventory.stock_reservation drop constraint none_now");
  expect(failed.statusCode).toBe(500);
  expect(await written()).toEqual(before);
  expect(await levels([variantId])).toMatchObject([{ reserved: 0, held: 0 }]);
  expect((await client.cart()).json().totalQty).toBe(2);
  const again = await client.order(2 * 114_00 + 80_00, { key: "fails-at-its-end" });
  expect(again.statusCode, again.body).toBe(201);
});
