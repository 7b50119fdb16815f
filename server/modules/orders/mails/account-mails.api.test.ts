import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openMailbox } from "#server/testing/mailbox.ts";
import { type CustomerClient, registerCustomer } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { testConfig } from "#server/testing/test-config.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { changeOrder } from "../status/change-order.ts";

let shop: TestShop;
let variantId: number;

beforeAll(async () => {
  shop = await createTestShop({
    config: { orderLimits: { ...testConfig().orderLimits, messagesPerHour: 1 } },
  });
  await shop.run(addDeliveryTerms);
  [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 100 }]));
});
afterAll(() => shop.stop());

/** @returns id of the order */
async function orderBy(customer: CustomerClient, email: string): Promise<number> {
  await customer.add(variantId, 2);
  const placed = await customer.order(308_00, { contact: { email } });
  expect(placed.statusCode).toBe(201);
  const { number } = placed.json();
  const { rows } = await shop.pool.query("select id from orders.order where number = $1", [number]);
  return rows[0].id;
}

/** @returns number of emails that link to an order */
async function orderMails(to: string): Promise<number> {
  const mails = await openMailbox(shop.platform).mailsTo(to);
  return mails.filter(({ link }) => link.includes("/orders-and-returns/")).length;
}

describe("the confirmed email of the ordering account", () => {
  test("gets all order emails when the order has no email", async () => {
    const customer = await registerCustomer(shop);
    const email = customer.userInfo.email ?? "";
    const id = await orderBy(customer, "");
    expect(await orderMails(email)).toBe(1);
    await shop.run((work) => changeOrder(work, id, "processing", { actor: "staff" }));
    expect(await orderMails(email)).toBe(2);
  });

  test("gets a copy when another email was typed", async () => {
    const customer = await registerCustomer(shop);
    const email = customer.userInfo.email ?? "";
    await orderBy(customer, "gift@example.com");
    expect(await orderMails("gift@example.com")).toBe(1);
    expect(await orderMails(email)).toBe(1);
    await orderBy(customer, email.toUpperCase());
    expect(await orderMails(email.toUpperCase())).toBe(1);
    expect(await orderMails(email)).toBe(1);
  });

  test("gets its copy when the typed email's messages are held back", async () => {
    const customer = await registerCustomer(shop);
    const email = customer.userInfo.email ?? "";
    for (const count of [1, 2, 3]) {
      await orderBy(customer, "full@example.com");
      expect(await orderMails(email)).toBe(count);
    }
    expect(await orderMails("full@example.com")).toBe(1);
  });

  test("is not used before it is confirmed", async () => {
    const customer = await registerCustomer(shop);
    const email = customer.userInfo.email ?? "";
    await shop.pool.query("update customers.customer set email_verified = false where email = $1", [
      email,
    ]);
    await orderBy(customer, "");
    expect(await orderMails(email)).toBe(0);
  });

  test("is stored with an order without an email", async () => {
    const customer = await registerCustomer(shop);
    const email = customer.userInfo.email ?? "";
    await orderBy(customer, "");
    const { rows } = await shop.pool.query(
      "select contact_email from orders.order order by id desc limit 1",
    );
    expect(rows).toEqual([{ contact_email: email }]);
  });
});
