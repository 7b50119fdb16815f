import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiClient } from "#server/testing/api-client.ts";
import { authenticatorCode, secretBytes } from "#server/testing/authenticator.ts";
import { type Mailbox, openMailbox } from "#server/testing/mailbox.ts";
import {
  forgetProof,
  registerCustomer,
  type CustomerClient,
  signIn,
} from "#server/testing/sign-in.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let mailbox: Mailbox;

beforeAll(async () => {
  shop = await createTestShop();
  mailbox = openMailbox(shop.platform);
});
afterAll(() => shop.stop());

// The clock is frozen in each test, so that no time step ends between creating a code and using it.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const TWO_FACTOR = "/api/v1/account/two-factor";

interface Protected {
  customer: CustomerClient;
  email: string;
  /** For an authenticator app. */
  secret: string;
  backupCodes: string[];
}

/** A customer with a second factor. The codes of the current and previous time step are used up. */
async function protectedCustomer(): Promise<Protected> {
  const customer = await registerCustomer(shop);
  const begun = await customer.post(TWO_FACTOR, { password: customer.password });
  expect(begun.statusCode, begun.body).toBe(200);
  const { secret } = begun.json();
  const code = authenticatorCode(secret);
  const confirmed = await customer.post(`${TWO_FACTOR}/confirm`, { code });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  const { backupCodes } = confirmed.json();
  return { customer, email: customer.userInfo.email ?? "", secret, backupCodes };
}

/** Signs in with only the password, in a new browser. */
async function challenged({ email, customer }: Protected, browser = new ApiClient(shop.app)) {
  const answer = await signIn(browser, email, customer.password);
  expect(answer.json(), answer.body).toMatchObject({ kind: "two-factor" });
  const challenge: string = answer.json().challenge;
  const guess = (code: string, trustDevice = false) =>
    browser.post("/api/v1/auth/two-factor", { challenge, code, trustDevice });
  return { browser, challenge, guess };
}

/** Resets the last used time step, so that a test need not wait half a minute. */
const forgetStep = (id: number) =>
  shop.pool.query("update identity.second_factor set last_step = 0 where account_id = $1", [id]);
/** Resets the failed attempts, as fifteen minutes would. */
const forgetGuesses = () => shop.pool.query("truncate platform.attempt");

describe("second-factor setup", () => {
  test("enables the second factor with a valid code, notifying the owner", async () => {
    const { customer, email, backupCodes } = await protectedCustomer();
    expect(new Set(backupCodes).size).toBe(10);
    expect(backupCodes.every((code) => /^[2-9a-z]{5}-[2-9a-z]{5}$/.test(code))).toBe(true);
    expect((await customer.get("/api/v1/account")).json().twoFactor).toBe(true);
    expect((await mailbox.mailTo(email)).text).toContain("code from your authenticator app");
  });

  test("names the shop and account in the authenticator URI", async () => {
    const customer = await registerCustomer(shop);
    const { uri, secret } = (
      await customer.post(TWO_FACTOR, { password: customer.password })
    ).json();
    const address = new URL(uri);
    expect(address.searchParams.get("secret")).toBe(secret);
    expect(decodeURIComponent(address.pathname)).toContain(`:${customer.userInfo.email}`);
    expect(address.searchParams.get("issuer")).toBe("Fanous");
  });

  test("does not affect sign-in before a code is confirmed", async () => {
    const customer = await registerCustomer(shop);
    await customer.post(TWO_FACTOR, { password: customer.password });
    const wrong = await customer.post(`${TWO_FACTOR}/confirm`, { code: "000000" });
    expect(wrong.json().code).toBe("code-wrong");
    const again = await signIn(
      new ApiClient(shop.app),
      customer.userInfo.email ?? "",
      customer.password,
    );
    expect(again.json().kind).toBe("session");
  });

  test("requires a recent identity check and rejects a second setup", async () => {
    const { customer } = await protectedCustomer();
    const twice = await customer.post(TWO_FACTOR);
    expect(twice.json().code).toBe("two-factor-on");
    const confirmed = await customer.post(`${TWO_FACTOR}/confirm`, { code: "123456" });
    expect(confirmed.json().code).toBe("two-factor-on");
    await forgetProof(shop, customer);
    expect((await customer.post(TWO_FACTOR)).json().code).toBe("proof-needed");
  });

  test("does not store the secret or backup codes in plain text", async () => {
    const { customer, secret, backupCodes } = await protectedCustomer();
    const { rows } = await shop.pool.query(
      `select to_jsonb(f)::text || coalesce((select string_agg(to_jsonb(b)::text, '') from identity.backup_code b
         where b.account_id = f.account_id), '') as all, f.secret
       from identity.second_factor f where f.account_id = $1`,
      [customer.userInfo.id],
    );
    expect(rows[0].secret.includes(secretBytes(secret))).toBe(false);
    for (const code of backupCodes) {
      expect(rows[0].all).not.toContain(Buffer.from(code).toString("hex"));
      expect(rows[0].all).not.toContain(Buffer.from(code.replace("-", "")).toString("hex"));
    }
  });
});

describe("sign-in with a second factor", () => {
  test("creates a session only after the app code", async () => {
    const account = await protectedCustomer();
    await forgetStep(account.customer.userInfo.id);
    const { browser, guess } = await challenged(account);
    expect(browser.cookies["session"]).toBeUndefined();
    const answer = await guess(authenticatorCode(account.secret));
    expect(answer.statusCode, answer.body).toBe(200);
    browser.token = answer.json().token;
    expect((await browser.get("/api/v1/account")).json().id).toBe(account.customer.userInfo.id);
  });

  test("accepts Arabic digits and codes 30 seconds early or late", async () => {
    const account = await protectedCustomer();
    for (const steps of [-1, 0, 1]) {
      await forgetStep(account.customer.userInfo.id);
      const { guess } = await challenged(account);
      const arabic = authenticatorCode(account.secret, steps).replace(/\d/g, (digit) =>
        String.fromCharCode(0x0660 + Number(digit)),
      );
      expect((await guess(`${arabic.slice(0, 3)} ${arabic.slice(3)}`)).statusCode).toBe(200);
    }
    await forgetStep(account.customer.userInfo.id);
    const { guess } = await challenged(account);
    expect((await guess(authenticatorCode(account.secret, -3))).json().code).toBe("code-wrong");
    expect((await guess(authenticatorCode(account.secret, 3))).json().code).toBe("code-wrong");
  });

  test("accepts a code once for concurrent requests", async () => {
    const account = await protectedCustomer();
    await forgetStep(account.customer.userInfo.id);
    const code = authenticatorCode(account.secret);
    const tries = await Promise.all([
      challenged(account),
      challenged(account),
      challenged(account),
    ]);
    const answers = await Promise.all(tries.map(({ guess }) => guess(code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(2);
    const late = await challenged(account);
    expect((await late.guess(code)).json().code).toBe("code-wrong");
  });

  test("rejects a challenge after 5 minutes or after use", async () => {
    const account = await protectedCustomer();
    await forgetStep(account.customer.userInfo.id);
    const old = await challenged(account);
    await shop.pool.query("update identity.challenge set expires_at = now()");
    expect((await old.guess(authenticatorCode(account.secret))).json().code).toBe("code-wrong");
    const { guess } = await challenged(account);
    expect((await guess(authenticatorCode(account.secret))).statusCode).toBe(200);
    expect((await guess(account.backupCodes[0] ?? "")).json().code).toBe("code-wrong");
  });

  test("rejects an unknown challenge and another customer's code", async () => {
    const [one, other] = [await protectedCustomer(), await protectedCustomer()];
    await forgetStep(other.customer.userInfo.id);
    const client = new ApiClient(shop.app);
    const code = authenticatorCode(other.secret);
    const madeUp = { challenge: "x".repeat(43), code };
    expect((await client.post("/api/v1/auth/two-factor", madeUp)).json().code).toBe("code-wrong");
    const { guess } = await challenged(one);
    expect((await guess(code)).json().code).toBe("code-wrong");
  });

  test("revokes the challenge when the password changes", async () => {
    const account = await protectedCustomer();
    await forgetStep(account.customer.userInfo.id);
    const { guess } = await challenged(account);
    const changed = await account.customer.post("/api/v1/account/password", {
      currentPassword: account.customer.password,
      password: "seven quiet lanterns 19",
    });
    expect(changed.statusCode, changed.body).toBe(200);
    expect((await guess(authenticatorCode(account.secret))).json().code).toBe("code-wrong");
  });

  test("limits guesses to 5 across concurrent requests and challenges", async () => {
    await forgetGuesses();
    const account = await protectedCustomer();
    await forgetStep(account.customer.userInfo.id);
    const right = authenticatorCode(account.secret);
    const wrong = Array.from({ length: 12 }, (_, index) =>
      String((Number(right) + 1 + index) % 1_000_000).padStart(6, "0"),
    );
    const tries = await Promise.all([
      challenged(account),
      challenged(account),
      challenged(account),
    ]);
    const answers = await Promise.all(wrong.map((code, index) => tries[index % 3]!.guess(code)));
    const codes = answers.map((answer) => answer.json().code);
    expect(codes.filter((code) => code === "code-wrong")).toHaveLength(5);
    expect(codes.filter((code) => code === "too-many-attempts")).toHaveLength(7);
    const refused = await tries[0].guess(right);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().values.minutes).toBeGreaterThan(10);
    const backup = await tries[0].guess(account.backupCodes[0] ?? "");
    expect(backup.json().code).toBe("too-many-attempts");
    await forgetGuesses();
    expect((await tries[0].guess(right)).statusCode).toBe(200);
  });

  test("resets the guess limit after a correct code", async () => {
    await forgetGuesses();
    const account = await protectedCustomer();
    for (const _ of [1, 2]) {
      await forgetStep(account.customer.userInfo.id);
      const { guess } = await challenged(account);
      for (const code of ["000000", "000001", "000002", "000003"]) await guess(code);
      expect((await guess(authenticatorCode(account.secret))).statusCode).toBe(200);
    }
  });
});

describe("backup code", () => {
  test("is accepted once in any case or spacing, notifying the owner", async () => {
    const account = await protectedCustomer();
    const [first = "", second = ""] = account.backupCodes;
    const one = await challenged(account);
    expect((await one.guess(first.toUpperCase())).statusCode).toBe(200);
    const mails = await mailbox.mailsTo(account.email);
    expect(mails.map(({ text }) => text).join("\n")).toContain("9 are left");
    const two = await challenged(account);
    expect((await two.guess(first)).json().code).toBe("code-wrong");
    expect((await two.guess(second.replace("-", " "))).statusCode).toBe(200);
  });

  test("is accepted once for concurrent requests", async () => {
    const account = await protectedCustomer();
    const tries = await Promise.all(Array.from({ length: 4 }, () => challenged(account)));
    const answers = await Promise.all(
      tries.map(({ guess }) => guess(account.backupCodes[0] ?? "")),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test("is rejected after new codes are generated", async () => {
    const account = await protectedCustomer();
    const fresh = (await account.customer.post(`${TWO_FACTOR}/backup-codes`)).json().backupCodes;
    expect(fresh).toHaveLength(10);
    const { guess } = await challenged(account);
    expect((await guess(account.backupCodes[0] ?? "")).json().code).toBe("code-wrong");
    expect((await guess(fresh[0])).statusCode).toBe(200);
  });

  test("cannot be generated without a second factor", async () => {
    const customer = await registerCustomer(shop);
    const answer = await customer.post(`${TWO_FACTOR}/backup-codes`, {
      password: customer.password,
    });
    expect(answer.json().code).toBe("two-factor-needed");
  });
});

describe("trusted browser", () => {
  test("skips the second factor until the trust expires", async () => {
    const account = await protectedCustomer();
    await forgetStep(account.customer.userInfo.id);
    const { browser, guess } = await challenged(account);
    expect((await guess(authenticatorCode(account.secret), true)).statusCode).toBe(200);
    const again = await signIn(browser, account.email, account.customer.password);
    expect(again.json().kind).toBe("session");
    await challenged(account);
    await shop.pool.query("update identity.known_browser set trusted_until = now()");
    browser.token = "";
    await challenged(account, browser);
  });

  test("skips the second factor only for its own account", async () => {
    const [one, other] = [await protectedCustomer(), await protectedCustomer()];
    await forgetStep(one.customer.userInfo.id);
    const { browser, guess } = await challenged(one);
    await guess(authenticatorCode(one.secret), true);
    browser.token = "";
    expect((await challenged(other, browser)).challenge).not.toBe("");
  });

  test("requires the second factor after a password change", async () => {
    const account = await protectedCustomer();
    await forgetStep(account.customer.userInfo.id);
    const { browser, guess } = await challenged(account);
    const signed = await guess(authenticatorCode(account.secret), true);
    browser.token = signed.json().token;
    const password = "seven quiet lanterns 19";
    await browser.post("/api/v1/account/password", {
      currentPassword: account.customer.password,
      password,
    });
    browser.token = "";
    const answer = await signIn(browser, account.email, password);
    expect(answer.json().kind).toBe("two-factor");
  });
});

test("requires the second factor after a password reset", async () => {
  const { email } = await protectedCustomer();
  const forgot = { identifier: email };
  const asked = await new ApiClient(shop.app).post("/api/v1/auth/forgot-password", forgot);
  const { verification } = asked.json<{ verification: string }>();
  const { code } = await mailbox.mailTo(email);
  const password = "seven quiet lanterns 19";
  const set = { verification, code, password };
  const done = await new ApiClient(shop.app).post("/api/v1/auth/reset-password", set);
  expect(done.statusCode, done.body).toBe(204);
  const answer = await signIn(new ApiClient(shop.app), email, password);
  expect(answer.json().kind).toBe("two-factor");
});

describe("POST /account/two-factor/disable", () => {
  test("requires password and code, and notifies the owner", async () => {
    const account = await protectedCustomer();
    await forgetStep(account.customer.userInfo.id);
    const { customer, secret, email } = account;
    await forgetProof(shop, customer);
    const disable = () => customer.post(`${TWO_FACTOR}/disable`);
    const prove = (password: string, factorCode: string) =>
      customer.post("/api/v1/account/proof/password", { password, factorCode });
    expect((await disable()).json().code).toBe("proof-needed");
    expect((await prove("not it", authenticatorCode(secret))).json().code).toBe("password-wrong");
    expect((await prove(customer.password, "000000")).json().code).toBe("code-wrong");
    expect((await disable()).json().code).toBe("proof-needed");
    expect((await prove(customer.password, authenticatorCode(secret))).statusCode).toBe(204);
    expect((await disable()).statusCode).toBe(204);
    expect((await customer.get("/api/v1/account")).json().twoFactor).toBe(false);
    expect((await mailbox.mailTo(email)).text).toContain("password alone is enough");
    const again = await signIn(new ApiClient(shop.app), email, customer.password);
    expect(again.json().kind).toBe("session");
  });
});

describe("POST /auth/tokens", () => {
  test("requires a code when the second factor is enabled", async () => {
    const account = await protectedCustomer();
    await forgetStep(account.customer.userInfo.id);
    const credentials = {
      identifier: account.email,
      password: account.customer.password,
      name: "till",
    };
    const program = new ApiClient(shop.app);
    const without = await program.post("/api/v1/auth/tokens", credentials);
    expect(without.json().code).toBe("code-wrong");
    const code = authenticatorCode(account.secret);
    const made = await program.post("/api/v1/auth/tokens", { ...credentials, code });
    expect(made.statusCode, made.body).toBe(201);
  });
});
