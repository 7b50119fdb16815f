import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type {
  AttributeRecord,
  BrandRecord,
  CategoryRecord,
} from "#contract/catalog/editing-endpoints.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let staff: StaffClient;
let visitor: ApiClient;

beforeAll(async () => {
  shop = await createTestShop();
  staff = await signInStaff(shop, "catalogue");
  visitor = new ApiClient(shop.app);
  await shop.run((work) => addProducts(work, [{ givesLight: true }]));
});
afterAll(() => shop.stop());

const put = (path: string, payload: object) =>
  staff.send({ method: "PUT", url: `/api/v1/admin/${path}`, payload });
const post = (path: string, payload: object) => staff.post(`/api/v1/admin/${path}`, payload);
const remove = (path: string, version: string) =>
  staff.send({ method: "DELETE", url: `/api/v1/admin/${path}?version=${version}` });
const complaints = (answer: { json: () => unknown }) => {
  const { errors = [] } = answer.json() as { errors?: { path: string; code: string }[] };
  return errors.map(({ path, code }) => `${path}: ${code}`);
};

let count = 0;
async function addCategory(parentId: number | null, name: string): Promise<CategoryRecord> {
  count += 1;
  const answer = await post("categories", {
    code: `c-${count}`,
    parentId,
    name: { ar: `قسم ${name}`, en: name },
    slug: { ar: "", en: "" },
    description: { ar: "", en: "" },
    keyFacts: [],
    attributes: [],
    assetId: null,
    isActive: true,
  });
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

const read = async (id: number): Promise<CategoryRecord> =>
  (await staff.get(`/api/v1/admin/categories/${id}`)).json();
const names = async (below: number) =>
  (await staff.get("/api/v1/admin/categories"))
    .json<{ items: CategoryRecord[] }>()
    .items.filter(({ parentId }) => parentId === below)
    .map(({ name }) => name.en);
const move = async (id: number, parentId: number | null, beforeId: number | null) =>
  put(`categories/${id}/place`, { parentId, beforeId, version: (await read(id)).version });

test("shows a category's picture in the shop until its removal", async () => {
  const category = await addCategory(null, "Lanterns");
  const bytes = await sharp({
    create: { width: 40, height: 40, channels: 3, background: "#a60" },
  })
    .png()
    .toBuffer();
  const sent = await staff.send({
    method: "POST",
    url: "/api/v1/admin/pictures",
    payload: bytes,
    headers: { "content-type": "image/png" },
  });
  const { assetId, src } = sent.json<{ assetId: number; src: string }>();
  const save = async (changes: object) => {
    const answer = await put(`categories/${category.id}`, {
      ...(await read(category.id)),
      ...changes,
    });
    expect(answer.statusCode).toBe(200);
    return answer.json<CategoryRecord>();
  };
  const shown = async () => {
    const answer = await visitor.get("/api/v1/product-categories");
    const { items } = answer.json<{ items: { id: number; picture: object | null }[] }>();
    return items.find(({ id }) => id === category.id)?.picture;
  };
  expect(await save({ assetId })).toMatchObject({ assetId, picture: src });
  expect(await shown()).toMatchObject({ src, width: 40, height: 40 });
  expect(await save({ description: { ar: "فوانيس", en: "Lanterns" } })).toMatchObject({ assetId });
  await save({ assetId: null });
  expect(await shown()).toBeNull();
});

test("shows a renamed category's new path and returns 409 when stale", async () => {
  const category = await addCategory(null, "Night lights");
  expect(category.slug).toEqual({ ar: "قسم-night-lights", en: "night-lights" });
  const shown = async () => {
    const answer = await visitor.get("/api/v1/product-categories");
    return answer
      .json<{ items: { id: number; path: string }[] }>()
      .items.find(({ id }) => id === category.id)?.path;
  };
  expect(await shown()).toBe(`/categories/product/${category.id}-night-lights`);
  const slug = { ar: "ليل", en: "bedside" };
  const saved = await put(`categories/${category.id}`, { ...category, slug });
  expect(saved.json()).toMatchObject({ slug });
  expect(await shown()).toBe(`/categories/product/${category.id}-bedside`);
  const stale = await put(`categories/${category.id}`, { ...category, isActive: false });
  expect(stale.json()).toMatchObject({ code: "changed-meanwhile", current: { slug } });
});

test("reorders categories and returns 422 for moves into a descendant", async () => {
  const top = await addCategory(null, "Top");
  const [one, two, three] = [
    await addCategory(top.id, "One"),
    await addCategory(top.id, "Two"),
    await addCategory(top.id, "Three"),
  ];
  expect(await names(top.id)).toEqual(["One", "Two", "Three"]);
  expect((await move(three.id, top.id, one.id)).statusCode).toBe(200);
  expect(await names(top.id)).toEqual(["Three", "One", "Two"]);
  expect((await move(three.id, top.id, null)).statusCode).toBe(200);
  expect(await names(top.id)).toEqual(["One", "Two", "Three"]);
  expect(complaints(await move(top.id, one.id, null))).toEqual(["parentId: oneOf"]);
  expect(complaints(await move(two.id, two.id, null))).toEqual(["parentId: oneOf"]);
  expect(complaints(await move(two.id, 999_999, null))).toEqual(["parentId: oneOf"]);
  expect(complaints(await move(two.id, top.id, 999_999))).toEqual(["beforeId: oneOf"]);
  const both = await Promise.all([move(one.id, two.id, null), move(two.id, one.id, null)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
});

test("returns 409 for deleting a category with subcategories or products", async () => {
  const top = await addCategory(null, "Full");
  const below = await addCategory(top.id, "Below");
  const full = await remove(`categories/${top.id}`, (await read(top.id)).version);
  expect(full.json()).toMatchObject({ status: 409, code: "in-use", values: { count: 1 } });
  expect((await remove(`categories/${below.id}`, below.version)).statusCode).toBe(204);
  expect((await remove(`categories/${top.id}`, (await read(top.id)).version)).statusCode).toBe(204);
  expect((await staff.get(`/api/v1/admin/categories/${top.id}`)).statusCode).toBe(404);
  const { items } = (await staff.get("/api/v1/admin/categories")).json<{
    items: CategoryRecord[];
  }>();
  const { id, version } = items.find(({ code }) => code === "test")!;
  const used = await remove(`categories/${id}`, version);
  expect(used.json()).toMatchObject({ status: 409, code: "in-use", values: { count: 1 } });
});

test("updates a renamed brand in search and returns in-use on deletion", async () => {
  const { items } = (await staff.get("/api/v1/admin/brands")).json<{ items: BrandRecord[] }>();
  const brand = items.find(({ code }) => code === "test")!;
  const name = { ar: "قمرين", en: "Twomoons" };
  expect((await put(`brands/${brand.id}`, { ...brand, name })).json()).toMatchObject({ name });
  const found = await visitor.get("/api/v1/products?q=twomoons");
  expect(found.json()).toMatchObject({ items: [{ brand: "Twomoons" }] });
  const { version, productCount } = (
    await staff.get(`/api/v1/admin/brands/${brand.id}`)
  ).json<BrandRecord>();
  expect((await remove(`brands/${brand.id}`, version)).json()).toMatchObject({
    code: "in-use",
    values: { count: productCount },
  });
  const added = await post("brands", { ...brand, code: "other-brand" });
  expect(added.statusCode).toBe(201);
  expect(complaints(await post("brands", { ...brand, code: "other-brand" }))).toEqual([
    "code: exclusion",
  ]);
  const other = added.json<BrandRecord>();
  expect((await remove(`brands/${other.id}`, other.version)).statusCode).toBe(204);
});

const NAME = { ar: "لون", en: "Colour" };
const attribute = (changes: object) => ({
  kind: "enum",
  unit: null,
  name: NAME,
  explanation: null,
  group: "body",
  isFacet: true,
  facetPosition: 5,
  isComparable: true,
  minimum: null,
  maximum: null,
  values: ["red", "blue"].map((code) => ({ code, name: NAME, swatch: "#aa0000" })),
  ...changes,
});

/** Gives a product these attributes, as the demo data would. */
async function useFacts(facts: object): Promise<void> {
  await shop.pool.query("update catalog.product set attributes = attributes || $1", [
    JSON.stringify(facts),
  ]);
}

test("returns exclusion for removing used values or changing a used kind", async () => {
  const added = await post("attributes", attribute({ code: "colour" }));
  expect(added.json()).toMatchObject({ code: "colour", values: [{ swatch: "#aa0000" }, {}] });
  await useFacts({ colour: "red" });
  const { version } = (await staff.get("/api/v1/admin/attributes/colour")).json<AttributeRecord>();
  const [red, blue] = added.json<AttributeRecord>().values;
  const save = (changes: object) => put("attributes/colour", attribute({ version, ...changes }));
  expect(complaints(await save({ values: [blue] }))).toEqual(["values: exclusion"]);
  expect(complaints(await save({ kind: "text", values: [] }))).toEqual(["kind: exclusion"]);
  expect((await save({ values: [red] })).json()).toMatchObject({ values: [{ code: "red" }] });
  const used = await remove(
    "attributes/colour",
    (await staff.get("/api/v1/admin/attributes/colour")).json<AttributeRecord>().version,
  );
  expect(used.json()).toMatchObject({ code: "in-use" });
});

test("returns minValue or maxValue for facts beyond an attribute's limits", async () => {
  const limits = { kind: "number", values: [], unit: "W", minimum: 1, maximum: 50 };
  expect((await post("attributes", attribute({ code: "power", ...limits }))).statusCode).toBe(201);
  const { rows } = await shop.pool.query<{ id: number }>("select id from catalog.product limit 1");
  const url = `products/${rows[0]?.id}`;
  const product = (await staff.get(`/api/v1/admin/${url}`)).json<{ attributes: object }>();
  const save = (power: number) =>
    staff.patch(`/api/v1/admin/${url}`, {
      ...product,
      attributes: { ...product.attributes, power },
    });
  expect(complaints(await save(51))).toEqual(["attributes.power: maxValue"]);
  expect(complaints(await save(0.5))).toEqual(["attributes.power: minValue"]);
  expect((await save(50)).statusCode).toBe(200);
});

test("returns an error per field for contradictory attributes", async () => {
  const add = async (changes: object) =>
    complaints(await post("attributes", attribute({ code: "odd", ...changes })));
  expect(await add({ values: [] })).toEqual(["values: atLeastOne"]);
  expect(await add({ kind: "boolean" })).toEqual(["values: exclusion"]);
  expect(await add({ minimum: 1 })).toEqual(["minimum: exclusion"]);
  expect(await add({ kind: "number", values: [], minimum: 2, maximum: 1 })).toEqual([
    "maximum: invalid",
  ]);
  expect(await add({ values: [{ code: "red", name: NAME, swatch: "red" }] })).toEqual([
    "values.0.swatch: patternLike",
  ]);
});

test("counts each product once per attribute when counts are requested", async () => {
  await post("attributes", attribute({ code: "counted" }));
  const { rows } = await shop.pool.query<{ id: number }>(
    "select id from catalog.product order by id limit 1",
  );
  const fact = JSON.stringify({ counted: "red" });
  await shop.pool.query("update catalog.product set attributes = attributes || $1 where id = $2", [
    ...[fact, rows[0]?.id],
  ]);
  await shop.pool.query(
    "update catalog.variant set attributes = attributes || $1 where product_id = $2",
    [...[fact, rows[0]?.id]],
  );
  const countsOf = async (query: string) => {
    const answer = await staff.get(`/api/v1/admin/attributes${query}`);
    const { items } = answer.json<{ items: AttributeRecord[] }>();
    return items.find(({ code }) => code === "counted")?.productCount;
  };
  expect([await countsOf(""), await countsOf("?counts=true")]).toEqual([null, 1]);
  expect((await staff.get("/api/v1/admin/attributes/counted")).json()).toMatchObject({
    productCount: 1,
  });
});

test("reorders attributes and returns oneOf for an unknown successor", async () => {
  for (const code of ["first", "second"]) await post("attributes", attribute({ code }));
  const listed = async () => {
    const answer = await staff.get("/api/v1/admin/attributes");
    return answer.json<{ items: AttributeRecord[] }>().items.map(({ code }) => code);
  };
  const place = async (code: string, beforeCode: string | null) => {
    const { version } = (await staff.get(`/api/v1/admin/attributes/${code}`)).json<{
      version: string;
    }>();
    return put(`attributes/${code}/place`, { beforeCode, version });
  };
  const before = await listed();
  expect(before.slice(-2)).toEqual(["first", "second"]);
  expect((await place("second", "first")).json()).toMatchObject({ code: "second" });
  expect(await listed()).toEqual([...before.slice(0, -2), "second", "first"]);
  expect((await place("second", null)).statusCode).toBe(200);
  expect(await listed()).toEqual(before);
  expect(complaints(await place("second", "never_heard"))).toEqual(["beforeCode: oneOf"]);
  expect(complaints(await place("second", "second"))).toEqual(["beforeCode: oneOf"]);
  const stale = await put("attributes/second/place", {
    beforeCode: null,
    version: "0".repeat(22),
  });
  expect(stale.json()).toMatchObject({ code: "changed-meanwhile", current: { code: "second" } });
});

test("deletes an unused attribute and removes it from categories", async () => {
  const added = await post("attributes", attribute({ code: "unused" }));
  const category = await addCategory(null, "Asking");
  const saved = await put(`categories/${category.id}`, {
    ...category,
    attributes: ["unused"],
    keyFacts: ["unused"],
  });
  expect(saved.json()).toMatchObject({ attributes: ["unused"] });
  const unknown = await put(`categories/${category.id}`, {
    ...saved.json<CategoryRecord>(),
    keyFacts: ["never_heard"],
  });
  expect(complaints(unknown)).toEqual(["keyFacts.0: oneOf"]);
  const { version } = added.json<AttributeRecord>();
  expect((await remove("attributes/unused", version)).statusCode).toBe(204);
  expect(await read(category.id)).toMatchObject({ attributes: [], keyFacts: [] });
});
