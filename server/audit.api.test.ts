import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditShop } from "./audit.ts";
import { deposit } from "./modules/wallet/index.ts";
import { ApiClient } from "./testing/api-client.ts";
import { insertCustomer } from "./testing/insert-person.ts";
import { deliveredOrder } from "./testing/orders/delivered-order.ts";
import { signInStaff } from "./testing/sign-in-staff.ts";
import { addDeliveryTerms, addProducts } from "./testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "./testing/test-shop.ts";

let shop: TestShop;
let variantId: number;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
  [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 9 }]));
  for (let count = 0; count < 2; count += 1) {
    const client = new ApiClient(shop.app);
    await client.add(variantId);
    await client.order(194_00);
  }
  const customerId = await insertCustomer(shop.platform.db, "mona@example.com");
  await shop.run((work) =>
    deposit(work, { customerId, amount: 500, reason: "staff", reference: null }),
  );
  await bringBack();
});
afterAll(() => shop.stop());

/** Returns the lamps of an order, with the refund. */
async function bringBack(): Promise<void> {
  const buyer = new ApiClient(shop.app);
  const order = await deliveredOrder(shop, buyer, { units: [[variantId, 1]] });
  const asked = await buyer.post(`/api/v1/orders/${order}/returns`, {
    lines: [{ position: 1, quantity: 1, reason: "defective" }],
    resolution: "refund",
    refundTo: "original",
    payoutTo: "01012345678",
  });
  const url = `/api/v1/admin/returns/${asked.json<{ number: string }>().number}`;
  const staff = await signInStaff(shop, "orders");
  await staff.post(`${url}/decision`, { decision: "approved" });
  await staff.post(`${url}/receive`, { lines: [{ position: 1, whole: 1, broken: 0 }] });
  await staff.post(`${url}/refund`, {});
}

test("reports no findings for a consistent shop", async () => {
  const { checked, findings } = await auditShop(shop.platform.db);
  expect(checked).toBeGreaterThan(3);
  expect(findings).toEqual([]);
});

/** Each corrupts the books in one place, bypassing every command. */
const mistakes: [statement: string, found: string][] = [
  ["update inventory.stock_level set on_hand = on_hand + 1", "on hand"],
  ["delete from inventory.stock_reservation", "reserved"],
  ["update orders.order set total_piastres = total_piastres + 1", "add up to the totals"],
  ["update orders.order set status = 'processing'", "last event"],
  [
    "update orders.order set status = 'pending', waiting_for = 'confirmation', expires_at = now()",
    "last event",
  ],
  ["update orders.order set status = 'pending', waiting_for = 'review'", "a proof of it waits"],
  [
    "alter table wallet.entry disable trigger all; update wallet.entry set position = 2",
    "one before it",
  ],
  [
    "alter table wallet.account disable trigger all; update wallet.account set balance_piastres = 1",
    "last entry",
  ],
  [
    "alter table invoices.counter disable trigger all; update invoices.counter set last = last + 1",
    "no gaps",
  ],
  [
    "alter table invoices.line disable trigger all; update invoices.line set vat_piastres = vat_piastres - 1",
    "sum of its lines",
  ],
  [
    "alter table invoices.line disable trigger all; alter table invoices.document disable trigger all; delete from invoices.line; delete from invoices.document",
    "one invoice",
  ],
  [
    "alter table invoices.document disable trigger all; update invoices.document set paid_at = null, order_id = (select min(id) from orders.order) where kind = 'invoice'",
    "no other order",
  ],
  [
    "alter table invoices.document disable trigger all; update invoices.document set total_piastres = total_piastres - 1 where kind = 'invoice'",
    "what was left of its order",
  ],
  [
    "update orders.order set credited_piastres = credited_piastres - 1, aside_piastres = 0 where credited_piastres > 0",
    "what the order comes to",
  ],
  [
    "alter table invoices.line disable trigger all; update invoices.line set credited = 0",
    "is credited",
  ],
  ["update returns.claim set claimed = 0, refunded = 0, faulty = 0", "claimed and refunded"],
  ["update returns.line set refund_piastres = refund_piastres + 1", "sum of its lines"],
  ["update returns.return set refund_piastres = 100000000", "came to"],
  ["update returns.event set state = 'requested'", "last event of a return"],
];

test.each(mistakes)("reports a finding after %s", async (statement, found) => {
  await shop.platform.db.transaction().execute(async (db) => {
    await sql.raw(statement).execute(db);
    const { findings } = await auditShop(db);
    expect(findings.map(({ name }) => name).join()).toContain(found);
    expect(findings[0]?.places[0]).toMatch(/variant|order|wallet|invoice|document|return/);
    await sql`rollback`.execute(db);
  });
});
