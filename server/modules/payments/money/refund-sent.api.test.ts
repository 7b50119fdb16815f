import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiClient } from "#server/testing/api-client.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { createOrderActions, type OrderActions } from "#server/testing/orders/order-actions.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const TOTAL = 308_00;
const BACK = 50_00;

let shop: TestShop;
let actions: OrderActions;
let lamp: number;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
  actions = await createOrderActions(shop);
  [lamp = 0] = await shop.run((work) => addProducts(work, [{ stock: 100 }]));
});
afterAll(() => shop.stop());

interface Movement {
  toSend: number | null;
}

async function lastOf(number: string): Promise<Movement> {
  const answer = await actions.staff.get(`/api/v1/admin/orders/${number}/payment`);
  const { movements } = answer.json<{ movements: Movement[] }>();
  return movements.at(-1) ?? { toSend: null };
}

/** An order paid in cash, with a partial refund in cash. */
async function partlyBack(contact = {}) {
  const buyer = new ApiClient(shop.app);
  await buyer.add(lamp, 2);
  const { number } = (await buyer.order(TOTAL, { contact })).json<{ number: string }>();
  await actions.pay(number, { kind: "cash", amount: TOTAL });
  await actions.goodwill(number, { amount: BACK, refundTo: "original" });
  const { toSend } = await lastOf(number);
  return { number, id: toSend ?? 0 };
}

const send = (id: number, reference = "IPN-4711") =>
  actions.staff.post(`/api/v1/admin/refunds/${id}/sent`, { reference });

test("records a cash refund as sent with staff member and reference", async () => {
  const { number, id } = await partlyBack({ email: "mona@example.com", phone: "01012345678" });
  expect(await lastOf(number)).toMatchObject({ kind: "refund", state: "asked", by: null });
  const sent = await send(id);
  expect(sent.statusCode, sent.body).toBe(200);
  expect(sent.json().movements.at(-1)).toMatchObject({
    kind: "refund",
    amount: BACK,
    reference: "IPN-4711",
    state: null,
    toSend: null,
    by: expect.stringMatching(/\S/),
  });
  const mail = await openMailbox(shop.platform).mailTo("mona@example.com");
  expect(mail.text).toContain(number);
  expect(mail.text).toContain("IPN-4711");
  const { rows } = await shop.pool.query(
    "select after from staff.audit_entry where action = 'payment.refund-sent'",
  );
  // Without the reference: people write names into it.
  expect(rows).toEqual([{ after: { refund: id, state: "done", amount: BACK } }]);
});

test("lists pending refunds, oldest first, until they are sent", async () => {
  const [one, other] = [await partlyBack(), await partlyBack()];
  const queue = async () =>
    (await actions.staff.get("/api/v1/admin/refunds"))
      .json<{ items: { id: number; orderNumber: string }[]; total: number }>()
      .items.filter(({ id }) => [one.id, other.id].includes(id));
  expect(await queue()).toMatchObject([
    { id: one.id, orderNumber: one.number, amount: BACK, way: "cash", isFailed: false },
    { id: other.id, orderNumber: other.number },
  ]);
  await send(one.id);
  expect((await queue()).map(({ id }) => id)).toEqual([other.id]);
});

test("notifies a customer without an email by SMS about the sent refund", async () => {
  const { number, id } = await partlyBack({ email: "", phone: "01012340077" });
  await send(id);
  const messages = await openMailbox(shop.platform).smsTo("+201012340077");
  expect(messages.at(-1)?.text).toContain(number);
});

test("returns 409 refund-state for a refund that was already sent", async () => {
  const { id } = await partlyBack();
  const answers = await Promise.all([send(id, "IPN-1"), send(id, "IPN-2")]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await send(id)).json().code).toBe("refund-state");
  expect((await send(9_999_999)).statusCode).toBe(404);
});

test("returns 409 refund-state for card refunds until the bank refund failed", async () => {
  const { number, id } = await partlyBack();
  await shop.pool.query(
    `update payments.receipt set kind = 'card' where id = (select receipt_id from payments.refund where id = $1)`,
    [id],
  );
  expect(await lastOf(number)).toMatchObject({ state: "asked", toSend: null });
  expect((await send(id)).json().code).toBe("refund-state");
  await shop.pool.query("update payments.refund set state = 'failed' where id = $1", [id]);
  expect(await lastOf(number)).toMatchObject({ state: "failed", toSend: id });
  expect((await send(id)).statusCode).toBe(200);
});
