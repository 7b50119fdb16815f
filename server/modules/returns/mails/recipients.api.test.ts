import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditShop } from "#server/audit.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { deliveredOrder, type Delivery } from "#server/testing/orders/delivered-order.ts";
import {
  createReturnActions,
  type ReturnActions,
  returnLine,
} from "#server/testing/orders/return-actions.ts";
import { registerCustomer } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let actions: ReturnActions;
let lamp: number;

beforeAll(async () => {
  shop = await createTestShop({ config: { devPages: true } });
  await shop.run(addDeliveryTerms);
  [lamp = 0] = await shop.run((work) => addProducts(work, [{ stock: 500 }]));
  actions = await createReturnActions(shop);
});
afterAll(() => shop.stop());

const delivered = (buyer: ApiClient, changes: Partial<Delivery> = {}) =>
  deliveredOrder(shop, buyer, { units: [[lamp, 3]], ...changes });

describe("a return", () => {
  test("sends one email per state in the order's language", async () => {
    const buyer = await registerCustomer(shop);
    const email = "returns@example.com";
    const order = await delivered(buyer, { contact: { email } });
    await shop.pool.query("update orders.order set locale = 'ar' where number = $1", [order]);
    const box = openMailbox(shop.platform);
    const back = await actions.refunded(buyer, order, { more: { refundTo: "wallet" } });
    const mails = (await box.mailsTo(email)).filter(({ subject }) => subject.includes(back.number));
    expect(mails).toHaveLength(4);
    for (const mail of mails) {
      expect(mail.html).toContain('dir="rtl"');
      expect(mail.link).toContain(`/orders-and-returns/${order}`);
    }
    expect(mails[1]?.text).toContain("محفظتك");
    expect(mails[3]?.text).toContain("114 ج.م");
  });

  test("sends an SMS when the order has no email", async () => {
    const buyer = new ApiClient(shop.app);
    const order = await delivered(buyer, { contact: { email: "", phone: "01099887766" } });
    const { number } = (await actions.ask(buyer, order)).json();
    const messages = await openMailbox(shop.platform).smsTo("+201099887766");
    expect(messages.at(-1)?.text).toContain(number);
  });

  test("is listed for its customer, and oldest first for staff", async () => {
    const buyer = await registerCustomer(shop);
    const order = await delivered(buyer);
    const first = (await actions.ask(buyer, order)).json().number;
    const second = (await actions.ask(buyer, order)).json().number;
    const own = (await buyer.get("/api/v1/account/returns")).json();
    expect(own.items.map(({ number }: { number: string }) => number)).toEqual([second, first]);
    expect(own.total).toBe(2);
    const waiting = (
      await actions.staff.get("/api/v1/admin/returns?state=requested&pageSize=50")
    ).json();
    const numbers = waiting.items.map(({ number }: { number: string }) => number);
    expect(numbers.indexOf(first)).toBeLessThan(numbers.indexOf(second));
    expect((await actions.staff.get(`/api/v1/admin/returns/${first}`)).json().contact.phone).toBe(
      "+201012345678",
    );
  });

  test("keeps its number but no personal data after erasure", async () => {
    const buyer = await registerCustomer(shop);
    const order = await delivered(buyer);
    const { number } = (
      await actions.ask(buyer, order, {
        more: { lines: [{ ...returnLine(), note: "the glass of Mona's lamp" }] },
      })
    ).json();
    const erase = () => buyer.post("/api/v1/account/erase", { password: buyer.password });
    expect((await erase()).json().code).toBe("open-orders");
    const exported = (await buyer.get("/api/v1/account/export")).body;
    expect(exported).toContain("the glass of Mona's lamp");
    await actions.act(number, "decision", { decision: "refused", note: "Mona, it is too late" });
    expect((await erase()).statusCode).toBe(204);
    const kept = JSON.stringify(
      (await actions.staff.get(`/api/v1/admin/returns/${number}`)).json(),
    );
    expect(kept).toContain(number);
    expect(kept).not.toMatch(/Mona|01012345678/);
  });
});

test("passes the consistency check after all tests in this file", async () => {
  expect((await auditShop(shop.platform.db)).findings).toEqual([]);
});
