import { afterAll, beforeAll, expect, test } from "vitest";
import type { Page } from "#contract/kernel/pagination.ts";
import type { OrderSummary } from "#contract/orders/endpoints.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { registerCustomer, type CustomerClient } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let customer: CustomerClient;
const numbers: string[] = [];

async function orderOne(buyer: ApiClient, quantity = 1): Promise<string> {
  const [variantId = 0] = await shop.run((work) => addProducts(work, [{}]));
  await buyer.add(variantId, quantity);
  const { totals } = (await buyer.quote()).json();
  const placed = await buyer.order(totals.total);
  expect([placed.statusCode, placed.body]).toEqual([201, expect.any(String)]);
  return placed.json().number;
}

const list = async (client: ApiClient, query = "") =>
  (await client.get(`/api/v1/orders${query}`)).json<Page<OrderSummary>>();

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
  customer = await registerCustomer(shop);
  for (const quantity of [1, 2, 3]) numbers.unshift(await orderOne(customer, quantity));
});
afterAll(() => shop.stop());

test("returns 401 sign-in-needed for the order list without a session", async () => {
  const answer = await new ApiClient(shop.app).get("/api/v1/orders");
  expect([answer.statusCode, answer.json().code]).toEqual([401, "sign-in-needed"]);
});

test("lists the customer's orders newest first with totals and pictures", async () => {
  const { items, total, page } = await list(customer);
  expect([total, page]).toEqual([3, 1]);
  expect(items.map(({ number }) => number)).toEqual(numbers);
  expect(items.map(({ unitCount }) => unitCount)).toEqual([3, 2, 1]);
  const order = (await customer.get(`/api/v1/orders/${numbers[0]}`)).json();
  expect(items[0]).toMatchObject({
    status: order.status,
    placedAt: order.placedAt,
    total: order.totals.total,
    pictures: order.lines.flatMap(({ picture }: { picture: object | null }) => picture ?? []),
  });
});

test("paginates the order list and returns 422 above 50 per page", async () => {
  const second = await list(customer, "?page=2&pageSize=2");
  expect([second.total, second.page, second.pageSize]).toEqual([3, 2, 2]);
  expect(second.items.map(({ number }) => number)).toEqual(numbers.slice(2));
  expect((await list(customer, "?page=9")).items).toEqual([]);
  expect((await customer.get("/api/v1/orders?pageSize=51")).statusCode).toBe(422);
});

test("does not list other customers' orders or looked-up orders", async () => {
  const other = await registerCustomer(shop);
  const number = await orderOne(other);
  expect((await list(customer)).total).toBe(3);
  const found = { number, phoneOrEmail: "01012345678" };
  for (let times = 0; times < 2; times += 1) await customer.post("/api/v1/orders/lookup", found);
  expect((await list(customer)).total).toBe(3);
  expect((await list(other)).total).toBe(1);
});

test("returns line pictures with alt text in the requested language", async () => {
  const alt = { ar: "نجفة", en: "Chandelier" };
  const picture = { src: "media/a.webp", width: 800, height: 1000, alt };
  await shop.pool.query(
    `update orders.order_line set picture = $1 where order_id = (select id from orders.order where number = $2)`,
    [picture, numbers[2]],
  );
  const pictures = async (query: string) =>
    (await list(customer, query)).items.find(({ number }) => number === numbers[2])?.pictures;
  expect(await pictures("?lang=ar")).toEqual([{ ...picture, alt: "نجفة" }]);
  expect(await pictures("?lang=en")).toEqual([{ ...picture, alt: "Chandelier" }]);
});
