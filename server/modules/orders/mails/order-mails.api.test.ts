import { afterAll, beforeAll, expect, test } from "vitest";
import { openMailbox } from "#server/testing/mailbox.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { changeOrder } from "../status/change-order.ts";
import { mailOrderEvents } from "./mail-order-events.ts";

let shop: TestShop;
let variantId: number;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
  [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 100 }]));
});
afterAll(() => shop.stop());

async function orderIn(
  locale: "ar" | "en",
  contact: object,
): Promise<{ id: number; number: string }> {
  const client = new ApiClient(shop.app);
  await client.add(variantId, 2);
  const { cookies } = client;
  const buyer = new ApiClient(shop.app);
  Object.assign(buyer.cookies, cookies);
  const placed = await buyer.send({
    method: "POST",
    url: `/api/v1/orders?lang=${locale}`,
    payload: {
      contact: { name: "منى سالم", phone: "01012345678", ...contact },
      address: { governorate: "EG-C", city: "القاهرة", street: "الهرم", building: "5" },
      paymentMethod: "cod",
      expectedTotal: 308_00,
    },
  });
  const { number } = placed.json();
  const { rows } = await shop.pool.query("select id from orders.order where number = $1", [number]);
  return { id: rows[0].id, number };
}

test("every step is told once, in the order's language, with its number, lines and way to the order", async () => {
  const box = openMailbox(shop.platform);
  const { id, number } = await orderIn("ar", { email: "mona@example.com" });
  for (const to of ["processing", "shipped", "delivered"] as const) {
    await shop.run((work) => changeOrder(work, id, to, { actor: "staff" }));
  }
  await Promise.all([mailOrderEvents(shop.platform), mailOrderEvents(shop.platform)]);
  const mails = await box.mailsTo("mona@example.com");
  expect(mails).toHaveLength(4);
  for (const mail of mails) {
    expect(mail.subject).toContain(number);
    expect(mail.html).toContain('dir="rtl"');
    expect(mail.text).toContain("308");
    expect(mail.link).toContain(`/orders-and-returns/${number}`);
  }
  expect(mails.map(({ subject }) => subject.replace(/\P{Script=Arabic}+/gu, " ").trim())).toEqual(
    ["شكرًا لك، وصلنا طلبك", "نُجهّز الآن طلبك", "طلبك في الطريق إليك", "تم تسليم طلبك"].map((text) =>
      text.replace(/\P{Script=Arabic}+/gu, " ").trim(),
    ),
  );
  expect(mails[0]?.text).toContain("قطعتان");
});

test("while one is telling of a step, nobody tells of the next ones", async () => {
  const { id } = await orderIn("en", { email: "queue@example.com" });
  await mailOrderEvents(shop.platform);
  for (const to of ["processing", "shipped"] as const) {
    await shop.run((work) => changeOrder(work, id, to, { actor: "staff" }));
  }
  const one = await shop.pool.connect();
  await one.query("begin");
  await one.query(
    "select from orders.order_event where order_id = $1 and status = 'processing' for update",
    [id],
  );
  expect(await mailOrderEvents(shop.platform)).toBe(0);
  await one.query("rollback");
  one.release();
  expect(await mailOrderEvents(shop.platform)).toBe(2);
});

test("how long goods may come back is what the settings say", async () => {
  const returns = JSON.stringify({ returns: { days: 10, faultDays: 40, warrantyMonths: 24 } });
  await shop.pool.query(
    "insert into platform.setting (key, value) values ('shop', $1) on conflict (key) do update set value = excluded.value",
    [returns],
  );
  const box = openMailbox(shop.platform);
  const { id } = await orderIn("ar", { email: "hala@example.com" });
  for (const to of ["processing", "shipped", "delivered"] as const) {
    await shop.run((work) => changeOrder(work, id, to, { actor: "staff" }));
  }
  await mailOrderEvents(shop.platform);
  await shop.pool.query("delete from platform.setting where key = 'shop'");
  const mail = (await box.mailsTo("hala@example.com")).at(-1);
  expect(mail?.text.replaceAll(/[\u2066-\u2069]/g, "")).toMatch(/خلال 10 أيام، أو خلال 40 يومًا/u);
});

test("in English, with the note of staff, escaped", async () => {
  const box = openMailbox(shop.platform);
  const { id, number } = await orderIn("en", {
    email: "sam@example.com",
    name: "Sam <b>\r\nBcc: x@y.z",
  });
  await shop.run((work) =>
    changeOrder(work, id, "cancelled", { actor: "staff", note: "<script>alert(1)</script>" }),
  );
  await mailOrderEvents(shop.platform);
  const mails = await box.mailsTo("sam@example.com");
  expect(mails.map(({ subject }) => subject.replaceAll(/[\u2066-\u2069]/g, ""))).toEqual([
    `Thank you, your order ${number} is in`,
    `Your order ${number} was cancelled`,
  ]);
  expect(mails[1]?.html).toContain("&lt;script&gt;");
  expect(mails.map(({ html }) => html).join()).not.toMatch(/<script|<b>/);
});

test("an order without an email is marked as told, and nobody is written to", async () => {
  const { id } = await orderIn("en", { email: "" });
  // The order itself is marked when it is placed, its later steps when their turn comes.
  expect(await mailOrderEvents(shop.platform)).toBe(0);
  await shop.run((work) => changeOrder(work, id, "processing", { actor: "staff" }));
  expect(await mailOrderEvents(shop.platform)).toBe(1);
  expect(await mailOrderEvents(shop.platform)).toBe(0);
});
