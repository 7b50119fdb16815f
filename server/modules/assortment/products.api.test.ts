import { afterAll, beforeAll, expect, test } from "vitest";
import type { ProductInput, ProductRecord } from "#contract/assortment/product-record.ts";
import { saveAttributes } from "#server/modules/catalog/index.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let staff: StaffClient;
let place: { categoryId: number; brandId: number };

const URL = "/api/v1/admin/products";

beforeAll(async () => {
  shop = await createTestShop();
  staff = await signInStaff(shop, "catalogue");
  await shop.run((work) => addProducts(work, [{}]));
  const { rows } = await shop.pool.query<typeof place>(
    'select category_id as "categoryId", brand_id as "brandId" from catalog.product limit 1',
  );
  place = rows[0]!;
});
afterAll(() => shop.stop());

let count = 0;
function input(changes: object = {}) {
  count += 1;
  const text = { ar: `ثريا ${count}`, en: `Chandelier ${count}` };
  return {
    ...place,
    name: text,
    slug: { ar: "", en: "" },
    summary: text,
    description: text,
    sellingPoints: [],
    careNotes: null,
    attributes: {},
    options: [],
    isMarkedNew: false,
    variants: [{ sku: `CH-${count}`, options: {}, piastres: 500_00 }],
    pictures: [],
    documents: [],
    ...changes,
  };
}

const put = (url: string, payload: object, language = "en") =>
  staff.send({ method: "PUT", url, payload, headers: { "accept-language": language } });

const patch = (url: string, payload: object, language = "en") =>
  staff.send({ method: "PATCH", url, payload, headers: { "accept-language": language } });

async function add(changes: object = {}): Promise<ProductRecord> {
  const written = input(changes);
  const answer = await staff.post(URL, { ...written, code: `chandelier-${count}` });
  expect(answer.json()).toMatchObject({ code: `chandelier-${count}` });
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

async function publish(product: ProductRecord): Promise<ProductRecord> {
  const { version } = product;
  const answer = await put(`${URL}/${product.id}/state`, { state: "published", version });
  expect(answer.json()).toMatchObject({ state: "published" });
  return answer.json();
}

/** A record as it is sent back for saving. */
function inputOf(record: ProductRecord): ProductInput & Pick<ProductRecord, "versions"> {
  return structuredClone(record) as never;
}

const complaints = (answer: { json: () => unknown }) => {
  const { errors = [] } = answer.json() as { errors?: { path: string; code: string }[] };
  return errors.map(({ path, code }) => `${path}: ${code}`);
};

test("logs adding and publishing a product, but not an unchanged save", async () => {
  const added = await add();
  expect(added).toMatchObject({ state: "draft", publishedAt: null, slug: { en: added.code } });
  const read = await staff.get(`${URL}/${added.id}`);
  expect(read.json()).toEqual(added);
  const same = await patch(`${URL}/${added.id}`, inputOf(added));
  expect(same.json()).toEqual(added);
  await publish(added);
  const { rows } = await shop.pool.query(
    "select action from staff.audit_entry where target = $1 order by id",
    [`product:${added.id}`],
  );
  expect(rows.map(({ action }) => action)).toEqual(["product.add", "product.published"]);
});

test("shows a saved change in the shop's next response", async () => {
  const product = await publish(await add());
  const visitor = new ApiClient(shop.app);
  const url = `/api/v1/products/${product.id}`;
  expect((await visitor.get(url)).json()).toMatchObject({
    variants: [{ price: { amount: 500_00 } }],
  });
  const change = inputOf(product);
  change.name.en = "Moon lamp";
  change.variants[0]!.piastres = 450_00;
  expect((await patch(`${URL}/${product.id}`, change)).statusCode).toBe(200);
  expect((await visitor.get(url)).json()).toMatchObject({
    name: "Moon lamp",
    variants: [{ price: { amount: 450_00 } }],
  });
  const found = await visitor.get("/api/v1/products?q=moon");
  expect(found.json()).toMatchObject({ items: [{ id: product.id }] });
});

test("returns 409 with the saved record for a stale edit", async () => {
  const product = await add();
  const change = inputOf(product);
  change.name.en = "First";
  expect((await patch(`${URL}/${product.id}`, change)).statusCode).toBe(200);
  change.name.en = "Second";
  const refused = await patch(`${URL}/${product.id}`, change, "ar");
  expect(refused.json()).toMatchObject({
    status: 409,
    code: "changed-meanwhile",
    title: expect.stringContaining("عدّل شخص آخر"),
    current: { name: { en: "First" } },
  });
  const { versions } = refused.json<{ current: ProductRecord }>().current;
  expect((await patch(`${URL}/${product.id}`, { ...change, versions })).json()).toMatchObject({
    name: { en: "Second" },
  });
});

test("saves a product whose stock changed after loading", async () => {
  const product = await add();
  const lines = [{ variantId: product.variants[0]!.id, quantity: 3 }];
  await staff.post("/api/v1/admin/stock-bookings", { kind: "receipt", lines });
  const saved = await patch(`${URL}/${product.id}`, inputOf(product));
  expect(saved.json()).toMatchObject({ stock: [{ onHand: 3, reserved: 0, available: 3 }] });
});

test("returns 422 for publishing without a name or price", async () => {
  const product = await add({
    name: { ar: "نجفة", en: "" },
    variants: [{ sku: "NO-PRICE", options: {}, piastres: null }],
  });
  const url = `${URL}/${product.id}/state`;
  const { version } = product;
  const refused = await put(url, { state: "published", version });
  expect(complaints(refused)).toEqual(["name.en: required", "variants.0.piastres: required"]);
  const late = await put(url, { state: "scheduled", at: "2020-01-01T00:00:00Z", version });
  expect(late.statusCode).toBe(422);
});

test("hides scheduled and archived products and restores archived ones as drafts", async () => {
  let product = await publish(await add());
  const url = `${URL}/${product.id}/state`;
  const visitor = new ApiClient(shop.app);
  const status = async () => (await visitor.get(`/api/v1/products/${product.id}`)).statusCode;
  const change = async (state: object) => {
    product = (await put(url, { ...state, version: product.version })).json();
    return product.state;
  };
  expect(await status()).toBe(200);
  expect(await change({ state: "scheduled", at: "2090-01-01T09:00:00+02:00" })).toBe("scheduled");
  expect(product.publishedAt).toBe("2090-01-01T07:00:00.000Z");
  expect(await status()).toBe(404);
  expect(await change({ state: "archived" })).toBe("archived");
  const listed = async (query: string) =>
    (await staff.get(`${URL}?q=${product.code}${query}`)).json<{ total: number }>().total;
  expect([await listed(""), await listed("&state=archived")]).toEqual([0, 1]);
  expect(await change({ state: "draft" })).toBe("draft");
  expect(await listed("&state=draft")).toBe(1);
});

test("republishes an archived product with its previous publication time", async () => {
  let product = await publish(await add());
  const since = "2026-01-05T08:00:00.000Z";
  const url = `${URL}/${product.id}/state`;
  const change = async (state: object) => {
    const answer = await put(url, { ...state, version: product.version });
    product = answer.json();
  };
  await change({ state: "archived" });
  await change({ state: "published", at: since });
  expect(product).toMatchObject({ state: "published", publishedAt: since });
  // A future time is only for `scheduled`.
  await change({ state: "draft" });
  await change({ state: "published", at: "2090-01-01T00:00:00Z" });
  expect(Date.parse(product.publishedAt ?? "")).toBeLessThanOrEqual(Date.now());
});

test("shows a scheduled product from its publication time on", async () => {
  const product = await add();
  const visitor = new ApiClient(shop.app);
  const seen = async () => (await visitor.get("/api/v1/products")).json<{ total: number }>();
  const before = await seen();
  const at = new Date(Date.now() + 5_000).toISOString();
  const { version } = product;
  const answer = await put(`${URL}/${product.id}/state`, { state: "scheduled", at, version });
  expect(answer.json()).toMatchObject({ state: "scheduled" });
  // Cached until then.
  await seen();
  await expect.poll(async () => (await seen()).total).toBe(before.total + 1);
});

test("changes SKUs, swaps options and deactivates omitted variants", async () => {
  await shop.run(async (work) => {
    const name = { ar: "لون", en: "Finish" };
    const values = ["brass", "black", "chrome"].map((code) => ({ code, name }));
    await saveAttributes(work, [{ code: "finish", kind: "enum", name, group: "body", values }]);
  });
  const variant = (sku: string, finish: string) => ({ sku, options: { finish }, piastres: 100_00 });
  const product = await add({
    options: ["finish"],
    variants: [variant("FIN-BR", "brass"), variant("FIN-BK", "black"), variant("FIN-CH", "chrome")],
  });
  const change = inputOf(product);
  const [brass, black] = change.variants;
  change.variants = [
    { ...brass!, sku: "FIN-BRASS", options: { finish: "black" } },
    { ...black!, options: { finish: "brass" } },
  ];
  const saved = await patch(`${URL}/${product.id}`, change);
  expect(saved.json()).toMatchObject({
    variants: [
      { id: brass!.id, sku: "FIN-BRASS", options: { finish: "black" }, isActive: true },
      { id: black!.id, sku: "FIN-BK", options: { finish: "brass" }, isActive: true },
      { sku: "FIN-CH", isActive: false },
    ],
  });
  const again = inputOf(saved.json());
  again.variants = [
    ...again.variants.slice(0, 2),
    { ...variant("FIN-NEW", "chrome"), attributes: {}, isActive: true },
  ];
  const taken = await patch(`${URL}/${product.id}`, again);
  expect(complaints(taken)).toEqual(["variants: exclusion"]);
});

test("names every invalid field in the request's language", async () => {
  const own = await add();
  const wrong = {
    ...input(),
    code: own.code,
    categoryId: 999_999,
    brandId: 999_999,
    pictures: [{ assetId: 999_999, role: "hero", alt: { ar: "", en: "" }, sku: "NONE-1" }],
  };
  const refused = await staff.post(URL, wrong);
  expect(complaints(refused).toSorted()).toEqual([
    "brandId: oneOf",
    "categoryId: oneOf",
    "pictures.0.assetId: oneOf",
    "pictures.0.sku: oneOf",
  ]);
  const again = await staff.post(URL, { ...input(), code: own.code });
  expect(complaints(again)).toEqual(["code: exclusion"]);
  const sku = own.variants[0]!.sku;
  const twice = await staff.post(URL, {
    ...input({ variants: [{ sku, options: {}, piastres: 1 }] }),
    code: "twice",
  });
  expect(complaints(twice)).toEqual(["variants.0.sku: invalid"]);
  const arabic = await staff.send({
    method: "POST",
    url: URL,
    payload: { ...input({ attributes: { unheard_of: 1 } }), code: "x" },
    headers: { "accept-language": "ar" },
  });
  expect(arabic.json()).toMatchObject({
    errors: [{ path: "attributes.unheard_of", message: "من فضلك اختر من القيم المعروضة" }],
  });
});

test("copies a product as a draft with new SKUs and no stock", async () => {
  const product = await publish(await add());
  const copy = await staff.post(`${URL}/${product.id}/copies`, { code: "moon-2" });
  expect(copy.json()).toMatchObject({
    code: "moon-2",
    state: "draft",
    name: product.name,
    variants: [{ sku: `${product.variants[0]!.sku}-MOON2`, piastres: 500_00 }],
    stock: [{ onHand: 0 }],
  });
});

test("applies a bulk change and reports each failed product", async () => {
  const good = await publish(await add());
  const nameless = await add({ name: { ar: "", en: "Nameless" } });
  const change = (body: object) =>
    staff.post(`${URL}/changes`, { ids: [good.id, nameless.id, 999_999], change: body });
  const state = await change({ kind: "state", state: "published" });
  expect(state.json()).toMatchObject({
    changed: 1,
    refused: 2,
    rows: [
      { id: good.id, problem: null },
      { problem: { code: "validation", errors: [{ path: "name.ar" }] } },
      { id: 999_999, name: null, problem: { code: "not-found" } },
    ],
  });
  const price = await change({ kind: "price", basisPoints: -1_050, step: "500" });
  expect(price.json()).toMatchObject({ changed: 2 });
  const stock = await change({ kind: "stock", onHand: 7 });
  expect(stock.json()).toMatchObject({ changed: 2 });
  const unknown = await change({ kind: "category", categoryId: 999_999 });
  expect(unknown.json()).toMatchObject({
    changed: 0,
    rows: [{ problem: { errors: [{ path: "change.categoryId" }] } }, {}, {}],
  });
  const after = await staff.get(`${URL}/${good.id}`);
  expect(after.json()).toMatchObject({
    variants: [{ piastres: 450_00 }],
    stock: [{ onHand: 7, amount: 450_00 }],
  });
});

test("finds products by Arabic words, codes and SKUs, and filters them", async () => {
  const product = await add({
    name: { ar: "أباجورة القمر", en: "" },
    variants: [{ sku: "QAMAR-77", options: {}, piastres: null }],
  });
  const found = async (query: string) => {
    const answer = await staff.get(`${URL}?${query}`);
    expect(answer.statusCode).toBe(200);
    return answer.json<{ items: { id: number }[] }>().items.map(({ id }) => id);
  };
  for (const q of ["اباجوره قمر", "qamar-٧٧", "AMAR-7", product.code]) {
    expect(await found(`q=${encodeURIComponent(q)}`)).toEqual([product.id]);
  }
  expect(await found("q=nothing-like-it")).toEqual([]);
  expect(await found("lacks=en&withoutPicture=true&lowStock=true")).toContain(product.id);
  expect(await found("lacks=ar")).not.toContain(product.id);
  expect(
    await found(`categoryId=${place.categoryId}&brandId=${place.brandId}&sort=newest`),
  ).toContain(product.id);
  expect(await found("sort=name&page=400")).toEqual([]);
  expect(await found("categoryId=999999")).toEqual([]);
});

test("lists low-stock products by stock and reorder point", async () => {
  const isLow = async (id: number) => {
    const answer = await staff.get(`${URL}?lowStock=true&pageSize=100`);
    return answer.json<{ items: { id: number }[] }>().items.some((item) => item.id === id);
  };
  const product = await add({ variants: [{ sku: "QAMAR-LOW", options: {}, piastres: 1_000 }] });
  const [variant] = product.variants;
  expect(await isLow(product.id)).toBe(true);
  await shop.pool.query(
    "insert into inventory.stock_level (variant_id, on_hand) values ($1, 5) on conflict (variant_id) do update set on_hand = 5",
    [variant?.id],
  );
  expect(await isLow(product.id)).toBe(false);
  await shop.pool.query("insert into inventory.reorder_point (variant_id, pieces) values ($1, 5)", [
    variant?.id,
  ]);
  expect(await isLow(product.id)).toBe(true);
  await shop.pool.query("update inventory.reorder_point set pieces = 4 where variant_id = $1", [
    variant?.id,
  ]);
  expect(await isLow(product.id)).toBe(false);
});

test("lists products without pictures, following picture changes", async () => {
  const isWithout = async (id: number) => {
    const answer = await staff.get(`${URL}?withoutPicture=true&pageSize=100`);
    return answer.json<{ items: { id: number }[] }>().items.some((item) => item.id === id);
  };
  const product = await add({ variants: [{ sku: "QAMAR-BARE", options: {}, piastres: 1_000 }] });
  expect(await isWithout(product.id)).toBe(true);
  await shop.pool.query(
    `with asset as (
      insert into media.asset (digest, storage_key, mime, width, height, bytes)
      values (sha256('bare'), 'ab/bare.png', 'image/png', 1, 1, 1) returning id
    )
    insert into catalog.picture (product_id, asset_id, role, alt, position)
    select $1, id, 'hero', '{"ar": "س", "en": "A"}', 0 from asset`,
    [product.id],
  );
  expect(await isWithout(product.id)).toBe(false);
  await shop.pool.query("delete from catalog.picture where product_id = $1", [product.id]);
  expect(await isWithout(product.id)).toBe(true);
});

test("changes a product's path with its slug", async () => {
  const product = await publish(await add({ slug: { ar: "قمر", en: "moon" } }));
  const change = inputOf(product);
  change.slug.en = "moonlight";
  const saved = await patch(`${URL}/${product.id}`, change);
  expect(saved.json()).toMatchObject({ slug: { en: "moonlight" } });
  const page = await new ApiClient(shop.app).get(`/api/v1/products/${product.id}`);
  expect(page.json()).toMatchObject({ alternates: { en: `/product/${product.id}-moonlight` } });
});
