import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Device } from "#contract/customers/account-endpoints.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { registerCustomer, type CustomerClient, signIn } from "#server/testing/sign-in.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

const DEVICES = "/api/v1/account/devices";
const CHROME =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

const devices = async (browser: ApiClient): Promise<Device[]> =>
  (await browser.get(DEVICES)).json().items;
const remove = (browser: ApiClient, path = "") =>
  browser.send({ method: "DELETE", url: DEVICES + path });
const isIn = async (browser: ApiClient) =>
  (await browser.get("/api/v1/auth/session")).statusCode === 200;

/** Another browser of the same customer. */
async function again(customer: CustomerClient, agent?: string, browser = new ApiClient(shop.app)) {
  const answer = await browser.send({
    method: "POST",
    url: "/api/v1/auth/sign-in",
    headers: agent === undefined ? {} : { "user-agent": agent },
    payload: { identifier: customer.userInfo.email, password: customer.password },
  });
  browser.token = answer.json().token;
  return browser;
}

describe("device list", () => {
  test("shows browser, system and address, and marks the current device", async () => {
    const customer = await registerCustomer(shop);
    const phone = await again(customer, CHROME);
    const items = await devices(phone);
    expect(items).toHaveLength(2);
    expect(items[0]).toEqual({
      id: expect.any(Number),
      browser: "Chrome",
      system: "Android",
      name: null,
      address: "127.0.0.1",
      signedInAt: expect.any(String),
      lastSeenAt: expect.any(String),
      isCurrent: true,
    });
    expect(items[1]).toMatchObject({ isCurrent: false });
    expect(JSON.stringify(items)).not.toMatch(/hash|secret|token/);
  });

  test("ends a revoked session immediately and returns 404 for another customer", async () => {
    const customer = await registerCustomer(shop);
    const stranger = await registerCustomer(shop);
    const phone = await again(customer);
    const id = (await devices(customer)).find(({ isCurrent }) => !isCurrent)?.id;
    expect((await remove(stranger, `/${id}`)).statusCode).toBe(404);
    expect(await isIn(phone)).toBe(true);
    expect((await remove(customer, `/${id}`)).statusCode).toBe(204);
    expect(await isIn(phone)).toBe(false);
    expect(await isIn(customer)).toBe(true);
    expect((await remove(customer, `/${id}`)).statusCode).toBe(404);
  });

  test("revokes all other devices, including programs", async () => {
    const customer = await registerCustomer(shop);
    const stranger = await registerCustomer(shop);
    const phone = await again(customer);
    const program = await programOf(customer);
    expect((await remove(customer)).statusCode).toBe(204);
    expect([await isIn(customer), await isIn(phone), await isIn(program)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await isIn(stranger)).toBe(true);
    expect(await devices(customer)).toHaveLength(1);
  });
});

async function programOf(customer: CustomerClient): Promise<ApiClient> {
  const answer = await new ApiClient(shop.app).post("/api/v1/auth/tokens", {
    identifier: customer.userInfo.email,
    password: customer.password,
    name: "Stock sheet",
  });
  expect(answer.statusCode).toBe(201);
  expect(answer.cookies).toEqual([]);
  const program = new ApiClient(shop.app);
  program.token = answer.json().token;
  return program;
}

describe("program token", () => {
  test("works without a cookie for 90 days, even when idle", async () => {
    const customer = await registerCustomer(shop);
    const program = await programOf(customer);
    expect(program.token).toMatch(/^fanous_[\w-]{43}$/);
    await shop.pool.query(
      "update identity.session set last_seen_at = now() - interval '80 days' where name = 'Stock sheet'",
    );
    expect(await isIn(program)).toBe(true);
    expect(await devices(customer)).toContainEqual(
      expect.objectContaining({ name: "Stock sheet", isCurrent: false }),
    );
    const { rows } = await shop.pool.query(
      `select extract(epoch from expires_at - signed_in_at)::int / 3600 as hours, cookie_hash
       from identity.session where account_id = $1 and name is not null`,
      [customer.userInfo.id],
    );
    expect(rows).toEqual([{ hours: 90 * 24, cookie_hash: null }]);
    await shop.pool.query(
      "update identity.session set expires_at = now() where account_id = $1 and name is not null",
      [customer.userInfo.id],
    );
    expect(await isIn(program)).toBe(false);
  });

  test("rejects a wrong password and a prefixed browser token", async () => {
    const customer = await registerCustomer(shop);
    const answer = await new ApiClient(shop.app).post("/api/v1/auth/tokens", {
      identifier: customer.userInfo.email,
      password: "wrong",
      name: "x",
    });
    expect(answer.json().code).toBe("credentials");
    const disguised = new ApiClient(shop.app);
    disguised.token = `fanous_${customer.token}`;
    expect(await isIn(disguised)).toBe(false);
  });

  test("replaces the longest idle token above 20 and notifies the owner", async () => {
    const customer = await registerCustomer(shop);
    const first = await programOf(customer);
    const second = await programOf(customer);
    for (let count = 2; count < 20; count += 1) await programOf(customer);
    expect([await isIn(first), await isIn(second)]).toEqual([true, true]);
    await shop.pool.query(
      `update identity.session set last_seen_at = now() - interval '1 day'
       where id = (select max(id) - 18 from identity.session where name is not null)`,
    );
    await programOf(customer);
    expect([await isIn(first), await isIn(second)]).toEqual([true, false]);
    expect(await devices(customer)).toHaveLength(21);
    const mail = await openMailbox(shop.platform).mailTo(customer.userInfo.email ?? "");
    expect(mail.subject).toContain("new device");
    expect(mail.text).toContain("Stock sheet");
  });

  test("returns forbidden-origin for requests from other sites", async () => {
    const program = await programOf(await registerCustomer(shop));
    const answer = await program.send({
      method: "DELETE",
      url: DEVICES,
      headers: { "sec-fetch-site": "cross-site" },
    });
    expect(answer.json().code).toBe("forbidden-origin");
    const read = await program.send({
      method: "GET",
      url: DEVICES,
      headers: { origin: "https://evil.example" },
    });
    expect(read.headers["access-control-allow-origin"]).toBeUndefined();
  });
});

describe("new-device email", () => {
  const mails = async ({ userInfo }: CustomerClient) =>
    (await openMailbox(shop.platform).mailsTo(userInfo.email ?? "")).filter(({ subject }) =>
      subject.includes("new device"),
    );

  test("is sent once for an unknown browser, naming browser and system", async () => {
    const customer = await registerCustomer(shop);
    const browser = new ApiClient(shop.app);
    browser.cookies["device"] = "x".repeat(43);
    await again(customer, CHROME, browser);
    const [mail, ...more] = await mails(customer);
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/Chrome · Android/);
    await browser.post("/api/v1/auth/sign-out");
    await again(customer, CHROME, browser);
    expect(await mails(customer)).toHaveLength(1);
  });

  test("is not sent for the browser that registered the account", async () => {
    const customer = await registerCustomer(shop);
    await customer.post("/api/v1/auth/sign-out");
    await signIn(customer, customer.userInfo.email ?? "", customer.password);
    expect(await mails(customer)).toEqual([]);
  });

  test("is sent when the browser is known only to another customer", async () => {
    const owner = await registerCustomer(shop);
    const guest = await registerCustomer(shop);
    await again(guest, CHROME, owner);
    expect(await mails(guest)).toHaveLength(1);
  });
});

describe("device cookie", () => {
  test("is replaced at sign-in when another visitor planted the cookie", async () => {
    const [customer, attacker] = [await registerCustomer(shop), await registerCustomer(shop)];
    for (const planted of ["A".repeat(43), attacker.cookies["device"] ?? ""]) {
      const browser = new ApiClient(shop.app);
      browser.cookies["device"] = planted;
      await again(customer, CHROME, browser);
      expect(browser.cookies["device"]).toMatch(/^[\w-]{43}$/);
      expect(browser.cookies["device"]).not.toBe(planted);
      const kept = browser.cookies["device"];
      await again(customer, CHROME, browser);
      expect(browser.cookies["device"]).toBe(kept);
    }
  });
});
