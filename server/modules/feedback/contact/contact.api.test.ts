import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiClient } from "#server/testing/api-client.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { registerCustomer } from "#server/testing/sign-in.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let staff: StaffClient;
let count = 0;

beforeAll(async () => {
  shop = await createTestShop();
  staff = await signInStaff(shop, "support");
});
afterAll(() => shop.stop());

const letter = (changes: object = {}) => {
  count += 1;
  return {
    userName: "Mona Salem",
    email: `Writer-${count}@Example.com`,
    message: "A price for 40 spots",
    description: "Villa in Sheikh Zayed.\n\nCeiling 2.9 m.",
    ...changes,
  };
};
const address = () => ({ "x-forwarded-for": `10.1.${count % 250}.${count}` });
const write = (body: object, key?: string, language = "en", who = new ApiClient(shop.app)) =>
  who.send({
    method: "POST",
    url: "/api/v1/feedback",
    payload: body,
    headers: {
      ...address(),
      "accept-language": language,
      ...(key && { "idempotency-key": key }),
    },
  });
const open = async () => (await staff.get("/api/v1/admin/feedback")).json().items;
const of = async (body: { email: string }) =>
  (await open()).filter(({ email }: { email: string }) => email === body.email.toLowerCase());
const reply = (id: number, text: string, who = staff) =>
  who.post(`/api/v1/admin/feedback/${id}/reply`, { reply: text });

describe("POST /api/v1/feedback", () => {
  test("stores every field and restricts reading to permitted staff", async () => {
    const body = letter();
    const answer = await write(body);
    expect(answer.statusCode).toBe(201);
    expect(Date.parse(answer.json().receivedAt)).toBeGreaterThan(0);
    expect(await of(body)).toMatchObject([
      {
        userName: "Mona Salem",
        email: body.email.toLowerCase(),
        message: "A price for 40 spots",
        description: "Villa in Sheikh Zayed.\n\nCeiling 2.9 m.",
        locale: "en",
        reply: null,
        repliedAt: null,
      },
    ]);
    expect((await new ApiClient(shop.app).get("/api/v1/admin/feedback")).statusCode).toBe(401);
    const content = await signInStaff(shop, "content");
    expect((await content.get("/api/v1/admin/feedback")).statusCode).toBe(403);
  });

  test("returns 422 with every missing field", async () => {
    const blank = { userName: " ", email: "", message: "\u00a0", description: "\n" };
    for (const nothing of [{}, blank]) {
      const answer = await write(nothing);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors.map(({ path }: { path: string }) => path)).toEqual([
        "userName",
        "email",
        "message",
        "description",
      ]);
    }
    const wrong = await write(letter({ email: "no email" }));
    expect(wrong.json().errors).toMatchObject([
      { path: "email", message: "Please enter a valid email" },
    ]);
  });

  test("stores one message for concurrent requests with the same key", async () => {
    const body = letter();
    const answers = await Promise.all([1, 2, 3].map(() => write(body, "contact-key-1")));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(await of(body)).toHaveLength(1);
    expect((await write({ ...body, message: "other" }, "contact-key-1")).json().code).toBe(
      "idempotency-mismatch",
    );
  });

  test("returns 422 for a filled honeypot field and stores nothing", async () => {
    const body = letter({ leaveEmpty: "https://spam.example" });
    expect((await write(body)).statusCode).toBe(422);
    expect(await of(body)).toEqual([]);
  });

  test("returns 429 after 5 messages per hour and email address", async () => {
    const body = letter();
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      count += 1;
      statuses.push((await write({ ...body, description: `letter ${turn}` })).statusCode);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  test("stores HTML and SQL as plain text", async () => {
    const body = letter({
      message: "<img src=x onerror=alert(1)>\u202e",
      description: "'; drop table feedback.message; --",
    });
    expect((await write(body)).statusCode).toBe(201);
    expect(await of(body)).toMatchObject([
      { message: body.message, description: body.description },
    ]);
  });
});

describe("POST /api/v1/admin/feedback/{id}/reply", () => {
  test("stores and emails one reply in the customer's language", async () => {
    const body = letter({ message: "سعر 40 سبوت", userName: "منى سالم" });
    await write(body, undefined, "ar");
    const [{ id }] = await of(body);
    const answer = await reply(id, "السعر 19,560 جنيه.\n\nنرسل لك العرض اليوم.");
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      id,
      reply: "السعر 19,560 جنيه.\n\nنرسل لك العرض اليوم.",
    });
    const mail = await openMailbox(shop.platform).mailTo(body.email.toLowerCase());
    expect(mail.subject).toContain("سعر 40 سبوت");
    expect(mail.text).toContain("السعر 19,560 جنيه.");
    expect(mail.text).toContain("نرسل لك العرض اليوم.");
    expect((await reply(id, "again")).json().code).toBe("feedback-answered");
    expect(await openMailbox(shop.platform).mailsTo(body.email.toLowerCase())).toHaveLength(1);
    const answered = (await staff.get("/api/v1/admin/feedback?state=answered")).json().items;
    expect(answered.map((item: { id: number }) => item.id)).toContain(id);
    expect(await of(body)).toEqual([]);
  });

  test("accepts one of two concurrent replies and returns 409 otherwise", async () => {
    const body = letter();
    await write(body);
    const [{ id }] = await of(body);
    const answers = await Promise.all([reply(id, "one"), reply(id, "two")]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
    expect(await openMailbox(shop.platform).mailsTo(body.email.toLowerCase())).toHaveLength(1);
  });

  test("returns 403 without permission and 404 for unknown messages", async () => {
    const body = letter();
    await write(body);
    const [{ id }] = await of(body);
    const content = await signInStaff(shop, "content");
    expect((await reply(id, "no", content)).statusCode).toBe(403);
    expect((await reply(99_999_999, "no")).statusCode).toBe(404);
    expect((await reply(id, " ")).statusCode).toBe(422);
  });

  test("keeps the reply text out of the audit log", async () => {
    const body = letter();
    await write(body);
    const [{ id }] = await of(body);
    await reply(id, "Dear Mona, unrepeatable words");
    const { rows } = await shop.pool.query(
      "select to_jsonb(entry)::text as text from staff.audit_entry as entry where target = $1",
      [`feedback:${id}`],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].text).not.toContain("unrepeatable");
  });
});

test("exports a customer's messages and deletes them on erasure", async () => {
  const customer = await registerCustomer(shop);
  const body = letter();
  expect((await write(body, undefined, "en", customer)).statusCode).toBe(201);
  expect((await customer.get("/api/v1/account/export")).body).toContain("Villa in Sheikh Zayed");
  await customer.post("/api/v1/account/erase", { password: customer.password });
  expect(await of(body)).toEqual([]);
});

test("deletes guest messages with the erased customer's email and no others", async () => {
  const body = letter();
  const other = letter();
  const customer = await registerCustomer(shop, { email: body.email });
  for (const written of [body, other]) expect((await write(written)).statusCode).toBe(201);
  await customer.post("/api/v1/account/erase", { password: customer.password });
  expect([await of(body), (await of(other)).length]).toEqual([[], 1]);
});
