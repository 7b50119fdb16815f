import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiClient } from "#server/testing/api-client.ts";
import { deliveredOrder } from "#server/testing/orders/delivered-order.ts";
import { createReturnActions } from "#server/testing/orders/return-actions.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
});
afterAll(() => shop.stop());

test("counts returned lines, units and refunds by reason without refused returns", async () => {
  const [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 50 }]));
  const actions = await createReturnActions(shop);
  const buyer = new ApiClient(shop.app);
  const order = () => deliveredOrder(shop, buyer, { units: [[variantId, 3]] });
  await actions.refunded(buyer, await order(), { quantity: 2, reason: "defective" });
  await actions.ask(buyer, await order(), { quantity: 3, reason: "changed-mind" });
  const refused = await actions.ask(buyer, await order(), { quantity: 1, reason: "warranty" });
  const { number } = refused.json<{ number: string }>();
  await actions.act(number, "decision", { decision: "refused", note: "Not ours" });

  const staff = await signInStaff(shop, "orders");
  const report = (query: string) => staff.get(`/api/v1/admin/reports/returns?${query}`);
  expect((await report("")).json().items).toEqual([
    { reason: "changed-mind", lines: 1, units: 3, piastres: 0 },
    { reason: "defective", lines: 1, units: 2, piastres: 228_00 },
  ]);
  expect((await report("format=csv")).body).toBe(
    "\uFEFFreason,lines,units,piastres\r\nchanged-mind,1,3,0\r\ndefective,1,2,22800\r\n",
  );
  expect((await report("from=2020-01-01&to=2020-01-31")).json().items).toEqual([]);
});
