import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withStatementCount } from "#server/platform/postgres/statements.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { orderWithContact } from "#server/testing/orders/contact-order.ts";
import { registerCustomer } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { guessOrderCode, newOrderCode } from "./order-code.ts";

const FIND = "/api/v1/orders/find";

let shop: TestShop;
let variantId: number;

beforeAll(async () => {
  shop = await createTestShop();
  openMailbox(shop.platform);
  [variantId = 0] = await shop.run(async (work) => {
    await addDeliveryTerms(work);
    return addProducts(work, [{ stock: 1_000 }]);
  });
});
afterAll(() => shop.stop());

const order = (client: ApiClient, contact: { email?: string; phone?: string }) =>
  orderWithContact(client, variantId, contact);
const ask = (client: ApiClient, phoneOrEmail: string) =>
  client.post(`${FIND}/code`, { phoneOrEmail });
const enter = (client: ApiClient, code: string) => client.post(FIND, { code });
const numbersIn = (answer: Awaited<ReturnType<typeof enter>>): string[] =>
  answer.json().items.map(({ number }: { number: string }) => number);
/** Code of the newest email that has one; order emails have none. */
const mailCode = async (email: string) =>
  (await openMailbox(shop.platform).mailsTo(email)).findLast(({ code }) => code)?.code ?? "";
const written = async (to: string) =>
  (await shop.pool.query("select 1 from jobs.job where data ->> 'to' = $1", [to])).rows.length;

test("lists masked orders of an email address after its code is entered", async () => {
  const elsewhere = new ApiClient(shop.app);
  const first = await order(elsewhere, { email: "Mine@Example.com" });
  const customer = await registerCustomer(shop);
  const second = await order(customer, { email: "mine@example.com" });
  const other = await order(elsewhere, { email: "other@example.com" });

  const browser = new ApiClient(shop.app);
  const sent = await ask(browser, "MINE@example.com");
  expect(sent.json()).toMatchObject({ channel: "email", sentTo: "m•••@example.com" });
  const answer = await enter(browser, await mailCode("mine@example.com"));
  expect(numbersIn(answer)).toEqual([second, first]);
  expect(answer.body).not.toMatch(/mine@example|1099990000/);

  const shown = (await browser.get(`/api/v1/orders/${first}`)).json();
  expect(shown).toMatchObject({ access: "masked", address: { street: "" } });
  expect((await browser.get(`/api/v1/orders/${other}`)).statusCode).toBe(404);
  const opened = await browser.post(`/api/v1/orders/${second}/access/code`, { channel: "email" });
  expect(opened.statusCode).toBe(200);
  const code = await mailCode("mine@example.com");
  const full = await browser.post(`/api/v1/orders/${second}/access`, { code });
  expect(full.json().access).toBe("full");
  expect((await browser.get(`/api/v1/orders/${first}`)).json().access).toBe("masked");
});

test("sends an SMS code without direction marks for Arabic-Indic phone digits", async () => {
  const number = await order(new ApiClient(shop.app), { phone: "01055550600" });
  const browser = new ApiClient(shop.app);
  await browser.send({
    method: "POST",
    url: `${FIND}/code?lang=ar`,
    payload: { phoneOrEmail: "٠١٠ ٥٥٥٥ ٠٦٠٠" },
  });
  const message = (await openMailbox(shop.platform).smsTo("+201055550600")).at(-1);
  expect(message?.text).toMatch(/^\d{6} كود عرض طلباتك/);
  expect(message?.text).not.toMatch(/[\u200e\u200f\u2066-\u2069]/);
  expect(numbersIn(await enter(browser, message?.code ?? ""))).toEqual([number]);
});

describe("a contact without orders", () => {
  test("gets the same response and limits but no message", async () => {
    await order(new ApiClient(shop.app), { email: "known@example.com" });
    const answers = [];
    for (const email of ["known@example.com", "ghost@example.com"]) {
      const browser = new ApiClient(shop.app);
      const sent = await ask(browser, email);
      const { expiresAt: _, sentTo: __, ...rest } = sent.json();
      answers.push([sent.statusCode, rest, (await ask(browser, email)).json().code]);
    }
    expect(answers[0]).toEqual([200, { channel: "email", resendAfter: 60 }, "too-soon"]);
    expect(answers[1]).toEqual(answers[0]);
    expect(await written("ghost@example.com")).toBe(1);
    expect(await openMailbox(shop.platform).mailsTo("ghost@example.com")).toEqual([]);
  });

  test("takes the same number of statements as a contact with orders", async () => {
    await order(new ApiClient(shop.app), { email: "counted@example.com" });
    const counts = [];
    for (const email of ["counted@example.com", "uncounted@example.com"]) {
      const browser = new ApiClient(shop.app);
      counts.push((await withStatementCount(() => ask(browser, email))).statements);
    }
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts[1]).toBe(counts[0]);
  });

  test("returns 422 code-wrong even for the code stored for it", async () => {
    const { rows } = await shop.pool.query<{ id: number }>(
      "select max(id) as id from customers.shopper",
    );
    const owner = { purpose: "find-orders", shopperId: rows[0]?.id ?? 0, orderId: null } as const;
    const to = { channel: "email", target: "nobody@example.com" } as const;
    /** Enters the code that was stored. */
    const enterWritten = async (isDecoy: boolean) => {
      await shop.pool.query("delete from orders.code");
      const { code } = await shop.run((work) =>
        newOrderCode(work, shop.platform, owner, { ...to, isDecoy }),
      );
      return guessOrderCode(shop.platform, owner, code);
    };
    await expect(enterWritten(true)).rejects.toMatchObject({ code: "code-wrong" });
    await expect(enterWritten(false)).resolves.toMatchObject(to);
  });
});

describe("an order lookup code", () => {
  test("works once, in the requesting browser, for at most five attempts", async () => {
    await order(new ApiClient(shop.app), { email: "once@example.com" });
    const browser = new ApiClient(shop.app);
    await ask(browser, "once@example.com");
    const code = await mailCode("once@example.com");
    expect((await enter(new ApiClient(shop.app), code)).json().code).toBe("code-wrong");
    expect((await enter(browser, code)).statusCode).toBe(200);
    expect((await enter(browser, code)).json().code).toBe("code-wrong");

    const guesser = new ApiClient(shop.app);
    await ask(guesser, "once@example.com");
    const next = await mailCode("once@example.com");
    const wrong = next === "000000" ? "000001" : "000000";
    for (let round = 0; round < 5; round += 1) await enter(guesser, wrong);
    expect((await enter(guesser, next)).json().code).toBe("code-wrong");
  });

  test("returns 429 after repeated requests for one contact", async () => {
    const statuses = [];
    for (let round = 0; round < 12; round += 1)
      statuses.push((await ask(new ApiClient(shop.app), "flood@example.com")).statusCode);
    expect(statuses).toContain(200);
    expect(statuses.at(-1)).toBe(429);
  });
});

test.each(["", "Mona", "0123", "mona@"])(
  "returns 422 for the invalid contact %j",
  async (typed) => {
    const answer = await ask(new ApiClient(shop.app), typed);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0].path).toBe("phoneOrEmail");
  },
);

test("finds no orders and deletes lookup codes after the customer is erased", async () => {
  const customer = await registerCustomer(shop, { email: "leaving@example.com" });
  const number = await order(customer, { email: "leaving@example.com" });
  const [finder, browser] = [new ApiClient(shop.app), new ApiClient(shop.app)];
  await ask(finder, "leaving@example.com");
  const found = await enter(finder, await mailCode("leaving@example.com"));
  expect(numbersIn(found)).toEqual([number]);
  await ask(browser, "leaving@example.com");
  const code = await mailCode("leaving@example.com");
  await shop.pool.query("update orders.order set status = 'delivered', waiting_for = null");
  await customer.post("/api/v1/account/proof/password", { password: customer.password });
  const erased = await customer.post("/api/v1/account/erase", { password: customer.password });
  expect(erased.statusCode, erased.body).toBe(204);
  const { rows } = await shop.pool.query(
    "select 1 from orders.code where target = 'leaving@example.com'",
  );
  expect(rows).toEqual([]);
  expect((await enter(browser, code)).json().code).toBe("code-wrong");
  expect((await finder.get(`/api/v1/orders/${number}`)).statusCode).toBe(404);
  // For a new request no code is sent.
  expect((await ask(new ApiClient(shop.app), "leaving@example.com")).statusCode).toBe(200);
  expect(await mailCode("leaving@example.com")).toBe(code);
});
