import { afterAll, beforeAll, expect, test } from "vitest";
import { HOUR_MS } from "#contract/kernel/time/units.ts";
import { auditShop } from "#server/audit.ts";
import { readSettings, saveSettings } from "#server/platform/settings.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { createProofActions } from "#server/testing/orders/proof-actions.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const ADDRESS = "fanous@instapay";
/** A lamp for EGP 114, delivery 60. */
const DUE = 174_00;

let shop: TestShop;
let actions: Awaited<ReturnType<typeof createProofActions>>;
let variantId: number;

beforeAll(async () => {
  shop = await createTestShop();
  openMailbox(shop.platform);
  await shop.run(addDeliveryTerms);
  [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 900 }]));
  actions = await createProofActions(shop);
});
afterAll(() => shop.stop());

async function setAddress(instapay: string) {
  await shop.run(async (work) => {
    const settings = await readSettings(work.db);
    await saveSettings(work, { ...settings, bank: { ...settings.bank, instapay } });
  });
}

async function guest(quantity = 1) {
  const buyer = new ApiClient(shop.app);
  await buyer.add(variantId, quantity);
  const quote = await buyer.post("/api/v1/checkout/quote", {
    governorate: "EG-C",
    paymentMethod: "instapay",
  });
  return { buyer, methods: quote.json().methods, total: quote.json().totals.total };
}

const order = (buyer: ApiClient, email = "mona@example.com") =>
  buyer.order(DUE, { paymentMethod: "instapay", contact: { email } });

test("offers InstaPay when its address is set, up to the limit", async () => {
  await setAddress("");
  const without = await guest();
  expect(without.methods).toContainEqual({ method: "instapay", reason: "not-offered" });
  expect((await order(without.buyer)).json().code).toBe("payment-method");
  await setAddress(ADDRESS);
  expect((await guest()).methods).toContainEqual({ method: "instapay", reason: null });
  const limit = { method: "instapay", reason: "limit", amount: 70_000_00 };
  expect((await guest(600)).methods).not.toContainEqual(limit);
  expect((await guest(700)).methods).toContainEqual(limit);
});

test("emails the InstaPay address and completes the order after accepting a receipt", async () => {
  await setAddress(ADDRESS);
  const { buyer } = await guest();
  const { number, heldUntil } = (await order(buyer, "nour@example.com")).json();
  const left = new Date(heldUntil).getTime() - Date.now();
  expect(left).toBeGreaterThan(23.9 * HOUR_MS);
  const mail = await openMailbox(shop.platform).mailTo("nour@example.com");
  expect(mail.text).toContain(ADDRESS);
  expect(await actions.payment(buyer, number)).toMatchObject({
    method: "instapay",
    state: "waiting",
    canSendProof: true,
  });
  const id = await actions.prove(buyer, number);
  expect(await actions.payment(buyer, number)).toMatchObject({ state: "proof-sent" });
  expect((await actions.accept(id, DUE, `IP-${number}`)).statusCode).toBe(200);
  expect(await actions.payment(buyer, number)).toMatchObject({ state: "paid", paid: DUE });
  expect((await buyer.get(`/api/v1/orders/${number}`)).json()).toMatchObject({
    status: "ordered",
    paymentMethod: "instapay",
  });
});

test("returns 409 payment-method for a bank page of an InstaPay order", async () => {
  const { buyer } = await guest();
  const { number } = (await order(buyer)).json();
  const answer = await buyer.post(`/api/v1/orders/${number}/payment`);
  expect([answer.statusCode, answer.json().code]).toEqual([409, "payment-method"]);
});

test("passes the consistency check after all tests in this file", async () => {
  expect((await auditShop(shop.platform.db)).findings).toEqual([]);
});
