import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ApiClient } from "#server/testing/api-client.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { PasskeyDevice } from "#server/testing/passkey-device.ts";
import { type CustomerClient, forgetProof, registerCustomer } from "#server/testing/sign-in.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const ORIGIN = "https://fanous.example";
const OWN = "/api/v1/account/passkeys";
const SIGN_IN = "/api/v1/auth/passkey";
const PROOF = "/api/v1/account/proof/passkey";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop({ config: { publicUrl: ORIGIN } });
});
afterAll(() => shop.stop());
beforeEach(() => shop.pool.query("truncate platform.attempt"));

/** A customer with a passkey on a device. */
async function customerWithPasskey(device = new PasskeyDevice({ origin: ORIGIN })) {
  const customer = await registerCustomer(shop);
  const added = await add(customer, device);
  expect(added.statusCode, added.body).toBe(201);
  return { customer, device, id: added.json<{ id: number }>().id };
}

async function add(customer: CustomerClient, device: PasskeyDevice, name = "هاتف منى") {
  const options = await customer.post(`${OWN}/options`);
  if (options.statusCode !== 200) return options;
  return customer.post(OWN, { name, credential: device.create(options.json()) });
}

async function signIn(device: PasskeyDevice, browser = new ApiClient(shop.app)) {
  const options = (await browser.post(`${SIGN_IN}/options`)).json();
  return browser.post(SIGN_IN, { credential: device.sign(options) });
}

const codeOf = (answer: { json<T>(): T }) => answer.json<{ code: string }>().code;

describe("customer passkey API", () => {
  test("requests a discoverable credential with user verification for the shop's domain", async () => {
    const customer = await registerCustomer(shop);
    const options = await customer.post(`${OWN}/options`);
    expect(options.json()).toMatchObject({
      rp: { id: "fanous.example" },
      user: { name: customer.userInfo.email },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      attestation: "none",
    });
  });

  test("signs in without the second factor and counts as identity check", async () => {
    const { customer, device } = await customerWithPasskey();
    await shop.pool.query(
      `insert into identity.second_factor (account_id, secret, confirmed_at)
      values ($1, '\\x00', now())`,
      [customer.userInfo.id],
    );
    const browser = new ApiClient(shop.app);
    const answer = await signIn(device, browser);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().userInfo.id).toBe(customer.userInfo.id);
    browser.token = answer.json().token;
    expect((await browser.get("/api/v1/account/proof")).json()).toMatchObject({
      isRecent: true,
      hasPasskey: true,
    });
    const history = await browser.get("/api/v1/account/sign-ins");
    expect(history.json().items[0].method).toBe("passkey");
    const [listed] = (await browser.get(OWN)).json().items;
    expect(listed).toMatchObject({ name: "هاتف منى", usedAt: expect.any(String) });
  });

  test("requires a recent identity check to add a passkey, notifying the owner", async () => {
    const customer = await registerCustomer(shop);
    await forgetProof(shop, customer);
    expect(codeOf(await customer.post(`${OWN}/options`))).toBe("proof-needed");
    await customer.post("/api/v1/account/proof/password", { password: customer.password });
    expect((await add(customer, new PasskeyDevice({ origin: ORIGIN }))).statusCode).toBe(201);
    const mails = await openMailbox(shop.platform).mailsTo(customer.userInfo.email ?? "");
    expect(mails.at(-1)?.subject).toContain("A passkey was added");
    expect(mails.at(-1)?.text).toContain("هاتف منى");
  });

  test("rejects a new passkey for an identity-check challenge", async () => {
    const customer = await registerCustomer(shop);
    await forgetProof(shop, customer);
    const options = (await customer.post(`${PROOF}/options`)).json();
    const device = new PasskeyDevice({ origin: ORIGIN });
    const answer = await customer.post(OWN, { name: "x", credential: device.create(options) });
    expect(codeOf(answer)).toBe("passkey-refused");
    expect((await customer.get(OWN)).json().items).toEqual([]);
  });

  test("accepts an identity check only in the requesting session", async () => {
    const { customer, device } = await customerWithPasskey();
    await forgetProof(shop, customer);
    const options = (await customer.post(`${PROOF}/options`)).json();
    expect(options.allowCredentials).toHaveLength(1);
    const credential = device.sign(options);
    const { customer: other } = await customerWithPasskey();
    expect(codeOf(await other.post(PROOF, { credential }))).toBe("passkey-refused");
    expect((await customer.post(PROOF, { credential })).statusCode).toBe(204);
    expect((await customer.get("/api/v1/account/proof")).json().isRecent).toBe(true);
  });

  test("rejects an identity check with another customer's passkey", async () => {
    const { customer } = await customerWithPasskey();
    const { device } = await customerWithPasskey();
    await forgetProof(shop, customer);
    const options = (await customer.post(`${PROOF}/options`)).json();
    const answer = await customer.post(PROOF, { credential: device.sign(options) });
    expect(codeOf(answer)).toBe("passkey-refused");
    expect((await customer.get("/api/v1/account/proof")).json().isRecent).toBe(false);
  });

  test("renames and deletes a passkey, which then cannot sign in", async () => {
    const { customer, device, id } = await customerWithPasskey();
    const renamed = await customer.send({
      method: "PATCH",
      url: `${OWN}/${id}`,
      payload: { name: "مفتاح USB" },
    });
    expect(renamed.statusCode).toBe(204);
    expect((await customer.get(OWN)).json().items[0].name).toBe("مفتاح USB");
    await forgetProof(shop, customer);
    const remove = { method: "DELETE", url: `${OWN}/${id}` } as const;
    expect(codeOf(await customer.send(remove))).toBe("proof-needed");
    await customer.post("/api/v1/account/proof/password", { password: customer.password });
    expect((await customer.send(remove)).statusCode).toBe(204);
    expect(codeOf(await signIn(device))).toBe("passkey-refused");
    const mails = await openMailbox(shop.platform).mailsTo(customer.userInfo.email ?? "");
    expect(mails.at(-1)?.text).toContain("مفتاح USB");
  });

  test("rejects passkeys of disabled accounts and deletes them on erasure", async () => {
    const { customer, device } = await customerWithPasskey();
    const disable = (at: string | null) =>
      shop.pool.query(
        "update customers.customer set disabled_at = $2::text::timestamptz, disabled_reason = $2 where id = $1",
        [customer.userInfo.id, at],
      );
    await disable("2026-01-01");
    expect((await signIn(device)).statusCode).toBe(401);
    await disable(null);
    expect((await customer.post("/api/v1/account/erase")).statusCode).toBe(204);
    const left = await shop.pool.query("select from identity.passkey where account_id = $1", [
      customer.userInfo.id,
    ]);
    expect(left.rowCount).toBe(0);
  });

  test("revokes passkeys after a password reset", async () => {
    const { customer, device } = await customerWithPasskey();
    const email = customer.userInfo.email ?? "";
    const asked = await customer.post("/api/v1/auth/forgot-password", { identifier: email });
    const { code } = (await openMailbox(shop.platform).mailsTo(email)).at(-1) ?? {};
    const { verification } = asked.json<{ verification: string }>();
    const reset = await new ApiClient(shop.app).post("/api/v1/auth/reset-password", {
      verification,
      code,
      password: "نور على كل سلم 83",
    });
    expect(reset.statusCode, reset.body).toBe(204);
    expect(codeOf(await signIn(device))).toBe("passkey-refused");
  });

  test("stores at most 20 passkeys, even for concurrent requests", async () => {
    const customer = await registerCustomer(shop);
    for (let count = 0; count < 19; count += 1) {
      await add(customer, new PasskeyDevice({ origin: ORIGIN }));
    }
    const devices = [0, 1].map(() => new PasskeyDevice({ origin: ORIGIN }));
    const made = [];
    for (const device of devices) {
      made.push(device.create((await customer.post(`${OWN}/options`)).json()));
    }
    const answers = await Promise.all(
      made.map((credential) => customer.post(OWN, { name: "x", credential })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]));
    expect(codeOf(await customer.post(`${OWN}/options`))).toBe("too-many-passkeys");
  });
});

describe("passkey verification", () => {
  test("rejects signatures for another site or without user verification", async () => {
    const { customer } = await customerWithPasskey();
    const refused = [
      new PasskeyDevice({ origin: "https://fanous.example.evil", rpId: "fanous.example" }),
      new PasskeyDevice({ origin: ORIGIN, rpId: "evil.example" }),
      new PasskeyDevice({ origin: ORIGIN, verifies: false }),
    ];
    for (const device of refused) {
      expect(codeOf(await add(customer, device))).toBe("passkey-refused");
    }
    const { device } = await customerWithPasskey();
    device.verifies = false;
    expect(codeOf(await signIn(device))).toBe("passkey-refused");
  });

  test("rejects a challenge that was already used", async () => {
    const { customer, device } = await customerWithPasskey();
    const browser = new ApiClient(shop.app);
    const options = (await browser.post(`${SIGN_IN}/options`)).json();
    const credential = device.sign(options);
    expect((await browser.post(SIGN_IN, { credential })).statusCode).toBe(200);
    expect(codeOf(await browser.post(SIGN_IN, { credential }))).toBe("passkey-refused");
    // The same challenge signed again must not work, either.
    expect(codeOf(await browser.post(SIGN_IN, { credential: device.sign(options) }))).toBe(
      "passkey-refused",
    );
    const again = await customer.post(OWN, { name: "x", credential: device.create(options) });
    expect(codeOf(again)).toBe("passkey-refused");
  });

  test("rejects a session's challenge at sign-in and an expired challenge", async () => {
    const { customer, device } = await customerWithPasskey();
    const options = (await customer.post(`${PROOF}/options`)).json();
    const browser = new ApiClient(shop.app);
    expect(codeOf(await browser.post(SIGN_IN, { credential: device.sign(options) }))).toBe(
      "passkey-refused",
    );
    const late = (await browser.post(`${SIGN_IN}/options`)).json();
    await shop.pool.query("update identity.passkey_challenge set expires_at = now()");
    expect(codeOf(await browser.post(SIGN_IN, { credential: device.sign(late) }))).toBe(
      "passkey-refused",
    );
  });

  test("rejects another key's signature and a lower signature counter", async () => {
    const { device } = await customerWithPasskey();
    const browser = new ApiClient(shop.app);
    const options = (await browser.post(`${SIGN_IN}/options`)).json();
    const forged = new PasskeyDevice({ origin: ORIGIN }).sign(options);
    const id = device.credentialId.toString("base64url");
    const answer = await browser.post(SIGN_IN, { credential: { ...forged, id, rawId: id } });
    expect(codeOf(answer)).toBe("passkey-refused");
    expect((await signIn(device)).statusCode).toBe(200);
    device.counter -= 1;
    expect(codeOf(await signIn(device))).toBe("passkey-refused");
  });

  test("rejects a passkey that belongs to another account", async () => {
    const { device } = await customerWithPasskey();
    const thief = await registerCustomer(shop);
    expect(codeOf(await add(thief, device))).toBe("passkey-refused");
  });
});
