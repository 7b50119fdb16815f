import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditShop } from "./audit.ts";
import { addDeliveryTerms, addProducts } from "./testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "./testing/test-shop.ts";
import { Visitor } from "./testing/visitor.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
  const [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 9 }]));
  for (let count = 0; count < 2; count += 1) {
    const visitor = new Visitor(shop.app);
    await visitor.add(variantId);
    await visitor.order(194_00);
  }
});
afterAll(() => shop.stop());

test("the books of a shop that did nothing wrong are right", async () => {
  const { checked, findings } = await auditShop(shop.platform.db);
  expect(checked).toBeGreaterThan(3);
  expect(findings).toEqual([]);
});

/** Each bends the books in one place, behind the back of every command. */
const mistakes: [statement: string, found: string][] = [
  ["update inventory.stock_level set on_hand = on_hand + 1", "on hand"],
  ["delete from inventory.stock_reservation", "reserved"],
  ["update orders.order set total_piastres = total_piastres + 1", "add up to the totals"],
  ["update orders.order set status = 'Processing'", "last event"],
];

test.each(mistakes)("%s is found", async (statement, found) => {
  await shop.platform.db.transaction().execute(async (db) => {
    await sql.raw(statement).execute(db);
    const { findings } = await auditShop(db);
    expect(findings.map(({ name }) => name).join()).toContain(found);
    expect(findings[0]?.places[0]).toMatch(/variant|order/);
    await sql`rollback`.execute(db);
  });
});
