import { afterAll, beforeAll, expect, test } from "vitest";
import { fluxOf } from "#contract/lighting/photometry/flux.ts";
import { readPhotometricFile } from "#contract/lighting/photometry/read-photometric-file.ts";
import type { PlanCheck, PlannerLight } from "#contract/lighting/planner-endpoints.ts";
import { withStatementCount } from "#server/platform/postgres/statements.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let client: ApiClient;

beforeAll(async () => {
  shop = await createTestShop({ demo: true });
  client = new ApiClient(shop.app);
});
afterAll(() => shop.stop());

const lights = async (): Promise<PlannerLight[]> =>
  (await client.get("/api/v1/planner/lights")).json().lights;

test("lists in-stock lights of every mounting with flux, strips with reel", async () => {
  const found = await lights();
  expect(found.length).toBeGreaterThan(30);
  expect(new Set(found.map(({ mounting }) => mounting))).toEqual(
    new Set(["recessed", "surface", "track", "suspended", "wall", "strip"]),
  );
  for (const { available, flux, below, mounting, category, reel } of found) {
    expect(available).toBeGreaterThan(0);
    expect(flux).toBeGreaterThan(0);
    expect(category).not.toBe("");
    expect(below > 0).toBe(["surface", "track", "suspended"].includes(mounting));
    expect(reel !== null).toBe(mounting === "strip");
  }
  const { rows } = await shop.pool.query<{ id: number }>(
    "select id from catalog.variant where sku = 'KHT-24-30'",
  );
  const strip = found.find(({ variantId }) => variantId === rows[0]?.id);
  expect(strip).toMatchObject({ reel: 5000, flux: 5000, power: 50 });
});

async function factsOf(variantId: number): Promise<Record<string, unknown>> {
  const { rows } = await shop.pool.query<{ facts: Record<string, unknown> }>(
    `select product.attributes || variant.attributes as facts from catalog.listed_variant as variant
      join catalog.listed_product as product on product.id = variant.product_id where variant.id = $1`,
    [variantId],
  );
  return rows[0]?.facts ?? {};
}

/** The eight-armed chandelier of the demo shop, sold without lamps. */
async function chandelier() {
  const { rows } = await shop.pool.query<{ id: number }>(
    "select id from catalog.variant where sku = 'LYL-8-BR'",
  );
  const found = (await lights()).find(({ variantId }) => variantId === rows[0]?.id);
  if (!found?.lamps) throw new Error("no chandelier with lamps");
  return { ...found, lamps: found.lamps };
}

test("adds the lamps of the cart check to a chandelier with holders", async () => {
  const { variantId, flux, power, available, lamps } = await chandelier();
  expect(lamps.quantity).toBe(8);
  const lamp = await factsOf(lamps.variant.variantId);
  expect(lamp).toMatchObject({ cap: "e14", cct_name: "warm" });
  expect([flux, power]).toEqual([8 * Number(lamp["luminous_flux"]), 8 * Number(lamp["power_w"])]);
  expect(available).toBeLessThanOrEqual(lamps.variant.available / 8);
  // With its lamps, it needs nothing else.
  const { needed, findings } = await checked(`${variantId}-2_${lamps.variant.variantId}-16`);
  expect([...needed, ...findings]).toEqual([]);
});

test("omits a fitting when its lamps are out of stock", async () => {
  const fitting = (await lights()).find(({ lamps }) => lamps !== null);
  const gone = async () =>
    (await lights()).some(({ variantId }) => variantId === fitting?.variantId);
  const before = await gone();
  const { rows } = await shop.pool.query<{ id: number }>(
    `update inventory.stock_level as stock set on_hand = reserved
      from catalog.variant, catalog.product, catalog.category
      where variant.id = stock.variant_id and product.id = variant.product_id
        and category.id = product.category_id and category.code = 'lamps'
      returning stock.variant_id as id`,
  );
  const after = await gone();
  await shop.pool.query(
    "update inventory.stock_level set on_hand = reserved + 500 where variant_id = any ($1)",
    [rows.map(({ id }) => id)],
  );
  expect([before, after]).toEqual([true, false]);
});

test("returns 404 for photometry without a suitable lamp", async () => {
  const found = await lights();
  const one = found.find(({ lamps }) => lamps !== null);
  const bare = await client.get(`/api/v1/sons/${one?.variantId}/photometry`);
  expect(bare.statusCode).toBe(404);
  const other = found.find(({ mounting }) => mounting === "recessed");
  const wrong = await client.get(
    `/api/v1/sons/${one?.variantId}/photometry?lamp=${other?.variantId}`,
  );
  expect(wrong.statusCode).toBe(404);
});

test("returns readable photometric files with the stated flux for all lights", async () => {
  for (const { variantId, flux, lamps } of await lights()) {
    const lamp = lamps ? `?lamp=${lamps.variant.variantId}` : "";
    const file = await client.get(`/api/v1/sons/${variantId}/photometry${lamp}`);
    const read = readPhotometricFile(new Uint8Array(file.rawPayload));
    expect(fluxOf(read.photometry) / flux).toBeCloseTo(1, 2);
  }
});

test("omits sold-out lights and runs at most 5 SQL statements", async () => {
  const [first] = await lights();
  const { result, statements } = await withStatementCount(lights);
  // Lights and lamps, the lamps that fit, and the names, prices and stock of both.
  expect(statements).toBeLessThanOrEqual(5);
  expect(result[0]).toEqual(first);
  await shop.pool.query(
    "update inventory.stock_level set on_hand = reserved where variant_id = $1",
    [first?.variantId],
  );
  expect((await lights()).map(({ variantId }) => variantId)).not.toContain(first?.variantId);
});

const checked = async (parts: string): Promise<PlanCheck> =>
  (await client.get(`/api/v1/planner/check?parts=${parts}`)).json();

/** A listed variant with these attributes. */
async function variantWith(facts: object): Promise<{ id: number; watts: number }> {
  const { rows } = await shop.pool.query<{ id: number; watts: number }>(
    `select variant.id, (facts ->> 'power_w')::float as watts
      from catalog.listed_variant as variant
      join catalog.listed_product as product on product.id = variant.product_id
      cross join lateral (select product.attributes || variant.attributes as facts) as known
      where facts @> $1 and facts ? 'luminous_flux' order by variant.id limit 1`,
    [facts],
  );
  const [row] = rows;
  if (!row) throw new Error(`no variant with ${JSON.stringify(facts)}`);
  return row;
}

test("adds dimmers for the load, over several circuits if needed", async () => {
  const { id, watts } = await variantWith({ dimmable: "led-dimmer", voltage: "mains" });
  const few = await checked(`${id}-2`);
  expect(few).toMatchObject({ needed: [], rigid: [], dimmer: { quantity: 1 } });
  // The shop's dimmer is rated for 150 W.
  const count = Math.ceil(200 / watts);
  const many = await checked(`${id}-${count}`);
  expect(many.dimmer?.quantity).toBe(Math.ceil((count * watts) / 150));
});

test("returns non-dimmable lights in rigid and no dimmer", async () => {
  const { id } = await variantWith({ dimmable: "no", voltage: "mains", integrated_led: true });
  expect(await checked(`${id}-3`)).toMatchObject({ dimmer: null, rigid: [id] });
});

test("returns the driver that a low-voltage light needs", async () => {
  const { id } = await variantWith({ driver: "separate", voltage: "dc-24" });
  const { needed, findings } = await checked(`${id}-1`);
  expect(needed).toHaveLength(1);
  expect(needed[0]?.variant.available).toBeGreaterThan(0);
  expect(findings).toEqual([]);
});

test("returns 422 for invalid parts and nothing for unlisted variants", async () => {
  for (const parts of ["", "1", "0-1", "1-0", "99999999999-1", "1-2_", "a-b"])
    expect((await client.get(`/api/v1/planner/check?parts=${parts}`)).statusCode).toBe(422);
  expect(await checked("999999999-1")).toEqual({
    needed: [],
    dimmer: null,
    rigid: [],
    findings: [],
  });
});

test("returns flux, mounting and hanging data, or 404 for unknown variants", async () => {
  const roomFactsOf = async (sku: string) => {
    const { rows } = await shop.pool.query<{ id: number }>(
      "select id from catalog.variant where sku = $1",
      [sku],
    );
    return (await client.get(`/api/v1/sons/${rows[0]?.id}/room-facts`)).json();
  };
  expect(await roomFactsOf("LYL-8-BR")).toEqual({
    flux: null,
    mounting: "suspended",
    hanging: { diameter: 780, sizes: expect.any(Array), drop: [700, 1400], lampCount: 8 },
  });
  const { sizes } = (await roomFactsOf("LYL-8-BR")).hanging;
  expect(sizes.map(({ diameter }: { diameter: number }) => diameter)).toEqual([
    650, 650, 780, 780, 950,
  ]);
  expect(await roomFactsOf("KHT-24-30")).toMatchObject({ mounting: "strip", hanging: null });
  const pendant = (await lights()).find(({ mounting }) => mounting === "suspended");
  const facts = await client.get(`/api/v1/sons/${pendant?.variantId}/room-facts`);
  expect(facts.json()).toMatchObject({ flux: pendant?.flux, mounting: "suspended" });
  expect((await client.get("/api/v1/sons/99999999/room-facts")).statusCode).toBe(404);
});
