import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiClient } from "#server/testing/api-client.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { addStaff, signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let number: string;
let writer: StaffClient;
let reader: StaffClient;

beforeAll(async () => {
  shop = await createTestShop();
  openMailbox(shop.platform);
  await shop.run(addDeliveryTerms);
  const [variantId = 0] = await shop.run((work) => addProducts(work, [{}]));
  const client = new ApiClient(shop.app);
  await client.add(variantId);
  ({ number } = (await client.order(194_00)).json());
  writer = await signInStaff(shop, "orders");
  reader = await signInStaff(shop, "support");
});
afterAll(() => shop.stop());

const note = (text: string) => writer.post(`/api/v1/admin/orders/${number}/notes`, { text });
const mentionsOf = async (member: StaffClient, query = "") =>
  (await member.get(`/api/v1/admin/mentions${query}`)).json();
const nameOf = async ({ staffId }: StaffClient) => {
  const { rows } = await shop.pool.query<{ name: string }>(
    "select name from staff.staff where id = $1",
    [staffId],
  );
  return rows[0]?.name ?? "";
};

test("stores mentioned staff by id and notifies other members once", async () => {
  const [by, name] = [await nameOf(writer), await nameOf(reader)];
  const written = await note(
    `@{${reader.staffId}} please ring, @{${writer.staffId}} did not reach her`,
  );
  expect(written.statusCode).toBe(201);
  const mentioned = [
    { id: reader.staffId, name },
    { id: writer.staffId, name: by },
  ];
  const said = { text: `@${name} please ring, @${by} did not reach her`, mentioned };
  expect(written.json()).toMatchObject({ notes: [{ by, ...said }] });
  const { rows } = await shop.pool.query("select text from orders.order_note");
  expect(rows).toEqual([
    { text: `@{${reader.staffId}} please ring, @{${writer.staffId}} did not reach her` },
  ]);

  const [item] = (await mentionsOf(reader, "?state=new")).items;
  expect(item).toMatchObject({ orderNumber: number, by, ...said, isNew: true });
  expect(await mentionsOf(writer, "?state=new")).toMatchObject({ items: [], total: 0 });
  expect(await mentionsOf(writer)).toMatchObject({ items: [{ isNew: false }], total: 1 });
  const mailbox = openMailbox(shop.platform);
  await expect.poll(async () => (await mailbox.mailsTo(reader.email)).length).toBe(1);
  const mail = await mailbox.mailTo(reader.email);
  expect(mail.subject).toContain(number);
  expect(mail.link).toContain(`/admin/orders/${number}/show`);
  expect(mail.html).not.toContain("please ring");
  expect(await mailbox.mailsTo(writer.email)).toEqual([]);

  // When somebody else views the order, her mentions stay unread.
  await writer.post(`/api/v1/admin/orders/${number}/mentions/seen`, {});
  expect((await mentionsOf(reader, "?state=new")).total).toBe(1);
  const seen = await reader.post(`/api/v1/admin/orders/${number}/mentions/seen`, {});
  expect(seen.statusCode).toBe(204);
  expect((await mentionsOf(reader, "?state=new")).total).toBe(0);
  expect((await mentionsOf(reader)).items).toMatchObject([{ isNew: false }]);
});

test("allows mentions only of active staff with order access", async () => {
  const catalogue = await addStaff(shop, "catalogue");
  const gone = await addStaff(shop, "support");
  await shop.pool.query("update staff.staff set disabled_at = now() where id = $1", [gone.staffId]);
  const { items } = (await writer.get("/api/v1/admin/order-readers")).json();
  expect(items).toEqual([
    { id: writer.staffId, name: await nameOf(writer) },
    { id: reader.staffId, name: await nameOf(reader) },
  ]);
  expect((await reader.get("/api/v1/admin/order-readers")).statusCode).toBe(403);
  for (const id of [catalogue.staffId, gone.staffId, 999_999]) {
    const refused = await note(`@{${id}} look`);
    expect(refused.json()).toMatchObject({ code: "validation", errors: [{ path: "text" }] });
  }
  const { rows } = await shop.pool.query("select count(*)::int from orders.order_note");
  expect(rows).toEqual([{ count: 1 }]);
});

test("keeps the note text and mentions out of the audit log", async () => {
  const { rows } = await shop.pool.query(
    "select target, before, after from staff.audit_entry where action = 'order.note'",
  );
  expect(rows).toEqual([{ target: `order:${number}`, before: null, after: null }]);
});

test("deletes mentions together with their note", async () => {
  await shop.pool.query("delete from orders.order_note");
  expect(await mentionsOf(reader)).toMatchObject({ items: [], total: 0 });
});
