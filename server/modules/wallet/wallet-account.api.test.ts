import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiClient } from "#server/testing/api-client.ts";
import { findPersonalData } from "#server/testing/find-personal-data.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { registerCustomer } from "#server/testing/sign-in.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { deposit, withdraw } from "./index.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

test("returns the customer's own balance and entries, newest first", async () => {
  const mona = await registerCustomer(shop);
  const other = await registerCustomer(shop);
  const customerId = mona.userInfo.id;
  await shop.run((work) =>
    deposit(work, { customerId, amount: 500_00, reason: "refund", reference: "R-1" }),
  );
  await shop.run((work) =>
    withdraw(work, { customerId, amount: 120_50, reason: "order", reference: "F-1" }),
  );
  const wallet = (await mona.get("/api/v1/account/wallet")).json();
  expect(wallet).toMatchObject({ balance: 379_50, entries: { total: 2, page: 1, pageSize: 20 } });
  expect(wallet.entries.items).toMatchObject([
    {
      processType: "Withdraw",
      amountBefore: 500_00,
      amountProcessed: 120_50,
      amountAfter: 379_50,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      reason: "order",
      reference: "F-1",
    },
    { processType: "Deposit", amountBefore: 0, amountProcessed: 500_00, amountAfter: 500_00 },
  ]);
  const second = (await mona.get("/api/v1/account/wallet?page=2&pageSize=1")).json();
  expect(second.entries.items).toMatchObject([{ position: 1, processType: "Deposit" }]);
  expect((await other.get("/api/v1/account/wallet")).json()).toMatchObject({ balance: 0 });
  expect((await new ApiClient(shop.app).get("/api/v1/account/wallet")).statusCode).toBe(401);
});

test("books a staff entry once per key with an audit entry", async () => {
  const { userInfo } = await registerCustomer(shop);
  const owner = await signInStaff(shop, "owner");
  const path = `/api/v1/admin/customers/${userInfo.id}/wallet`;
  const body = { type: "Deposit", amount: 300_00, note: "اعتذار عن التأخير" };
  const first = await owner.post(path, body, "wallet-key-1");
  const again = await owner.post(path, body, "wallet-key-1");
  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
  expect(again.json()).toEqual(first.json());
  expect((await owner.get(path)).json()).toMatchObject({ balance: 300_00, entries: { total: 1 } });
  const tooMuch = await owner.post(path, { ...body, type: "Withdraw", amount: 300_01 });
  expect(tooMuch.json()).toMatchObject({ status: 409, code: "wallet-balance" });
  expect((await owner.post("/api/v1/admin/customers/999999/wallet", body)).statusCode).toBe(404);
  const { rows } = await shop.pool.query(
    "select action, target from staff.audit_entry where action like 'wallet.%'",
  );
  expect(rows).toEqual([{ action: "wallet.deposit", target: `customer:${userInfo.id}` }]);
  const support = await signInStaff(shop, "support");
  expect((await support.post(path, body)).statusCode).toBe(403);
  expect((await support.get(path)).statusCode).toBe(200);
});

test("keeps amounts and removes staff notes after customer erasure", async () => {
  const customer = await registerCustomer(shop);
  const owner = await signInStaff(shop, "owner");
  const path = `/api/v1/admin/customers/${customer.userInfo.id}/wallet`;
  const note = "Nadia Farouk was waiting for a week";
  expect((await owner.post(path, { type: "Deposit", amount: 50_00, note })).statusCode).toBe(201);
  const erased = await customer.post("/api/v1/account/erase", { password: customer.password });
  expect(erased.statusCode).toBe(204);
  expect(await findPersonalData(shop.pool, ["Nadia Farouk"])).toEqual([]);
  const { rows } = await shop.pool.query(
    "select processed_piastres, note from wallet.entry where customer_id = $1",
    [customer.userInfo.id],
  );
  expect(rows).toEqual([{ processed_piastres: 50_00, note: null }]);
});
