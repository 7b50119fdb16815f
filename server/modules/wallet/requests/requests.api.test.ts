import { afterAll, beforeAll, expect, test } from "vitest";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { type CustomerClient, registerCustomer } from "#server/testing/sign-in.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { deposit, walletBalance } from "../index.ts";

const REQUESTS = "/api/v1/admin/wallet-requests";
/** Above the limit of 5,000.00. */
const LARGE = { type: "Deposit", amount: 5_000_01, note: "تعويض عن نجفة مكسورة" };

let shop: TestShop;
let asker: StaffClient;
let other: StaffClient;
let third: StaffClient;

beforeAll(async () => {
  shop = await createTestShop({ givenAlone: 5_000_00 });
  asker = await signInStaff(shop, "owner");
  other = await signInStaff(shop, "owner");
  third = await signInStaff(shop, "owner");
});
afterAll(() => shop.stop());

const pathOf = ({ userInfo: { id } }: CustomerClient) => `/api/v1/admin/customers/${id}/wallet`;
const balanceOf = ({ userInfo: { id } }: CustomerClient) => walletBalance(shop.platform.db, id);

async function ask(customer: CustomerClient, change: object = LARGE): Promise<number> {
  const asked = await asker.post(pathOf(customer), change);
  expect([asked.statusCode, asked.json().entry]).toEqual([201, null]);
  return asked.json().request.id;
}

test("books a large wallet entry only after another member approves", async () => {
  const customer = await registerCustomer(shop);
  const id = await ask(customer);
  expect(await balanceOf(customer)).toBe(0);
  const waiting = { id, amount: LARGE.amount, note: LARGE.note, balance: 0, state: "waiting" };
  const list = async (member: StaffClient, state: string) =>
    (await member.get(`${REQUESTS}?state=${state}&customer=${customer.userInfo.id}`)).json();
  expect(await list(asker, "waiting")).toMatchObject({
    total: 1,
    items: [{ ...waiting, isYours: true, decidedBy: null }],
  });
  expect((await list(other, "waiting")).items).toMatchObject([{ ...waiting, isYours: false }]);

  const own = await asker.post(`${REQUESTS}/${id}/approve`);
  expect([own.statusCode, own.json().code]).toEqual([403, "own-request"]);
  expect((await other.post(`${REQUESTS}/${id}/approve`)).json()).toMatchObject({
    state: "approved",
    balance: LARGE.amount,
  });
  expect((await customer.get("/api/v1/account/wallet")).json()).toMatchObject({
    balance: LARGE.amount,
    entries: { total: 1, items: [{ note: LARGE.note, reason: "staff" }] },
  });
  expect(await list(asker, "waiting")).toMatchObject({ total: 0, items: [] });
  expect((await list(asker, "approved")).items).toMatchObject([{ id, state: "approved" }]);
  const { rows } = await shop.pool.query(
    "select staff_id, action, after from staff.audit_entry where target = $1 order by id",
    [`customer:${customer.userInfo.id}`],
  );
  expect(rows).toMatchObject([
    { staff_id: asker.staffId, action: "wallet.request", after: { requestId: id } },
    { staff_id: other.staffId, action: "wallet.approve", after: { balance: LARGE.amount } },
  ]);
});

test("books a wallet entry once for concurrent or repeated approvals", async () => {
  const customer = await registerCustomer(shop);
  const id = await ask(customer);
  const answers = await Promise.all(
    [other, third, other, third].map((member) => member.post(`${REQUESTS}/${id}/approve`)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await balanceOf(customer)).toBe(LARGE.amount);
  const { rows } = await shop.pool.query(
    "select count(*)::int as entries from wallet.entry where customer_id = $1",
    [customer.userInfo.id],
  );
  expect(rows).toEqual([{ entries: 1 }]);
});

test("accepts either the approval or the decline of concurrent decisions", async () => {
  for (let round = 0; round < 4; round += 1) {
    const customer = await registerCustomer(shop);
    const id = await ask(customer);
    const [approved, declined] = await Promise.all([
      other.post(`${REQUESTS}/${id}/approve`),
      third.post(`${REQUESTS}/${id}/decline`, { reason: "No receipt" }),
    ]);
    const refused = [approved, declined].filter(({ statusCode }) => statusCode === 409);
    expect(refused.map((answer) => answer.json().code)).toEqual(["request-decided"]);
    expect(await balanceOf(customer)).toBe(approved.statusCode === 200 ? LARGE.amount : 0);
  }
});

test("returns 409 for approvals above the balance, leaving the request waiting", async () => {
  const customer = await registerCustomer(shop);
  const customerId = customer.userInfo.id;
  const credit = { customerId, amount: 9_000_00, reason: "correction", reference: null } as const;
  await shop.run((work) => deposit(work, credit));
  const take = { ...LARGE, type: "Withdraw", amount: 6_000_00 };
  const ids = [await ask(customer, take), await ask(customer, take)];
  const answers = await Promise.all(ids.map((id) => other.post(`${REQUESTS}/${id}/approve`)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await balanceOf(customer)).toBe(3_000_00);
  const left = await other.get(`${REQUESTS}?customer=${customerId}`);
  expect(left.json()).toMatchObject({ total: 1, items: [{ balance: 3_000_00 }] });
});

test("applies the limit to the sum of split entries, even concurrently", async () => {
  const customer = await registerCustomer(shop);
  const piece = { ...LARGE, amount: 2_000_00 };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => asker.post(pathOf(customer), piece)),
  );
  const booked = answers.filter((answer) => answer.json().entry !== null);
  expect(booked).toHaveLength(2);
  expect(await balanceOf(customer)).toBe(4_000_00);
  // Each member has their own limit, and what two have approved does not count.
  const { entry } = (await other.post(pathOf(customer), piece)).json();
  expect(entry).toMatchObject({ amountAfter: 6_000_00 });
});

test("reads the approval limit of wallet entries from the shop settings", async () => {
  const customer = await registerCustomer(shop);
  const address = "/api/v1/admin/settings/walletEntryAlone";
  const set = async (value: number) => {
    const { version } = (await asker.get(address)).json();
    return asker.send({ method: "PUT", url: address, payload: { version, value } });
  };
  expect((await set(0)).statusCode).toBe(200);
  await ask(customer, { ...LARGE, amount: 1 });
  expect((await set(5_000_00)).statusCode).toBe(200);
  expect((await asker.post(pathOf(customer), { ...LARGE, amount: 1 })).json().request).toBeNull();
});

test("enforces another approver and one entry in the database", async () => {
  const customer = await registerCustomer(shop);
  const id = await ask(customer);
  const decide = (staffId: number) =>
    shop.pool.query(
      "update wallet.request set state = 'declined', decided_by = $2, decided_at = now() where id = $1",
      [id, staffId],
    );
  await expect(decide(asker.staffId)).rejects.toThrow("request_is_decided_by_another");
  await expect(
    shop.pool.query("update wallet.request set state = 'approved' where id = $1", [id]),
  ).rejects.toThrow(/check constraint/);
});

test("declines open requests and clears notes on customer erasure", async () => {
  const customer = await registerCustomer(shop);
  const id = await ask(customer);
  const decided = await ask(customer, { ...LARGE, note: "Hoda Shawky asked twice" });
  await other.post(`${REQUESTS}/${decided}/decline`, { reason: "Hoda Shawky has it already" });
  const [erased] = await Promise.all([
    customer.post("/api/v1/account/erase", { password: customer.password }),
    third.post(`${REQUESTS}/${id}/approve`),
  ]);
  expect(erased.statusCode).toBe(204);
  const { rows } = await shop.pool.query(
    "select state, note, decline_reason from wallet.request where customer_id = $1 and state <> 'approved'",
    [customer.userInfo.id],
  );
  expect(rows).toEqual([{ state: "declined", note: null, decline_reason: null }]);
  expect((await third.post(`${REQUESTS}/${id}/approve`)).statusCode).toBe(404);
});
