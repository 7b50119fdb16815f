import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Order } from "#contract/orders/endpoints.ts";
import { auditShop } from "#server/audit.ts";
import {
  type CreditScenario,
  createCreditScenario,
  units,
} from "#server/testing/orders/credit-scenario.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { registerCustomer } from "#server/testing/sign-in.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const REQUESTS = "/api/v1/admin/wallet-requests";
const LIMIT = 500_00;

let shop: TestShop;
let scenario: CreditScenario;
let count = 0;

beforeAll(async () => {
  shop = await createTestShop({ config: { devPages: true }, givenAlone: LIMIT });
  scenario = await createCreditScenario(shop);
});
afterAll(() => shop.stop());

/** A member who has given nothing today. */
const member = () => signInStaff(shop, "orders");
const at = ({ number }: Order, what: string) => `/api/v1/admin/orders/${number}/${what}`;
const pay = (staff: StaffClient, order: Order, amount = order.due) =>
  staff.post(at(order, "payments"), {
    kind: "transfer",
    amount,
    reference: `IPN-${(count += 1)}`,
  });
const goodwill = (staff: StaffClient, order: Order, amount: number) =>
  staff.post(at(order, "goodwill"), { amount, reason: "Sorry", refundTo: "wallet" });
const placed = async () => {
  const buyer = await registerCustomer(shop);
  return { buyer, order: await scenario.order(buyer, { paymentMethod: "card" }) };
};
/** An order whose payment another member recorded. */
const paid = async () => {
  const { buyer, order } = await placed();
  expect((await pay(await member(), order)).statusCode).toBe(200);
  return { buyer, order };
};
const waitingFor = async (staff: StaffClient, { number }: Order) => {
  const { items } = (await staff.get(REQUESTS)).json<{
    items: { id: number; orderNumber: string | null; kind: string; amount: number }[];
  }>();
  return items.filter(({ orderNumber }) => orderNumber === number);
};
const approve = (staff: StaffClient, id = 0) => staff.post(`${REQUESTS}/${id}/approve`);

describe("one member of staff", () => {
  test("gets 403 for goodwill on a payment the member recorded", async () => {
    const { buyer, order } = await placed();
    const thief = await member();
    expect((await pay(thief, order)).statusCode).toBe(200);
    const given = await goodwill(thief, order, 1_00);
    expect([given.statusCode, given.json().code]).toEqual([403, "own-payment"]);
    expect(await scenario.balance(buyer)).toBe(0);
  });

  test("gets 409 for a payment above the limit", async () => {
    const { buyer, order } = await placed();
    const refused = await pay(await member(), order, LIMIT + 1);
    expect([refused.statusCode, refused.json().code]).toEqual([409, "second-member"]);
    expect(await scenario.payment(buyer, order)).toMatchObject({ state: "waiting", paid: 0 });
  });

  test("has one limit for payments, goodwill and wallet entries together", async () => {
    const [first, second] = [await placed(), await paid()];
    const staff = await signInStaff(shop, "owner");
    expect((await pay(staff, first.order, 200_00)).statusCode).toBe(200);
    expect((await goodwill(staff, second.order, 200_00)).statusCode).toBe(200);
    const wallet = `/api/v1/admin/customers/${second.buyer.userInfo.id}/wallet`;
    const entry = { type: "Deposit", amount: 100_01, note: "Sorry" };
    expect((await staff.post(wallet, entry)).json()).toMatchObject({ entry: null });
    expect((await staff.post(wallet, { ...entry, amount: 100_00 })).json()).toMatchObject({
      request: null,
    });
    expect((await goodwill(staff, second.order, 1)).json().code).toBe("second-member");
    expect(await scenario.balance(second.buyer)).toBe(300_00);
  });

  test("stays within the limit for concurrent requests", async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => paid()));
    const staff = await member();
    const answers = await Promise.all(orders.map(({ order }) => goodwill(staff, order, 200_00)));
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((one, two) => one - two);
    expect(codes).toEqual([200, 200, 409, 409, 409, 409]);
    const balances = await Promise.all(orders.map(({ buyer }) => scenario.balance(buyer)));
    expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(400_00);
  });

  test("gets 409 for a cancellation refund above the limit", async () => {
    const [first, second] = [await paid(), await paid()];
    const staff = await member();
    const cancel = ({ order }: typeof first) =>
      staff.post(at(order, "cancellations"), { lines: units(3, 2), refundTo: "wallet" });
    expect((await cancel(first)).statusCode).toBe(200);
    const refused = await cancel(second);
    expect([refused.statusCode, refused.json().code]).toEqual([409, "second-member"]);
    expect(await scenario.balance(second.buyer)).toBe(0);
    expect(await scenario.read(second.buyer, second.order)).toMatchObject({ status: "ordered" });
  });

  test("gets second-member for manual refunds above the limit", async () => {
    const staff = await member();
    const sent: string[] = [];
    for (const { order } of [await paid(), await paid()]) {
      await scenario.actions.cancel(order.number, { lines: units(3, 2) });
      const { movements } = (await staff.get(at(order, "payment"))).json<{
        movements: { toSend: number | null }[];
      }>();
      const id = movements.findLast(({ toSend }) => toSend !== null)?.toSend;
      const answer = await staff.post(`/api/v1/admin/refunds/${id}/sent`, { reference: "IPN" });
      sent.push(answer.json().code ?? String(answer.statusCode));
    }
    expect(sent).toEqual(["200", "second-member"]);
  });
});

describe("an approval request", () => {
  test("runs the requested command once another member approves it", async () => {
    const { buyer, order } = await placed();
    const [asker, second] = [await member(), await member()];
    // Sent twice, and waiting once.
    for (const _ of [1, 2]) {
      const refused = await asker.post(at(order, "payments"), {
        kind: "transfer",
        amount: LIMIT + 1,
        reference: "IPN-large",
      });
      expect(refused.json().code).toBe("second-member");
    }
    const [waiting, ...more] = await waitingFor(second, order);
    expect(more).toEqual([]);
    expect(waiting).toMatchObject({ kind: "payment", amount: LIMIT + 1, isYours: false });
    expect((await approve(asker, waiting?.id)).json().code).toBe("own-request");
    const approved = await Promise.all([
      approve(second, waiting?.id),
      approve(second, waiting?.id),
    ]);
    expect(approved.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await scenario.payment(buyer, order)).toMatchObject({ state: "paid" });
    const { rows } = await shop.pool.query(
      "select staff_id, action from staff.audit_entry where target = $1 order by id",
      [`order:${order.number}`],
    );
    expect(rows).toEqual([
      { staff_id: asker.staffId, action: "wallet.request" },
      { staff_id: asker.staffId, action: "wallet.request" },
      { staff_id: second.staffId, action: "payment.record" },
      { staff_id: second.staffId, action: "wallet.approve" },
    ]);
    const { rows: receipts } = await shop.pool.query(
      "select staff_id from payments.receipt where reference = 'IPN-large'",
    );
    expect(receipts).toEqual([{ staff_id: asker.staffId }]);
  });

  test("returns 403 to an approver who recorded the payment", async () => {
    const { buyer, order } = await placed();
    const [recorder, asker, third] = [await member(), await member(), await member()];
    await pay(recorder, order);
    const other = await paid();
    await goodwill(asker, other.order, 400_00);
    expect((await goodwill(asker, order, 101_00)).json().code).toBe("second-member");
    const [waiting] = await waitingFor(third, order);
    const own = await approve(recorder, waiting?.id);
    expect([own.statusCode, own.json().code]).toEqual([403, "own-payment"]);
    expect((await approve(third, waiting?.id)).statusCode).toBe(200);
    expect(await scenario.balance(buyer)).toBe(101_00);
  });

  test("cannot be approved after it was declined", async () => {
    const { buyer, order } = await placed();
    const [asker, second] = [await member(), await member()];
    await pay(asker, order, LIMIT + 1);
    const [waiting] = await waitingFor(second, order);
    const declined = await second.post(`${REQUESTS}/${waiting?.id}/decline`, { reason: "No" });
    expect(declined.json()).toMatchObject({ state: "declined", declineReason: "No" });
    expect((await approve(second, waiting?.id)).json().code).toBe("request-decided");
    expect(await scenario.payment(buyer, order)).toMatchObject({ paid: 0 });
  });

  test("hides wallet entries from other roles and returns 403 to them", async () => {
    const { buyer } = await placed();
    const [asker, clerk] = [await signInStaff(shop, "owner"), await member()];
    const path = `/api/v1/admin/customers/${buyer.userInfo.id}/wallet`;
    const asked = await asker.post(path, { type: "Deposit", amount: LIMIT + 1, note: "Sorry" });
    const { id } = asked.json().request;
    const { items } = (await clerk.get(REQUESTS)).json<{ items: { kind: string }[] }>();
    expect(items.every(({ kind }) => kind !== "wallet")).toBe(true);
    expect((await approve(clerk, id)).statusCode).toBe(403);
    expect((await approve(await signInStaff(shop, "owner"), id)).statusCode).toBe(200);
    expect(await scenario.balance(buyer)).toBe(LIMIT + 1);
  });
});

test("leaves consistent data after all requests", async () => {
  expect((await auditShop(shop.platform.db)).findings).toEqual([]);
});
