import { afterAll, beforeAll, expect, test } from "vitest";
import type { InvoiceDocument } from "#contract/invoices/document.ts";
import { UNSET_SETTINGS, type VatRate } from "#contract/kernel/settings.ts";
import { cairoDay } from "#contract/kernel/time/cairo-day.ts";
import { DAY_MS } from "#contract/kernel/time/units.ts";
import { changeOrder, type OrderCredit, orderCredited } from "#server/modules/orders/index.ts";
import { returnRefunded } from "#server/modules/returns/index.ts";
import { saveSettings } from "#server/platform/settings.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

/** Lamps at EGP 114, delivery 60, cash-on-delivery fee 20. */
const LAMP = 114_00;
const FEES = 80_00;

let shop: TestShop;
let client: ApiClient;
let variantId: number;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
  [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 500 }]));
  client = new ApiClient(shop.app);
});
afterAll(() => shop.stop());

const setRates = (...vat: VatRate[]) =>
  shop.run((work) =>
    saveSettings(work, { ...UNSET_SETTINGS, vat: [...UNSET_SETTINGS.vat, ...vat] }),
  );
const ship = async (orderId: number) => {
  for (const to of ["processing", "shipped"] as const)
    await shop.run((work) => changeOrder(work, orderId, to, { actor: "staff" }));
};
const quoted = async () =>
  (await client.quote()).json<{ totals: { vat: number; vatRate: number } }>().totals;

test("applies new VAT rates to new orders but not to old invoices", async () => {
  await client.add(variantId, 2);
  const { number } = (await client.order(2 * LAMP + FEES)).json<{ number: string }>();
  await client.add(variantId);
  await setRates({ from: cairoDay(new Date(Date.now() + DAY_MS)), basisPoints: 2500 });
  expect(await quoted()).toMatchObject({ vatRate: 14, vat: 14_00 + 7_37 + 2_46 });
  await setRates({ from: cairoDay(), basisPoints: 1000 });
  expect(await quoted()).toMatchObject({ vatRate: 10, vat: 10_36 + 5_45 + 1_82 });

  const { rows: ids } = await shop.pool.query("select id from orders.order where number = $1", [
    number,
  ]);
  const orderId: number = ids[0].id;
  await ship(orderId);
  const goodwill: OrderCredit = {
    kind: "goodwill",
    orderId,
    creditNumber: 1,
    amount: 57_00,
    lines: [],
    fees: false,
    setOff: 0,
  };
  await shop.run((work) => work.emit(orderCredited, goodwill));
  const lines = [{ position: 1, quantity: 1, amount: LAMP }];
  const back = { orderId, returnNumber: "RET-90", lines, fees: false, setOff: 57_00 };
  await shop.run((work) => work.emit(returnRefunded, back));
  const { rows: notes } = await shop.pool.query(
    `select gross_piastres as gross, line.vat_piastres as vat, vat_rate::float8 as rate
     from invoices.line join invoices.document on id = document_id
     where order_id = $1 and document.kind = 'credit-note' order by id`,
    [orderId],
  );
  const half = { gross: 57_00, vat: 7_00, rate: 14 };
  expect(notes).toEqual([half, half]);
  expect((await client.get(`/api/v1/orders/${number}`)).json().totals).toMatchObject({
    vatRate: 14,
  });

  const later = await client.order(LAMP + FEES);
  expect(later.json().totals).toMatchObject({ vatRate: 10, vat: 17_63 });
  const invoice = await client.get(`/api/v1/orders/${later.json().number}/invoice`);
  expect(invoice.json<InvoiceDocument>().lines.map(({ vat, vatRate }) => [vat, vatRate])).toEqual([
    [10_36, 10],
    [5_45, 10],
    [1_82, 10],
  ]);
});
