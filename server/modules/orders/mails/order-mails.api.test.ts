import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiClient } from "#server/testing/api-client.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { changeOrder } from "../status/change-order.ts";

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

test("sends one email per status in the order's language", async () => {
  const box = openMailbox(shop.platform);
  const { id, number } = await orderIn("ar", { email: "mona@example.com" });
  for (const to of ["processing", "shipped", "delivered"] as const) {
    await shop.run((work) => changeOrder(work, id, to, { actor: "staff" }));
  }
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

test("retries a failed email before later emails of the same order", async () => {
  const box = openMailbox(shop.platform);
  const { id } = await orderIn("en", { email: "queue@example.com" });
  const working = shop.platform.transports.mail;
  const left: string[] = [];
  let isFailing = true;
  shop.platform.transports.mail = {
    ...working,
    send: async (mail) => {
      if (isFailing && mail.to === "queue@example.com") throw new Error("later");
      left.push(mail.subject);
      await working.send(mail);
    },
  };
  expect(await box.mailsTo("queue@example.com")).toEqual([]);
  for (const to of ["processing", "shipped"] as const) {
    await shop.run((work) => changeOrder(work, id, to, { actor: "staff" }));
  }
  await orderIn("en", { email: "other@example.com" });
  expect(await box.mailsTo("other@example.com")).toHaveLength(1);
  isFailing = false;
  expect(await box.mailsTo("queue@example.com")).toEqual([]);
  await shop.pool.query("update jobs.job set start_after = now()");
  await box.mailsTo("queue@example.com");
  shop.platform.transports.mail = working;
  expect(left.map((subject) => subject.replaceAll(/[\u2066-\u2069]/g, ""))).toEqual([
    expect.stringContaining("Thank you"),
    expect.stringContaining("Thank you"),
    expect.stringContaining("being packed"),
    expect.stringContaining("on its way"),
  ]);
});

test("states the return period from the settings in the delivery email", async () => {
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
  const mail = (await box.mailsTo("hala@example.com")).at(-1);
  await shop.pool.query("delete from platform.setting where key = 'shop'");
  expect(mail?.text.replaceAll(/[\u2066-\u2069]/g, "")).toMatch(/خلال 10 أيام، أو خلال 40 يومًا/u);
});

test("escapes the staff note in the English cancellation email", async () => {
  const box = openMailbox(shop.platform);
  const { id, number } = await orderIn("en", {
    email: "sam@example.com",
    name: "Sam <b>\r\nBcc: x@y.z",
  });
  await shop.run((work) =>
    changeOrder(work, id, "cancelled", { actor: "staff", note: "<script>alert(1)</script>" }),
  );
  const mails = await box.mailsTo("sam@example.com");
  expect(mails.map(({ subject }) => subject.replaceAll(/[\u2066-\u2069]/g, ""))).toEqual([
    `Thank you, we have received your order ${number}`,
    `Your order ${number} was cancelled`,
  ]);
  expect(mails[1]?.html).toContain("&lt;script&gt;");
  expect(mails.map(({ html }) => html).join()).not.toMatch(/<script|<b>/);
});

test("creates no email job for an order without an email", async () => {
  const { id, number } = await orderIn("en", { email: "", phone: "01012345677" });
  const [message] = await openMailbox(shop.platform).smsTo("+201012345677");
  expect(message?.text).toContain(number);
  await shop.run((work) => changeOrder(work, id, "processing", { actor: "staff" }));
  const { rows } = await shop.pool.query("select data from jobs.job where name = 'order-mails'");
  expect(rows).toEqual([]);
});

test("sends no email after the customer's email was erased", async () => {
  const box = openMailbox(shop.platform);
  const { id } = await orderIn("en", { email: "gone@example.com" });
  await shop.pool.query("update orders.order set contact_email = null where id = $1", [id]);
  expect(await box.mailsTo("gone@example.com")).toEqual([]);
  const { rows } = await shop.pool.query("select data from jobs.job where name = 'order-mails'");
  expect(rows).toEqual([]);
});
