import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PlannerLight } from "#contract/lighting/planner-endpoints.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let client: ApiClient;
let light: PlannerLight;

beforeAll(async () => {
  shop = await createTestShop({ demo: true });
  client = new ApiClient(shop.app);
  const lights: PlannerLight[] = (await client.get("/api/v1/planner/lights")).json().lights;
  const found = lights.find(({ mounting }) => mounting === "recessed");
  if (!found) throw new Error("no recessed light");
  light = found;
});
afterAll(() => shop.stop());

interface DrawnPage {
  text: string;
  width: number;
}

async function pagesOf(query: Record<string, string>): Promise<DrawnPage[]> {
  const answer = await client.get(
    `/api/v1/planner/drawing?${new URLSearchParams(query).toString()}`,
  );
  expect(answer.headers["content-type"]).toBe("application/pdf");
  const file = await getDocument({ data: new Uint8Array(answer.rawPayload) }).promise;
  const pages: DrawnPage[] = [];
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ("str" in item ? item.str : "")).join(" ");
    pages.push({ text: text.normalize("NFKC"), width: page.view[2] ?? 0 });
  }
  return pages;
}

const places = (count: number) =>
  Array.from({ length: count }, (_, index) => `${light.variantId}-${500 + 50 * index}-1000`);

test("returns a PDF with scale, positions and cut-outs in both languages", async () => {
  const plan = { room: "5000-4000-2800", lights: places(2).join("_") };
  const [english] = await pagesOf({ ...plan, lang: "en" });
  expect(english?.text).toContain("Cut-out and drilling plan");
  expect(english?.text).toContain("Scale 1:50");
  // The second light is 300 mm beside the first: 50 mm would put it on the same spot.
  expect(english?.text).toMatch(/\b80\b/);
  expect(english?.text).toMatch(/Ø \d+ mm/);
  expect(english?.text).toContain("A guide, not a lighting design.");
  const [arabic] = await pagesOf({ ...plan, lang: "ar" });
  expect(arabic?.text).toContain("1:50");
  expect(arabic?.text).toMatch(/\p{Script=Arabic}/u);
});

test("labels square holes, unknown hole sizes and tracks in both languages", async () => {
  const lights: PlannerLight[] = (await client.get("/api/v1/planner/lights")).json().lights;
  const square = lights.find(({ hole }) => hole?.shape === "square");
  const track = lights.find(({ mounting }) => mounting === "track");
  expect(square?.hole).toEqual({ shape: "square", size: 98 });
  await shop.pool.query(
    "update catalog.product set attributes = attributes - 'cutout_mm' where id = $1",
    [light.productId],
  );
  await shop.pool.query(
    "update catalog.variant set attributes = attributes - 'cutout_mm' where product_id = $1",
    [light.productId],
  );
  const ids = [square?.variantId, track?.variantId, light.variantId];
  const plan = {
    room: "5000-4000-2800",
    lights: ids.map((id, index) => `${id}-${1000 + index * 1000}-1000`).join("_"),
  };
  const [english] = await pagesOf({ ...plan, lang: "en" });
  expect(english?.text).toMatch(/98 × 98 mm/);
  expect(english?.text).not.toMatch(/Ø/);
  expect(english?.text).toContain("On a track");
  expect(english?.text).toMatch(/No hole size\s+given/);
  const [arabic] = await pagesOf({ ...plan, lang: "ar" });
  expect(arabic?.text).toMatch(/98\s*×\s*98/);
});

test("lists rotation and drop of a light in the table", async () => {
  const lights: PlannerLight[] = (await client.get("/api/v1/planner/lights")).json().lights;
  const hung = lights.find(({ hanging }) => hanging && hanging.longest >= 1290);
  const plan = { room: "5000-4000-2800", lights: `${hung?.variantId}-1000-1000-t90-d1100` };
  const [english] = await pagesOf({ ...plan, lang: "en" });
  expect(english?.text).toMatch(/turned by\s+90\s*°/);
  expect(english?.text).toMatch(/110\s+cm\s+below the ceiling/);
  const above = { ...plan, lights: `${hung?.variantId}-1000-1000`, use: "dining" };
  const [advised] = await pagesOf({ ...above, lang: "en" });
  expect(advised?.text).toMatch(/130\s+cm\s+below the ceiling/);
  const [arabic] = await pagesOf({ ...plan, lang: "ar" });
  expect(arabic?.text).toContain("110");
});

test("continues a long light list on the next page", async () => {
  const many = await pagesOf({ room: "8000-4000-2800", lights: places(60).join("_"), lang: "en" });
  expect(many.length).toBeGreaterThan(1);
  expect(many.at(-1)?.text).toContain("60");
});

test("draws a large hall at 1:200 and an L-shaped room", async () => {
  const [hall] = await pagesOf({ room: "30000-30000-8000", lights: "", lang: "en" });
  expect(hall?.text).toContain("Scale 1:200");
  const cut = "2000-1500-end-end";
  expect(await pagesOf({ room: "5000-4000-2800", cut, lights: "", lang: "ar" })).toHaveLength(1);
});

test("lists height of wall lights and length of strips", async () => {
  const { lights }: { lights: PlannerLight[] } = (
    await client.get("/api/v1/planner/lights")
  ).json();
  const idOf = (kind: string) => lights.find(({ mounting }) => mounting === kind)?.variantId;
  const held = [`${idOf("wall")}-0-1200-1700`, `${idOf("strip")}-2500-80-2680-4840-x-up`];
  const plan = { room: "5000-4000-2800", lights: held.join("_") };
  const [english] = await pagesOf({ ...plan, lang: "en" });
  expect(english?.text).toMatch(/170\s+cm above the floor/);
  expect(english?.text).toMatch(/4\.84\s+m long/);
  expect(english?.text).toContain("On the wall");
  const [arabic] = await pagesOf({ ...plan, lang: "ar" });
  expect(arabic?.text).toContain("4.84");
});

test("labels wardrobes and beams", async () => {
  const boxes = "wardrobe-0-0-1800-600-2200_beam-0-1900-5000-250-300";
  const plan = { room: "5000-4000-2800", lights: places(1).join("_") };
  const [english] = await pagesOf({ ...plan, boxes, lang: "en" });
  expect(english?.text).toContain("Wardrobe");
  expect(english?.text).toContain("Beam");
  const [empty] = await pagesOf({ ...plan, lang: "en" });
  expect(empty?.text).not.toMatch(/Wardrobe|Beam/);
});
