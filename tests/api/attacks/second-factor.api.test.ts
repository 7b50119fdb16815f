import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiClient } from "#server/testing/api-client.ts";
import { authenticatorCode } from "#server/testing/authenticator.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import {
  type CustomerClient,
  forgetProof,
  registerCustomer,
  signIn,
} from "#server/testing/sign-in.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const TWO_FACTOR = "/api/v1/account/two-factor";
const PROOF = "/api/v1/account/proof/password";

/** A customer with a second factor. */
async function protectedCustomer() {
  const customer = await registerCustomer(shop);
  const { secret } = (await customer.post(TWO_FACTOR)).json();
  const confirmed = await customer.post(`${TWO_FACTOR}/confirm`, {
    code: authenticatorCode(secret),
  });
  const backupCodes: string[] = confirmed.json().backupCodes;
  return { customer, secret: secret as string, backupCodes };
}

/** Signs in with the password and a backup code, and marks the browser as trusted. */
async function trustedBrowser(customer: CustomerClient, backupCode: string): Promise<ApiClient> {
  const browser = new ApiClient(shop.app);
  const begun = await signIn(browser, customer.userInfo.email ?? "", customer.password);
  const { challenge } = begun.json();
  const answer = await browser.post("/api/v1/auth/two-factor", {
    challenge,
    code: backupCode,
    trustDevice: true,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  browser.token = answer.json().token;
  return browser;
}

const enter = async (browser: ApiClient, customer: CustomerClient) => {
  browser.token = "";
  const answer = await signIn(browser, customer.userInfo.email ?? "", customer.password);
  return answer.json().kind as string;
};

const isIn = async (browser: ApiClient) =>
  (await browser.get("/api/v1/auth/session")).statusCode === 200;

describe("a thief with an open session and the password", () => {
  test("gets proof-needed for backup codes and for disabling the factor", async () => {
    const { customer } = await protectedCustomer();
    await forgetProof(shop, customer);
    const { password } = customer;
    // Including the API's former request format.
    const renewed = await customer.post(`${TWO_FACTOR}/backup-codes`, { password });
    expect([renewed.statusCode, renewed.json().code]).toEqual([403, "proof-needed"]);
    const proved = await customer.post(PROOF, { password });
    expect(proved.json().code).toBe("code-wrong");
    const again = await customer.post(`${TWO_FACTOR}/backup-codes`, { password });
    expect(again.json().code).toBe("proof-needed");
    const off = await customer.post(`${TWO_FACTOR}/disable`, { password, code: "000000" });
    expect(off.json().code).toBe("proof-needed");
    expect((await customer.get("/api/v1/account")).json().twoFactor).toBe(true);
  });

  test("gets proof-needed in a trusted browser", async () => {
    const { customer, backupCodes } = await protectedCustomer();
    const browser = await trustedBrowser(customer, backupCodes[0] ?? "");
    expect(await enter(browser, customer)).toBe("session");
    const renewed = await browser.post(`${TWO_FACTOR}/backup-codes`);
    expect(renewed.json().code).toBe("proof-needed");
  });

  test("gets proof-needed for email, phone, password and erasure", async () => {
    const { customer } = await protectedCustomer();
    await forgetProof(shop, customer);
    const { password } = customer;
    const codes = [];
    for (const [path, body] of [
      ["email", { email: "thief@example.com", password }],
      ["phone", { phone: "01099990001", password }],
      ["password", { currentPassword: password, password: "nine wet umbrellas 31" }],
      ["erase", { password }],
      ["two-factor", { password }],
    ] as const)
      codes.push((await customer.post(`/api/v1/account/${path}`, body)).json().code);
    expect(codes).toEqual(Array(5).fill("proof-needed"));
  });

  test("gets code-wrong for a code of another session or customer", async () => {
    const customer = await registerCustomer(shop);
    const stranger = await registerCustomer(shop);
    const elsewhere = new ApiClient(shop.app);
    await signIn(elsewhere, customer.userInfo.email ?? "", customer.password);
    await forgetProof(shop, customer);
    await forgetProof(shop, stranger);
    const { verification } = (await customer.post("/api/v1/account/proof/code")).json();
    const { code } = await openMailbox(shop.platform).mailTo(customer.userInfo.email ?? "");
    const sent = { verification, code };
    for (const thief of [elsewhere, stranger]) {
      const answer = await thief.post("/api/v1/account/proof/confirm", sent);
      expect(answer.json().code).toBe("code-wrong");
    }
    expect((await customer.post("/api/v1/account/proof/confirm", sent)).statusCode).toBe(204);
    expect(
      (await customer.post("/api/v1/account/email", { email: "a@b.example" })).statusCode,
    ).toBe(200);
  });
});

describe("a trusted browser", () => {
  test("loses trust when it is signed out, alone or with all", async () => {
    const { customer, backupCodes } = await protectedCustomer();
    const [one = "", two = ""] = backupCodes;
    const first = await trustedBrowser(customer, one);
    expect(
      (await customer.send({ method: "DELETE", url: "/api/v1/account/devices" })).statusCode,
    ).toBe(204);
    expect(await enter(first, customer)).toBe("two-factor");
    const second = await trustedBrowser(customer, two);
    const { items } = (await customer.get("/api/v1/account/devices")).json();
    const { id } = items.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    await customer.send({ method: "DELETE", url: `/api/v1/account/devices/${id}` });
    expect(await enter(second, customer)).toBe("two-factor");
  });

  test("keeps trust when it signs out the others", async () => {
    const { customer, backupCodes } = await protectedCustomer();
    const browser = await trustedBrowser(customer, backupCodes[0] ?? "");
    await browser.send({ method: "DELETE", url: "/api/v1/account/devices" });
    expect(await isIn(customer)).toBe(false);
    expect(await enter(browser, customer)).toBe("session");
  });

  test("revokes all trust and emails when a copied cookie is used", async () => {
    const { customer, backupCodes } = await protectedCustomer();
    const [one = "", two = ""] = backupCodes;
    const owner = await trustedBrowser(customer, one);
    const other = await trustedBrowser(customer, two);
    const thief = new ApiClient(shop.app);
    thief.cookies["device"] = owner.cookies["device"] ?? "";
    expect(await enter(thief, customer)).toBe("session");
    expect(thief.cookies["device"]).not.toBe(owner.cookies["device"]);
    expect(await enter(owner, customer)).toBe("two-factor");
    expect(await enter(thief, customer)).toBe("two-factor");
    expect(await enter(other, customer)).toBe("two-factor");
    const mails = await openMailbox(shop.platform).mailsTo(customer.userInfo.email ?? "");
    expect(mails.filter(({ subject }) => subject.includes("for a code again"))).toHaveLength(1);
  });

  test("gets a new secret instead of a planted cookie", async () => {
    const { customer, backupCodes } = await protectedCustomer();
    const planted = "p".repeat(43);
    const owner = new ApiClient(shop.app);
    owner.cookies["device"] = planted;
    const begun = await signIn(owner, customer.userInfo.email ?? "", customer.password);
    const { challenge } = begun.json();
    const code = backupCodes[0];
    await owner.post("/api/v1/auth/two-factor", { challenge, code, trustDevice: true });
    const thief = new ApiClient(shop.app);
    thief.cookies["device"] = planted;
    expect(await enter(thief, customer)).toBe("two-factor");
    expect(await enter(owner, customer)).toBe("session");
  });
});

test("ends other sessions when the second factor is enabled", async () => {
  const customer = await registerCustomer(shop);
  const elsewhere = new ApiClient(shop.app);
  await signIn(elsewhere, customer.userInfo.email ?? "", customer.password);
  expect(await isIn(elsewhere)).toBe(true);
  const { secret } = (await customer.post(TWO_FACTOR)).json();
  await customer.post(`${TWO_FACTOR}/confirm`, { code: authenticatorCode(secret) });
  expect([await isIn(customer), await isIn(elsewhere)]).toEqual([true, false]);
});

test("ends other sessions when the password is changed", async () => {
  const customer = await registerCustomer(shop);
  const elsewhere = new ApiClient(shop.app);
  await signIn(elsewhere, customer.userInfo.email ?? "", customer.password);
  const answer = await customer.post("/api/v1/account/password", {
    currentPassword: customer.password,
    password: "seven quiet lanterns 19",
  });
  customer.token = answer.json().token;
  expect([await isIn(customer), await isIn(elsewhere)]).toEqual([true, false]);
});
