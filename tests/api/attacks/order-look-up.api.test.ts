import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiClient } from "#server/testing/api-client.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { deliveredOrder } from "#server/testing/orders/delivered-order.ts";
import { codeTo, lookUp, openByCode } from "#server/testing/orders/order-access.ts";
import { createReturnActions, type ReturnActions } from "#server/testing/orders/return-actions.ts";
import { transferOrder } from "#server/testing/orders/transfer-order.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const PHONE = "01012345678";
const PAYOUT = "EG380019000500000000263180002";
/** Personal data that a parcel label does not show. */
const PERSONAL = [PAYOUT, "منى سالم", "mona@example.com", "شارع عباس العقاد", "12أ", "01012345678"];

let shop: TestShop;
let owner: ApiClient;
let returns: ReturnActions;
let lamp: number;

beforeAll(async () => {
  shop = await createTestShop({ config: { devPages: true } });
  openMailbox(shop.platform);
  await shop.run(addDeliveryTerms);
  [lamp = 0] = await shop.run((work) => addProducts(work, [{ stock: 500 }]));
  returns = await createReturnActions(shop);
  owner = new ApiClient(shop.app);
});
afterAll(() => shop.stop());

const delivered = () =>
  deliveredOrder(shop, owner, { units: [[lamp, 3]], contact: { phone: PHONE } });

describe("a client with an order's number and phone", () => {
  test("reads lines and status with contact data masked", async () => {
    const number = await delivered();
    await returns.ask(owner, number, { more: { payoutTo: PAYOUT } });
    const courier = new ApiClient(shop.app);
    const found = await lookUp(courier, { number, phone: PHONE });
    expect(found.json()).toMatchObject({ number, access: "masked", canCancel: false });
    expect(found.json().lines).toHaveLength(1);
    const read = await courier.get(`/api/v1/orders/${number}`);
    const payment = await courier.get(`/api/v1/orders/${number}/payment`);
    for (const answer of [found, read, payment]) {
      expect(answer.statusCode).toBe(200);
      for (const word of PERSONAL) expect(answer.body).not.toContain(word);
      expect(answer.body).not.toContain("1012345678");
    }
    expect(read.json().contact).toEqual({
      name: "م. س.",
      phone: "010 •••• 5678",
      phone2: null,
      email: "m•••@example.com",
    });
  });

  test("gets 403 code-needed for returns, invoice and cancellation", async () => {
    const number = await delivered();
    const asked = await returns.ask(owner, number, { more: { payoutTo: PAYOUT } });
    const back = asked.json<{ number: string }>().number;
    const courier = new ApiClient(shop.app);
    await lookUp(courier, { number, phone: PHONE });
    const attempts = await Promise.all([
      returns.ask(courier, number, { more: { payoutTo: "01099999999" } }),
      courier.get(`/api/v1/orders/${number}/return-options`),
      courier.get(`/api/v1/returns/${back}`),
      courier.post(`/api/v1/returns/${back}/withdraw`),
      courier.get(`/api/v1/orders/${number}/invoice`),
      courier.get(`/api/v1/orders/${number}/invoice/pdf`),
      courier.post(`/api/v1/orders/${number}/cancel`),
    ]);
    for (const answer of attempts) {
      expect([answer.statusCode, answer.json().code]).toEqual([403, "code-needed"]);
      for (const word of PERSONAL) expect(answer.body).not.toContain(word);
    }
    expect((await owner.get(`/api/v1/returns/${back}`)).json()).toMatchObject({
      state: "requested",
      payoutTo: PAYOUT,
    });
  });

  test("gets 403 code-needed for payment and transfer receipts", async () => {
    const number = await transferOrder(shop, owner, lamp);
    const courier = new ApiClient(shop.app);
    await lookUp(courier, { number, phone: PHONE });
    const url = `/api/v1/orders/${number}/payment`;
    const upload = { payload: "x", headers: { "content-type": "image/jpeg" } };
    const attempts = await Promise.all([
      courier.post(`/api/v1/orders/${number}/cancel`),
      courier.post(url),
      courier.send({ method: "POST", url: `${url}/proof-files`, ...upload }),
      courier.post(`${url}/proofs`, { files: ["01890000-0000-7000-8000-000000000000"] }),
    ]);
    for (const answer of attempts)
      expect([answer.statusCode, answer.json().code]).toEqual([403, "code-needed"]);
    expect((await owner.get(`/api/v1/orders/${number}`)).json().status).toBe("pending");
  });

  test("reads the order for 15 minutes, then gets 404", async () => {
    const number = await delivered();
    const courier = new ApiClient(shop.app);
    await lookUp(courier, { number, phone: PHONE });
    await shop.pool.query(
      "update orders.order_access set expires_at = expires_at - interval '15 minutes'",
    );
    expect((await courier.get(`/api/v1/orders/${number}`)).statusCode).toBe(404);
  });
});

describe("a code sent to the order's phone", () => {
  test("gives its browser full access for 30 minutes", async () => {
    const number = await delivered();
    const guest = new ApiClient(shop.app);
    const opened = await openByCode(shop, guest, { number, phone: PHONE });
    expect(opened.json()).toMatchObject({
      access: "full",
      contact: { phone: `+2${PHONE}`, name: "منى سالم" },
    });
    expect((await guest.get(`/api/v1/orders/${number}/invoice`)).statusCode).toBe(200);
    await shop.pool.query(
      "update orders.order_access set expires_at = expires_at - interval '30 minutes' where is_proved",
    );
    expect((await guest.get(`/api/v1/orders/${number}/invoice`)).json().code).toBe("code-needed");
  });

  test("works once, in its own browser, with at most five attempts", async () => {
    const phone = "01012345670";
    const number = await deliveredOrder(shop, owner, { units: [[lamp, 1]], contact: { phone } });
    const path = `/api/v1/orders/${number}/access`;
    const [guest, thief] = [new ApiClient(shop.app), new ApiClient(shop.app)];
    for (const client of [guest, thief]) await lookUp(client, { number, phone });
    expect((await guest.post(`${path}/code`, { channel: "phone" })).json().sentTo).toBe(
      "010 •••• 5670",
    );
    const code = await codeTo(shop, phone);
    expect((await thief.post(path, { code })).json().code).toBe("code-wrong");
    const wrong = code === "000000" ? "000001" : "000000";
    for (let times = 0; times < 4; times += 1) await guest.post(path, { code: wrong });
    expect((await guest.post(path, { code })).json().access).toBe("full");
    expect((await guest.post(path, { code })).json().code).toBe("code-wrong");

    await thief.post(`${path}/code`, { channel: "phone" });
    const theirs = await codeTo(shop, phone);
    for (let times = 0; times < 5; times += 1)
      await thief.post(path, { code: theirs === wrong ? "000002" : wrong });
    expect((await thief.post(path, { code: theirs })).json().code).toBe("code-wrong");
  });
});

test("gives the ordering browser access for 60 days", async () => {
  const number = await delivered();
  await shop.pool.query("update orders.order set guest_until = now() where number = $1", [number]);
  const read = await owner.get(`/api/v1/orders/${number}`);
  expect(read.json().access).toBe("masked");
  const { rows } = await shop.pool.query(
    "select guest_until - placed_at = interval '60 days' as is_sixty from orders.order where number <> $1 limit 1",
    [number],
  );
  expect(rows).toEqual([{ is_sixty: true }]);
});
