import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { count, find } from "./find.ts";
import { follow } from "./follow.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ demo: true });
});
afterAll(() => shop.stop());

const attribute = (code: string, kind: "enum" | "number") => ({
  code,
  name: { ar: "جديد", en: "New" },
  explanation: null,
  kind,
  unit: null,
  group: "light",
  isFacet: true,
  facetPosition: 5,
  isComparable: true,
  minimum: null,
  maximum: null,
  values:
    kind === "enum"
      ? ["tin", "zinc"].map((value) => ({
          code: value,
          name: { ar: value, en: value },
          swatch: null,
        }))
      : [],
});

/** Attributes are data: the code in this folder names none of the demo shop's attributes. */
test("does not name catalogue attributes in the index code", async () => {
  const names = (await readdir(import.meta.dirname)).filter((name) => !name.includes(".test."));
  const texts = await Promise.all(names.map((name) => readFile(join(import.meta.dirname, name))));
  const { rows } = await shop.pool.query<{ code: string }>("select code from catalog.attribute");
  expect(rows.length).toBeGreaterThan(30);
  const code = texts.join("\n");
  expect(rows.filter((row) => code.includes(`"${row.code}"`))).toEqual([]);
});

test("counts and filters by an attribute that staff have just added", async () => {
  const staff = await signInStaff(shop, "catalogue");
  for (const added of [attribute("shade_metal", "enum"), attribute("shade_ribs", "number")]) {
    expect((await staff.post("/api/v1/admin/attributes", added)).statusCode).toBe(201);
  }
  const listed = await shop.pool.query<{ id: number }>(
    "select id from catalog.listed_product order by id limit 3",
  );
  const [first = 0, second = 0, third = 0] = listed.rows.map(({ id }) => id);
  const save = async (id: number, attributes: object) => {
    const url = `/api/v1/admin/products/${id}`;
    const product = (await staff.get(url)).json<{ attributes: object }>();
    const payload = { ...product, attributes: { ...product.attributes, ...attributes } };
    expect((await staff.patch(url, payload)).statusCode).toBe(200);
  };
  await save(first, { shade_metal: "tin", shade_ribs: 4 });
  await save(second, { shade_metal: "zinc", shade_ribs: 9 });
  await save(third, { shade_metal: "tin" });
  const question = {
    scope: "all" as const,
    facts: [],
    choices: [{ code: "shade_metal", values: ["tin"] }],
    sort: null,
    page: 1,
    pageSize: 24,
  };
  const index = await follow(shop.platform.primary, []).current();
  expect(find(index, question).ids.toSorted((a, b) => a - b)).toEqual([first, third]);
  const { facets } = count(index, question, ["shade_metal", "shade_ribs"]);
  const ofCode = (code: string) => facets.filter((facet) => facet.code === code);
  expect(ofCode("shade_metal").map(({ value, count: counted }) => [value, counted])).toEqual(
    expect.arrayContaining([
      ["tin", 2],
      ["zinc", 1],
    ]),
  );
  expect(ofCode("shade_ribs")).toMatchObject([{ count: 1, low: 4, high: 4 }]);
});
