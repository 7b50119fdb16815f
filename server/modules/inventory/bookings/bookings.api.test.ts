import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { checkInvariants } from "#server/platform/invariants.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { inventoryInvariants, reserveStock } from "../index.ts";

let shop: TestShop;
let staff: StaffClient;

beforeAll(async () => {
  shop = await createTestShop();
  staff = await signInStaff(shop, "catalogue");
});
afterEach(async () => {
  const [broken] = await checkInvariants(shop.platform.db, inventoryInvariants);
  if (broken) throw new Error(`${broken.name}: ${broken.places.join(", ")}`);
});
afterAll(() => shop.stop());

const book = (body: object, key?: string) => staff.post("/api/v1/admin/stock-bookings", body, key);

async function addVariant(stock: number): Promise<number> {
  const [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock }]));
  return variantId;
}

async function level(variantId: number) {
  const answer = await staff.get(`/api/v1/admin/stock?pageSize=100`);
  const { items } = answer.json<{
    items: {
      variantId: number;
      onHand: number;
      available: number;
      isLow: boolean;
      bin: string;
      version: string;
    }[];
  }>();
  return items.find((item) => item.variantId === variantId)!;
}

async function productOf(variantId: number): Promise<number> {
  const { rows } = await shop.pool.query<{ id: number }>(
    "select product_id as id from catalog.variant where id = $1",
    [variantId],
  );
  return rows[0]?.id ?? 0;
}

test("books a delivery once per key and shows stock in the shop", async () => {
  const [first, second] = [await addVariant(0), await addVariant(2)];
  const visitor = new ApiClient(shop.app);
  const page = `/api/v1/products/${await productOf(first)}`;
  expect((await visitor.get(page)).json()).toMatchObject({ variants: [{ available: 0 }] });
  const lines = [
    { variantId: first, quantity: "٤" },
    { variantId: second, quantity: 1 },
    { variantId: first, quantity: 1 },
  ];
  const delivery = { kind: "receipt", note: "Philips, 4711", lines };
  const booked = await book(delivery, "delivery-4711");
  const again = await book(delivery, "delivery-4711");
  expect([booked.statusCode, again.json()]).toEqual([201, booked.json()]);
  expect([await level(first), await level(second)]).toMatchObject([{ onHand: 5 }, { onHand: 3 }]);
  expect((await visitor.get(page)).json()).toMatchObject({ variants: [{ available: 5 }] });
  const history = await staff.get(`/api/v1/admin/stock/${first}/movements`);
  const { id } = booked.json<{ id: number }>();
  expect(history.json()).toMatchObject({
    items: [{ quantity: 5, onHand: 5, note: "Philips, 4711", originator: `booking:${id}` }],
  });
});

test("logs write-offs with reasons and returns stock-held for reserved units", async () => {
  const variantId = await addVariant(6);
  const reserved = [{ variantId, productId: await productOf(variantId), quantity: 4 }];
  await shop.run((work) => reserveStock(work, "order:B-1", reserved));
  const broken = { kind: "write-off", reason: "damaged", lines: [{ variantId, quantity: 2 }] };
  expect((await book(broken)).statusCode).toBe(201);
  const refused = await book(broken);
  expect(refused.json()).toMatchObject({
    code: "stock-held",
    values: { qty: 0 },
    errors: [{ path: "lines.0.quantity" }],
  });
  const found = { kind: "adjustment", reason: "found", lines: [{ variantId, quantity: 3 }] };
  expect((await book(found)).statusCode).toBe(201);
  expect(await level(variantId)).toMatchObject({ onHand: 7, available: 3 });
  const history = await staff.get(`/api/v1/admin/stock/${variantId}/movements`);
  expect(history.json()).toMatchObject({
    items: [
      { kind: "adjustment", quantity: 3, reason: "found" },
      { kind: "write-off", quantity: -2, reason: "damaged" },
      { kind: "receipt", quantity: 6 },
    ],
  });
});

test("removes units whose reservation has expired", async () => {
  const variantId = await addVariant(2);
  const held = [{ variantId, productId: await productOf(variantId), quantity: 2 }];
  await shop.run((work) => reserveStock(work, "order:B-2", held, new Date(Date.now() - 1_000)));
  const lost = { kind: "adjustment", reason: "lost", lines: [{ variantId, quantity: -2 }] };
  expect((await book(lost)).statusCode).toBe(201);
  expect(await level(variantId)).toMatchObject({ onHand: 0, available: 0 });
});

test("does not take units twice for concurrent corrections and reservations", async () => {
  const [first, second] = [await addVariant(20), await addVariant(20)];
  const productIds = [await productOf(first), await productOf(second)];
  const take = (a: number, b: number) => ({
    kind: "adjustment",
    reason: "miscounted",
    lines: [
      { variantId: a, quantity: -3 },
      { variantId: b, quantity: -1 },
    ],
  });
  const corrections = Array.from({ length: 8 }, (_, index) =>
    book(index % 2 ? take(first, second) : take(second, first)),
  );
  const sales = Array.from({ length: 8 }, (_, index) =>
    shop
      .run((work) =>
        reserveStock(work, `order:R-${index}`, [
          { variantId: second, productId: productIds[1]!, quantity: 1 },
          { variantId: first, productId: productIds[0]!, quantity: 2 },
        ]),
      )
      .then(
        () => true,
        () => false,
      ),
  );
  const booked = (await Promise.all(corrections)).map(({ statusCode }) => statusCode);
  const sold = (await Promise.all(sales)).filter(Boolean).length;
  expect(booked.every((status) => status === 201 || status === 409)).toBe(true);
  const taken = (mine: number) =>
    booked.reduce(
      (sum, status, index) => sum + (status === 201 ? (index % 2 === mine ? 3 : 1) : 0),
      0,
    );
  expect(await level(first)).toMatchObject({
    onHand: 20 - taken(1),
    available: 20 - taken(1) - 2 * sold,
  });
  expect(await level(second)).toMatchObject({ onHand: 20 - taken(0) });
  expect((await level(first)).available).toBeGreaterThanOrEqual(0);
});

test("marks stock at the reorder point low and returns 409 when stale", async () => {
  const variantId = await addVariant(5);
  const { version, isLow } = await level(variantId);
  expect(isLow).toBe(false);
  const put = (payload: object) =>
    staff.send({ method: "PUT", url: `/api/v1/admin/stock/${variantId}/reorder-point`, payload });
  const saved = await put({ reorderPoint: 5, version });
  expect(saved.json()).toMatchObject({ reorderPoint: 5, isLow: true });
  const late = await put({ reorderPoint: 1, version });
  expect(late.json()).toMatchObject({ code: "changed-meanwhile", current: { reorderPoint: 5 } });
  const low = await staff.get("/api/v1/admin/stock?low=true&pageSize=100");
  const { items } = low.json<{ items: { variantId: number; isLow: boolean }[] }>();
  expect(items.map((item) => item.variantId)).toContain(variantId);
  expect(items.every((item) => item.isLow)).toBe(true);
});

test("saves and logs a variant's bin and returns 409 when stale", async () => {
  const variantId = await addVariant(5);
  const { version, bin } = await level(variantId);
  expect(bin).toBe("");
  const put = (payload: object) =>
    staff.send({ method: "PUT", url: `/api/v1/admin/stock/${variantId}/bin`, payload });
  const saved = (await put({ bin: " A-١٢ ", version })).json();
  expect(saved).toMatchObject({ variantId, bin: "A-12" });
  expect((await put({ bin: "B-1", version })).json()).toMatchObject({
    code: "changed-meanwhile",
    current: { bin: "A-12" },
  });
  expect((await put({ bin: "x".repeat(41), version: saved.version })).statusCode).toBe(422);
  expect((await put({ bin: "", version: saved.version })).json()).toMatchObject({ bin: "" });
  const { rows } = await shop.pool.query(
    "select before, after from staff.audit_entry where action = 'stock.bin' and target = $1 order by id",
    [`variant:${variantId}`],
  );
  expect(rows).toEqual([
    { before: { bin: "" }, after: { bin: "A-12" } },
    { before: { bin: "A-12" }, after: { bin: "" } },
  ]);
});

test("returns an error for each invalid line", async () => {
  const variantId = await addVariant(1);
  const errorsOf = async (body: object) => {
    const { errors = [] } = (await book(body)).json<{
      errors?: { path: string; code: string }[];
    }>();
    return errors.map(({ path, code }) => `${path}: ${code}`);
  };
  const line = { variantId, quantity: 1 };
  expect(
    await errorsOf({ kind: "receipt", lines: [line, { ...line, variantId: 999_999 }] }),
  ).toEqual(["lines.1.variantId: oneOf"]);
  expect(await errorsOf({ kind: "receipt", lines: [{ ...line, quantity: -1 }] })).toEqual([
    "lines.0.quantity: minValue",
  ]);
  const many = Array.from({ length: 101 }, () => ({ variantId, quantity: 1_000_000 }));
  expect(await errorsOf({ kind: "receipt", lines: many })).toEqual(["lines.0.quantity: maxValue"]);
  expect(await errorsOf({ kind: "adjustment", lines: [line] })).toEqual(["reason: required"]);
  expect(
    await errorsOf({ kind: "adjustment", reason: "lost", lines: [{ ...line, quantity: 0 }] }),
  ).toEqual(["lines.0.quantity: exclusion"]);
});

test("finds stock by SKU in any case and omits unknown SKUs", async () => {
  const variantId = await addVariant(3);
  const { sku } = (await level(variantId)) as unknown as { sku: string };
  const answer = await staff.post("/api/v1/admin/stock-found", {
    skus: [sku.toLowerCase(), "NO-SUCH"],
  });
  expect(answer.json()).toMatchObject({ items: [{ variantId, sku, onHand: 3 }] });
});
