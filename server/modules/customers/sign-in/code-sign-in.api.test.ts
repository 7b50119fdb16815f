import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MINUTE_MS } from "#contract/kernel/time/units.ts";
import { withStatementCount } from "#server/platform/postgres/statements.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { authenticatorCode } from "#server/testing/authenticator.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { registerCustomer, signIn } from "#server/testing/sign-in.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());
/** Same effect as waiting an hour. */
beforeEach(() => shop.pool.query("truncate platform.attempt"));

const SEND = "/api/v1/auth/sign-in-code";
let count = 0;
const newPhone = () => `0107777${String((count += 1)).padStart(4, "0")}`;
const newestSms = async (phone: string) =>
  (await openMailbox(shop.platform).smsTo(`+2${phone}`)).at(-1)?.code ?? "";

async function customerWithPhone() {
  const phone = newPhone();
  return { phone, customer: await registerCustomer(shop, { email: "", phone }) };
}

async function asked(phone: string, browser = new ApiClient(shop.app)) {
  const answer = await browser.post(SEND, { phone });
  expect(answer.statusCode, answer.body).toBe(200);
  const { verification } = answer.json<{ verification: string }>();
  const code = await newestSms(phone);
  const confirm = (guess = code, from = browser) =>
    from.post(`${SEND}/confirm`, { verification, code: guess });
  return { browser, answer, verification, code, confirm };
}

const other = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, "0");

describe("sign-in by SMS code", () => {
  test("accepts a code once, in Arabic digits", async () => {
    const { phone, customer } = await customerWithPhone();
    const { browser, code, confirm } = await asked(phone);
    expect(code).toMatch(/^\d{6}$/);
    const arabic = code.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
    const answer = await confirm(arabic);
    expect(answer.json()).toMatchObject({
      kind: "session",
      userInfo: { id: customer.userInfo.id },
    });
    browser.token = answer.json().token;
    expect((await browser.get("/api/v1/account")).statusCode).toBe(200);
    expect((await confirm()).json().code).toBe("code-wrong");
  });

  test("accepts a code only in the requesting browser", async () => {
    const { phone } = await customerWithPhone();
    const { code, confirm } = await asked(phone);
    const thief = new ApiClient(shop.app);
    expect((await confirm(code, thief)).json().code).toBe("code-wrong");
    const waiting = await asked(newPhone());
    expect((await confirm(code, waiting.browser)).json().code).toBe("code-wrong");
    expect((await confirm()).statusCode).toBe(200);
  });

  test("rejects a code after 5 minutes or 5 guesses", async () => {
    const { phone } = await customerWithPhone();
    const { rows } = await shop.pool.query("select now() as now");
    const first = await asked(phone);
    const ends = Date.parse(first.answer.json().expiresAt) - rows[0].now.getTime();
    expect(ends).toBeGreaterThan(4.5 * MINUTE_MS);
    expect(ends).toBeLessThan(5.5 * MINUTE_MS);
    await shop.pool.query("update identity.verification set code_ends_at = now()");
    expect((await first.confirm()).json().code).toBe("code-wrong");
    const second = await asked(phone);
    for (let by = 1; by <= 5; by += 1) await second.confirm(other(second.code, by));
    expect((await second.confirm()).json().code).toBe("code-wrong");
  });

  test("requires the second factor and rejects the code for password resets", async () => {
    const { phone, customer } = await customerWithPhone();
    const { secret } = (await customer.post("/api/v1/account/two-factor")).json();
    await customer.post("/api/v1/account/two-factor/confirm", { code: authenticatorCode(secret) });
    const { browser, confirm, verification, code } = await asked(phone);
    const reset = await browser.post("/api/v1/auth/reset-password", {
      verification,
      code,
      password: "seven quiet lanterns 19",
    });
    expect(reset.json().code).toBe("code-wrong");
    const answer = await confirm();
    expect(answer.json()).toEqual({ kind: "two-factor", challenge: expect.any(String) });
    expect(browser.cookies["session"]).toBeUndefined();
    const { challenge } = answer.json();
    const signedIn = await browser.post("/api/v1/auth/two-factor", {
      challenge,
      code: authenticatorCode(secret, 1),
    });
    expect(signedIn.statusCode, signedIn.body).toBe(200);
  });

  test("returns the same response for unknown numbers and sends no SMS", async () => {
    const { phone } = await customerWithPhone();
    const unknown = newPhone();
    const claimed = newPhone();
    await registerCustomer(shop, { phone: claimed });
    const results = [];
    for (const number of [phone, unknown, claimed]) {
      await shop.pool.query("truncate platform.attempt");
      const browser = new ApiClient(shop.app);
      results.push(await withStatementCount(() => browser.post(SEND, { phone: number })));
    }
    expect(new Set(results.map(({ statements }) => statements)).size).toBe(1);
    const forms = results.map(({ result }) => {
      const { verification, expiresAt, sentTo, ...rest } = result.json();
      expect([verification, expiresAt, sentTo].every((text) => typeof text === "string")).toBe(
        true,
      );
      return [result.statusCode, rest];
    });
    expect(forms[1]).toEqual(forms[0]);
    expect(forms[2]).toEqual(forms[0]);
    for (const number of [unknown, claimed]) expect(await newestSms(number)).toBe("");
    const { confirm } = await asked(unknown);
    expect((await confirm("00000000")).json().code).toBe("code-wrong");
  });

  test("rejects the code of a disabled account", async () => {
    const { phone, customer } = await customerWithPhone();
    const { confirm } = await asked(phone);
    await shop.pool.query(
      "update customers.customer set disabled_at = now(), disabled_reason = 'test' where id = $1",
      [customer.userInfo.id],
    );
    expect((await confirm()).json().code).toBe("credentials");
  });
});

describe("sign-in history", () => {
  const CHROME =
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

  test("lists the owner's sign-ins of 90 days with masked networks", async () => {
    const { phone, customer } = await customerWithPhone();
    const phoneBrowser = new ApiClient(shop.app);
    phoneBrowser.address = "2001:db8:77:1::5";
    await (await asked(phone, phoneBrowser)).confirm();
    customer.address = "203.0.113.77";
    await customer.send({
      method: "POST",
      url: "/api/v1/auth/sign-in",
      headers: { "user-agent": CHROME },
      payload: { identifier: phone, password: customer.password },
    });
    await signIn(new ApiClient(shop.app), phone, "not the password");
    const browser = new ApiClient(shop.app);
    await signIn(browser, phone, customer.password);
    const stranger = await registerCustomer(shop);
    const { items } = (await browser.get("/api/v1/account/sign-ins")).json();
    expect(items).toMatchObject([
      { method: "password", network: "127.0.0.…" },
      { method: "password", browser: "Chrome", system: "Android", network: "203.0.113.…" },
      { method: "code", network: "2001:db8:77:…" },
      { method: "registration", network: "127.0.0.…" },
    ]);
    expect(JSON.stringify(items)).not.toMatch(/203\.0\.113\.77|:1::5/);
    expect((await stranger.get("/api/v1/account/sign-ins")).json().items).toHaveLength(1);
    await shop.pool.query(
      "update identity.sign_in set at = now() - interval '91 days' where method <> 'password'",
    );
    expect((await browser.get("/api/v1/account/sign-ins")).json().items).toHaveLength(2);
  });
});
