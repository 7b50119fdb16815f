import { afterAll, beforeAll, expect, test } from "vitest";
import type { OfferRecord, PriceListRecord } from "#contract/pricing/offer-endpoints.ts";
import type { PricedProduct } from "#contract/pricing/priced-product-endpoints.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let staff: StaffClient;
let variantIds: number[];

beforeAll(async () => {
  shop = await createTestShop();
  staff = await signInStaff(shop, "catalogue");
  variantIds = await shop.run((work) =>
    addProducts(work, [{ piastres: 100_00 }, { piastres: 200_00 }]),
  );
});
afterAll(() => shop.stop());

const OFFERS = "/api/v1/admin/offers";
const LISTS = "/api/v1/admin/price-lists";
const put = (url: string, payload: object) => staff.send({ method: "PUT", url, payload });
const add = (lines: object[], from: string, until: string | null) =>
  staff.post(OFFERS, { lines, from, until });
const complaints = (answer: { json: () => unknown }) => {
  const { errors = [] } = answer.json() as { errors?: { path: string; code: string }[] };
  return errors.map(({ path, code }) => `${path}: ${code}`);
};

async function priceOf(variantId: number) {
  const answer = await new ApiClient(shop.app).get("/api/v1/sons");
  const { items } = answer.json<{ items: { id: number; price: object }[] }>();
  return items.find(({ id }) => id === variantId)?.price;
}

test("changes the shop price when an offer is added, changed or deleted", async () => {
  const [first = 0, second = 0] = variantIds;
  expect(await priceOf(first)).toEqual({ amount: 100_00, was: null });
  const lines = [
    { variantId: first, piastres: 80_00 },
    { variantId: second, piastres: 150_00 },
  ];
  const added = await add(lines, "2020-01-01T00:00:00Z", null);
  expect(added.statusCode).toBe(201);
  expect(await priceOf(first)).toEqual({ amount: 80_00, was: 100_00 });
  const [offer, other] = added.json<{ items: OfferRecord[] }>().items;
  expect(offer).toMatchObject({ variantId: first, ordinary: 100_00, until: null });

  const cheaper = await put(`${OFFERS}/${offer?.id}`, { ...offer, piastres: 70_00 });
  expect(cheaper.json()).toMatchObject({ id: offer?.id, piastres: 70_00 });
  expect(await priceOf(first)).toEqual({ amount: 70_00, was: 100_00 });
  const stale = await put(`${OFFERS}/${offer?.id}`, { ...offer, piastres: 60_00 });
  expect(stale.json()).toMatchObject({ code: "changed-meanwhile", current: { piastres: 70_00 } });

  for (const { id, version } of [cheaper.json<OfferRecord>(), other!]) {
    const gone = await staff.send({ method: "DELETE", url: `${OFFERS}/${id}?version=${version}` });
    expect(gone.statusCode).toBe(204);
  }
  expect(await priceOf(first)).toEqual({ amount: 100_00, was: null });
});

test("lists offers that overlap a date range", async () => {
  const [first = 0] = variantIds;
  const line = [{ variantId: first, piastres: 50_00 }];
  await add(line, "2030-01-01T00:00:00+02:00", "2030-02-01T00:00:00+02:00");
  await add(line, "2030-03-01T00:00:00+02:00", "2030-04-01T00:00:00+02:00");
  const between = async (from: string, until: string) => {
    const query = new URLSearchParams({ from, until });
    const answer = await staff.get(`${OFFERS}?${query.toString()}`);
    return answer.json<{ items: OfferRecord[] }>().items.map((offer) => offer.from.slice(0, 10));
  };
  expect(await between("2030-01-15T00:00:00Z", "2030-02-15T00:00:00Z")).toEqual(["2029-12-31"]);
  expect(await between("2030-02-15T00:00:00Z", "2030-02-16T00:00:00Z")).toEqual([]);
  expect(await between("2029-01-01T00:00:00Z", "2031-01-01T00:00:00Z")).toHaveLength(2);
  const backwards = await staff.get(
    `${OFFERS}?from=2031-01-01T00:00:00Z&until=2030-01-01T00:00:00Z`,
  );
  expect(complaints(backwards)).toEqual(["until: invalid"]);
  const farEast = new URLSearchParams({ from: "2030-01-15T00:00:00+23:00" });
  expect((await staff.get(`${OFFERS}?${farEast.toString()}`)).statusCode).toBe(200);
});

test("returns field errors for overlapping, reversed or more expensive offers", async () => {
  const [, second = 0] = variantIds;
  const line = { variantId: second, piastres: 50_00 };
  await add([line], "2040-01-01T00:00:00Z", "2040-02-01T00:00:00Z");
  const overlapping = await add([line], "2040-01-31T00:00:00Z", null);
  expect(complaints(overlapping)).toEqual(["lines.0.variantId: overlap"]);
  expect(overlapping.body).toContain("starting 2040-01-01");
  const twice = await add([line, line], "2043-01-01T00:00:00Z", null);
  expect(complaints(twice)).toEqual(["from: invalid"]);
  expect(complaints(await add([line], "2041-01-02T00:00:00Z", "2041-01-01T00:00:00Z"))).toEqual([
    "from: invalid",
  ]);
  const dear = [line, { ...line, piastres: 200_00 }, { ...line, variantId: 999_999 }];
  expect(complaints(await add(dear, "2042-01-01T00:00:00Z", null))).toEqual([
    "lines.1.piastres: maxValue",
    "lines.2.variantId: oneOf",
  ]);
});

test("finds products with regular variant prices by SKU or id", async () => {
  const find = async (query: string) => {
    const answer = await staff.get(`/api/v1/admin/priced-products?${query}`);
    return answer.json<{ items: PricedProduct[] }>().items;
  };
  const all = await find("");
  expect(all.flatMap(({ variants }) => variants.map(({ piastres }) => piastres))).toEqual([
    200_00, 100_00,
  ]);
  const [dear, cheap] = all;
  const sku = dear?.variants[0]?.sku ?? "";
  expect((await find(`q=${sku.toLowerCase()}`)).map(({ id }) => id)).toEqual([dear?.id]);
  expect(await find("q=nothing")).toEqual([]);
  expect((await find(`ids=${cheap?.id}`)).map(({ id }) => id)).toEqual([cheap?.id]);
});

test("finds product names without prices for content staff", async () => {
  const writer = await signInStaff(shop, "content");
  const find = async (query: string) =>
    (await writer.get(`/api/v1/admin/product-names?${query}`)).json().items;
  const [product] = await find("");
  expect(product).toEqual({
    id: expect.any(Number),
    name: expect.objectContaining({ ar: expect.any(String) }),
    variants: [{ sku: expect.any(String) }],
  });
  const [{ sku }] = product.variants;
  expect(await find(`q=${sku}`)).toEqual([product]);
  expect(await find(`ids=${product.id}`)).toEqual([product]);
  expect((await writer.get("/api/v1/admin/priced-products")).statusCode).toBe(403);
});

test("adds and removes prices of a price list", async () => {
  const [first = 0, second = 0] = variantIds;
  const name = { ar: "مقاولون", en: "Contractors" };
  const added = await staff.post(LISTS, { code: "contractors", name });
  expect(added.json()).toMatchObject({ code: "contractors", priceCount: 0 });
  const list = added.json<PriceListRecord>();
  const url = `${LISTS}/${list.id}`;
  const save = (version: string, prices: object[]) => put(url, { name, prices, version });
  const saved = await save(list.version, [
    { variantId: first, piastres: 90_00 },
    { variantId: second, piastres: 180_00 },
  ]);
  expect(saved.json()).toMatchObject({ priceCount: 2 });
  expect((await save(list.version, [])).json()).toMatchObject({ code: "changed-meanwhile" });
  const { version } = saved.json<PriceListRecord>();
  await save(version, [{ variantId: second, piastres: null }]);
  const read = await staff.get(url);
  expect(read.json()).toMatchObject({
    total: 1,
    items: [{ variantId: first, piastres: 90_00, ordinary: 100_00 }],
    list: { priceCount: 1 },
  });
  const again = await staff.post(LISTS, { code: "contractors", name });
  expect(complaints(again)).toEqual(["code: exclusion"]);
  const twice = await save(read.json<{ list: PriceListRecord }>().list.version, [
    { variantId: first, piastres: 1 },
    { variantId: first, piastres: 2 },
  ]);
  expect(complaints(twice)).toEqual(["prices.1.variantId: oneOf"]);
});
