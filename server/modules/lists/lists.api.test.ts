import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ListSummary, ProjectList } from "#contract/lists/endpoints.ts";
import { LIST_NAME_LENGTH, MAX_ITEMS, MAX_LISTS } from "#contract/lists/limits.ts";
import { customerMerged } from "#server/modules/customers/index.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { findPersonalData } from "#server/testing/find-personal-data.ts";
import { type CustomerClient, registerCustomer } from "#server/testing/sign-in.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const LISTS = "/api/v1/account/lists";
let shop: TestShop;
let lamp: number;
let spot: number;
let gone: number;
let draft: number;

beforeAll(async () => {
  shop = await createTestShop();
  [lamp = 0, spot = 0, gone = 0, draft = 0] = await shop.run((work) =>
    addProducts(work, [
      { stock: 5, piastres: 100_00 },
      { stock: 9 },
      { stock: 0 },
      { isDraft: true },
    ]),
  );
});
afterAll(() => shop.stop());

const create = async (who: ApiClient, body: object = { name: "Villa 7" }) =>
  (await who.post(LISTS, body)).json<ListSummary>();
const send = (who: ApiClient, method: "PATCH" | "DELETE", url: string, payload?: object) =>
  who.send({ method, url, ...(payload && { payload }) });
const read = async (who: ApiClient, id: number): Promise<ProjectList> =>
  (await who.get(`${LISTS}/${id}`)).json();
const add = (who: ApiClient, id: number, items: object[]) =>
  who.post(`${LISTS}/${id}/items`, { items });
const unitsOf = async (who: ApiClient, id: number) =>
  (await read(who, id)).items.map(({ variantId, quantity }) => [variantId, quantity]);
const namesOf = async (who: ApiClient): Promise<string[]> =>
  (await who.get(LISTS)).json().items.map(({ name }: ListSummary) => name);

test("sorts lists by creation or item change, ignoring renames", async () => {
  const customer = await registerCustomer(shop);
  expect((await customer.get(LISTS)).json()).toEqual({ items: [] });
  const first = await create(customer, { name: "  فيلا ٧ " });
  expect(first).toMatchObject({ name: "فيلا ٧", products: 0, units: 0, isShared: false });
  const second = await create(customer, { name: "Office" });
  expect(await namesOf(customer)).toEqual(["Office", "فيلا ٧"]);
  await add(customer, first.id, [{ variantId: lamp }]);
  await send(customer, "PATCH", `${LISTS}/${second.id}`, { name: "Office 2" });
  expect(await namesOf(customer)).toEqual(["فيلا ٧", "Office 2"]);
  expect((await send(customer, "DELETE", `${LISTS}/${first.id}`)).statusCode).toBe(204);
  expect((await send(customer, "DELETE", `${LISTS}/${first.id}`)).statusCode).toBe(404);
  expect(await namesOf(customer)).toEqual(["Office 2"]);
});

describe("items of a project list", () => {
  test("are added, updated and deleted, with current prices", async () => {
    const customer = await registerCustomer(shop);
    const { id } = await create(customer, {
      name: "Villa",
      items: [{ variantId: lamp, quantity: 4 }],
    });
    const added = await add(customer, id, [{ variantId: lamp, quantity: 3 }, { variantId: spot }]);
    expect(added.json()).toMatchObject({ id, products: 2, units: 8 });
    expect(await read(customer, id)).toMatchObject({
      name: "Villa",
      shareKey: null,
      items: [
        {
          variantId: lamp,
          quantity: 7,
          price: { amount: 100_00 },
          lineTotal: 700_00,
          available: 5,
        },
        { variantId: spot, quantity: 1, available: 9 },
      ],
    });
    const changed = await send(customer, "PATCH", `${LISTS}/${id}/items/${lamp}`, { quantity: 2 });
    expect(changed.json().items[0].quantity).toBe(2);
    const missing = await send(customer, "PATCH", `${LISTS}/${id}/items/${gone}`, { quantity: 2 });
    expect(missing.statusCode).toBe(404);
    await send(customer, "DELETE", `${LISTS}/${id}/items/${lamp}`);
    await send(customer, "DELETE", `${LISTS}/${id}/items/${lamp}`);
    expect(await unitsOf(customer, id)).toEqual([[spot, 1]]);
    await add(customer, id, [{ variantId: spot, quantity: 999 }]);
    expect(await unitsOf(customer, id)).toEqual([[spot, 999]]);
  });

  test("can be sold out but not unpublished", async () => {
    const customer = await registerCustomer(shop);
    const { id } = await create(customer, { name: "Villa", items: [{ variantId: draft }] });
    expect(await unitsOf(customer, id)).toEqual([]);
    expect((await add(customer, id, [{ variantId: draft }])).statusCode).toBe(404);
    await add(customer, id, [{ variantId: gone }, { variantId: draft }]);
    expect((await read(customer, id)).items).toMatchObject([{ variantId: gone, available: 0 }]);
  });

  test("are added from a product card as the shown variant", async () => {
    const customer = await registerCustomer(shop);
    const { id } = await create(customer);
    const product = await shop.pool.query("select product_id from catalog.variant where id = $1", [
      lamp,
    ]);
    const url = `${LISTS}/${id}/products`;
    await customer.post(url, { productId: product.rows[0].product_id });
    expect(await unitsOf(customer, id)).toEqual([[lamp, 1]]);
    expect((await customer.post(url, { productId: 99_999_999 })).statusCode).toBe(404);
  });

  test("are added once per key and limited to 100", async () => {
    const customer = await registerCustomer(shop);
    const { id } = await create(customer);
    const request = {
      method: "POST" as const,
      url: `${LISTS}/${id}/items`,
      headers: { "idempotency-key": "list-items-once" },
      payload: { items: [{ variantId: lamp }] },
    };
    await Promise.all([customer.send(request), customer.send(request)]);
    expect(await unitsOf(customer, id)).toEqual([[lamp, 1]]);
    const many = await shop.run((work) =>
      addProducts(
        work,
        Array.from({ length: MAX_ITEMS }, () => ({ stock: 0 })),
      ),
    );
    const full = await add(
      customer,
      id,
      many.map((variantId) => ({ variantId })),
    );
    expect(full.json()).toMatchObject({ code: "list-full", values: { 0: MAX_ITEMS } });
    expect(await unitsOf(customer, id)).toEqual([[lamp, 1]]);
  });
});

test("returns 404 for another customer's list", async () => {
  const owner = await registerCustomer(shop);
  const stranger = await registerCustomer(shop);
  const { id } = await create(owner, { name: "Mine", items: [{ variantId: lamp }] });
  const at = `${LISTS}/${id}`;
  const answers = await Promise.all([
    stranger.get(at),
    send(stranger, "PATCH", at, { name: "Yours" }),
    send(stranger, "DELETE", at),
    add(stranger, id, [{ variantId: spot }]),
    stranger.post(`${at}/products`, { productId: 1 }),
    send(stranger, "PATCH", `${at}/items/${lamp}`, { quantity: 9 }),
    send(stranger, "DELETE", `${at}/items/${lamp}`),
    stranger.post(`${at}/share`),
    send(stranger, "DELETE", `${at}/share`),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
  expect(await read(owner, id)).toMatchObject({ name: "Mine", shareKey: null });
  expect(await unitsOf(owner, id)).toEqual([[lamp, 1]]);
  expect((await new ApiClient(shop.app).get(LISTS)).statusCode).toBe(401);
});

describe("shared project list", () => {
  const open = (key: string, who = new ApiClient(shop.app)) =>
    who.post("/api/v1/lists/shared", { key });

  test("shows only items until the link is revoked", async () => {
    const owner = await registerCustomer(shop);
    const { id } = await create(owner, {
      name: "Mona’s villa",
      items: [{ variantId: lamp, quantity: 2 }],
    });
    const at = `${LISTS}/${id}/share`;
    const { shareKey } = (await owner.post(at)).json<ProjectList>();
    expect(shareKey).toMatch(/^[\w-]{43}$/);
    expect((await owner.post(at)).json().shareKey).toBe(shareKey);
    const shown = await open(shareKey ?? "");
    expect(Object.keys(shown.json())).toEqual(["items"]);
    expect(shown.json().items).toMatchObject([{ variantId: lamp, quantity: 2 }]);
    expect(shown.body).not.toContain("Mona");
    expect(shown.headers["cache-control"]).toBe("private, no-store");
    expect((await send(owner, "DELETE", at)).json().shareKey).toBeNull();
    expect((await open(shareKey ?? "")).statusCode).toBe(404);
    const next = (await owner.post(at)).json<ProjectList>().shareKey;
    expect(next).not.toBe(shareKey);
    await send(owner, "DELETE", `${LISTS}/${id}`);
    expect((await open(next ?? "")).statusCode).toBe(404);
  });

  test("stores only a hash of the link key", async () => {
    const owner = await registerCustomer(shop);
    const { id } = await create(owner);
    const { shareKey } = (await owner.post(`${LISTS}/${id}/share`)).json<ProjectList>();
    expect(await findPersonalData(shop.pool, [shareKey ?? ""])).toEqual([]);
    expect((await open(shareKey ?? "")).statusCode).toBe(200);
  });

  test("counts only wrong keys and returns 429 after 60", async () => {
    const owner = await registerCustomer(shop);
    const { id } = await create(owner);
    const { shareKey } = (await owner.post(`${LISTS}/${id}/share`)).json<ProjectList>();
    await shop.pool.query("delete from platform.attempt where scope = 'shared-list'");
    const statuses = [];
    for (let round = 0; round < 61; round += 1)
      statuses.push((await open(`${round}`.padStart(43, "x"))).statusCode);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([404]));
    expect(statuses.at(-1)).toBe(429);
    await shop.pool.query("delete from platform.attempt where scope = 'shared-list'");
    for (let round = 0; round < 65; round += 1)
      expect((await open(shareKey ?? "")).statusCode).toBe(200);
  });
});

test.each([
  { name: "" },
  { name: "x".repeat(LIST_NAME_LENGTH + 1) },
  { name: "Villa", items: [{ variantId: 1, quantity: 1000 }] },
  {},
])("returns 422 for the list %j", async (body) => {
  const customer = await registerCustomer(shop);
  expect((await customer.post(LISTS, body)).statusCode).toBe(422);
});

test("limits lists per account, even for concurrent requests", async () => {
  const customer = await registerCustomer(shop);
  await shop.pool.query(
    `insert into lists.list (customer_id, name)
     select $1, 'List ' || n from generate_series(1, $2::integer) as n`,
    [customer.userInfo.id, MAX_LISTS - 2],
  );
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => customer.post(LISTS, { name: "More" })),
  );
  const states = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect(states).toEqual([201, 201, 409, 409, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json()).toMatchObject({ code: "too-many-lists", values: { 0: MAX_LISTS } });
});

const shopperOf = async ({ userInfo }: CustomerClient): Promise<number> => {
  const { rows } = await shop.pool.query<{ id: number }>(
    "select id from customers.shopper where customer_id = $1",
    [userInfo.id],
  );
  return rows[0]?.id ?? 0;
};

test("exports lists and moves them into a merged account", async () => {
  const [one, other] = [await registerCustomer(shop), await registerCustomer(shop)];
  await create(one, { name: "One" });
  await create(other, { name: "Other", items: [{ variantId: lamp, quantity: 3 }] });
  const merged = {
    customerId: one.userInfo.id,
    shopperId: await shopperOf(one),
    fromCustomerId: other.userInfo.id,
    fromShopperId: await shopperOf(other),
  };
  await shop.run((work) => work.emit(customerMerged, merged));
  expect((await one.get("/api/v1/account/export")).json().lists).toEqual([
    { name: "One", isShared: false, changedAt: expect.any(String), items: [] },
    {
      name: "Other",
      isShared: false,
      changedAt: expect.any(String),
      items: [{ variantId: lamp, quantity: 3 }],
    },
  ]);
});
