import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PASSWORD_MEMORY_KIB } from "#server/platform/secrets/passwords.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { fastestMs } from "#server/testing/measure-time.ts";
import { registerCustomer, registration, signIn } from "#server/testing/sign-in.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

/**
 * Browsers waiting for a code, by verification: only the browser that started a registration can
 * finish without the password.
 */
const waiting = new Map<string, ApiClient>();
const register = async (body: object, browser = new ApiClient(shop.app)) => {
  const answer = await browser.post("/api/v1/auth/register", body);
  waiting.set(answer.json().verification, browser);
  return answer;
};
const verify = (
  verification: string,
  code: string,
  browser = waiting.get(verification) ?? new ApiClient(shop.app),
) => browser.post("/api/v1/auth/verify", { verification, code });
const rows = async (query: string, values: unknown[] = []) =>
  (await shop.pool.query(query, values)).rows;

/** Digits as typed on Arabic keyboards. */
const arabic = (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x06_60 + Number(digit)));

describe("customer registration", () => {
  test("creates an account and session after the emailed code is confirmed", async () => {
    const fields = registration({
      email: "Mona.Salem@Example.com",
      phone: "٠١٠ ١٢٣٤ ٥٦٧٨",
      fullNameEn: "Mona Salem",
      gender: "female",
      birthDate: "١٩٩٠-٠٢-٢٨",
      city: "الجيزة",
      newsletter: true,
      newsletterText: "2026-11",
    });
    const browser = new ApiClient(shop.app);
    const begun = await register(fields, browser);
    expect(begun.json()).toEqual({
      verification: expect.stringMatching(/^[\w-]{43}$/),
      channel: "email",
      sentTo: "mona.salem@example.com",
      expiresAt: expect.any(String),
      resendAfter: 60,
    });
    expect(
      await rows("select from customers.customer where email = $1", [begun.json().sentTo]),
    ).toEqual([]);

    const mail = await openMailbox(shop.platform).mailTo("mona.salem@example.com");
    const link = new URL(mail.link);
    expect(link.pathname).toMatch(/\/auth\/VerifyEmail$/);
    expect(link.searchParams.get("code")).toBe(mail.code);
    const answer = await verify(begun.json().verification, arabic(mail.code), browser);
    expect(answer.json()).toMatchObject({
      accountType: "person",
      userInfo: {
        firstName: "منى",
        fullName: "Mona Salem",
        email: "mona.salem@example.com",
        phone: "+201012345678",
      },
    });
    browser.token = answer.json().token;
    const account = (await browser.get("/api/v1/account")).json();
    expect(account).toMatchObject({
      emailVerified: true,
      phoneVerified: false,
      gender: "female",
      birthDate: "1990-02-28",
      locale: "en",
      newsletter: { text: "2026-11" },
    });
  });

  test("sends the code by SMS when no email is given", async () => {
    const customer = await registerCustomer(shop, { email: "", phone: "۰۱۱ ۵۵۵۵ ۰۰۰۱" });
    expect(customer.userInfo).toMatchObject({ email: null, phone: "+201155550001" });
    expect((await customer.get("/api/v1/account")).json().phoneVerified).toBe(true);
  });

  test("stores the page's language and no newsletter consent by default", async () => {
    const fields = registration();
    const browser = new ApiClient(shop.app);
    const begun = await browser.send({
      method: "POST",
      url: "/api/v1/auth/register",
      headers: { "accept-language": "ar" },
      payload: fields,
    });
    const { code } = await openMailbox(shop.platform).mailTo(fields.email);
    browser.token = (await verify(begun.json().verification, code, browser)).json().token;
    const account = (await browser.get("/api/v1/account")).json();
    expect(account).toMatchObject({ locale: "ar", newsletter: null });
  });

  test.each([
    [{ email: "", phone: "" }, "email", "emailOrPhone"],
    [{ email: "mona@" }, "email", "email"],
    [{ email: "", phone: "0223456789" }, "phone", "phone"],
    [{ password: "xq7vb2w" }, "password", "minLength"],
    [{ password: "password123" }, "password", "commonPassword"],
    [{ firstName: " " }, "firstName", "required"],
    [{ birthDate: "2190-01-01" }, "birthDate", "birthDate"],
  ])("returns 422 for %j at %s", async (changes, path, code) => {
    const answer = await register(registration(changes));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toContainEqual(expect.objectContaining({ path, code }));
  });

  test("rejects a different repeated password", async () => {
    const answer = await register({ ...registration(), confirmPassword: "another one" });
    expect(answer.json().errors).toMatchObject([{ path: "confirmPassword", code: "confirm" }]);
  });
});

test("creates a company account that awaits review", async () => {
  const customer = await registerCustomer(shop, {
    companyNameEn: "Nile Lighting",
    companyNameAr: "النيل للإضاءة",
    taxNumber: "١٢٣-٤٥٦-٧٨٩",
  });
  expect(customer.userInfo.accountType).toBe("company");
  expect((await customer.get("/api/v1/account/company")).json()).toMatchObject({
    companyNameEn: "Nile Lighting",
    taxNumber: "123-456-789",
    review: "waiting",
    role: "approver",
  });
});

describe("account enumeration protection at registration", () => {
  test("returns the same response for taken and free emails, notifying the owner", async () => {
    const { userInfo } = await registerCustomer(shop);
    const taken = registration({ email: userInfo.email ?? "" });
    const free = registration();
    const answers = [await register(taken), await register(free)];
    const [one, other] = answers.map((answer, index) => {
      const { verification, expiresAt, sentTo, ...rest } = answer.json();
      expect(sentTo).toBe([taken, free][index]?.email);
      expect(verification).toMatch(/^[\w-]{43}$/);
      expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
      const { date: _, "content-length": __, "set-cookie": ___, ...others } = answer.headers;
      const { "x-request-id": ____, ...headers } = others;
      return { rest, headers, status: answer.statusCode };
    });
    expect(one).toEqual(other);
    const mail = await openMailbox(shop.platform).mailTo(taken.email);
    expect(mail.code).toBe("");
    expect(mail.text).not.toMatch(/\d{6}/);
    for (const page of ["/auth/Login", "/auth/ForgotPassword"]) expect(mail.text).toContain(page);
  });

  test("rejects every code for a taken email like a wrong code", async () => {
    const { userInfo } = await registerCustomer(shop);
    const taken = (await register(registration({ email: userInfo.email ?? "" }))).json();
    const free = (await register(registration())).json();
    const answers = [
      await verify(taken.verification, "123456"),
      await verify(free.verification, "12345x"),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422]);
    expect(answers[0]?.body).toBe(answers[1]?.body);
    const [row] = await rows(
      "select code_hash, data from identity.verification where target = $1 order by sent_at desc limit 1",
      [taken.sentTo],
    );
    expect(row).toEqual({ code_hash: null, data: { locale: "en" } });
  });

  test("hashes one password for taken and free emails, in similar time", async () => {
    const dear = await createTestShop({ config: { passwordMemoryKib: PASSWORD_MEMORY_KIB } });
    const { userInfo } = await registerCustomer(dear);
    const { passwords } = dear.platform;
    const { hash } = passwords;
    let hashed = 0;
    passwords.hash = (password, caller) => {
      hashed += 1;
      return hash(password, caller);
    };
    const send = (body: object) => new ApiClient(dear.app).post("/api/v1/auth/register", body);
    const [taken, free] = await fastestMs(
      12,
      // The limit of codes per address is not tested here.
      () => dear.pool.query("delete from platform.attempt"),
      [() => send(registration({ email: userInfo.email ?? "" })), () => send(registration())],
    );
    await dear.stop();
    expect(hashed).toBe(24);
    expect(taken / free).toBeGreaterThan(1 / 3);
    expect(taken / free).toBeLessThan(3);
  });

  test("accepts a phone that another account has not verified", async () => {
    const claimed = await registerCustomer(shop, { phone: "01055550002" });
    const owner = await registerCustomer(shop, { email: "", phone: "01055550002" });
    expect(owner.userInfo.phone).toBe(claimed.userInfo.phone);
    expect(
      (await signIn(new ApiClient(shop.app), "01055550002", owner.password)).json(),
    ).toMatchObject({ userInfo: { id: owner.userInfo.id } });
  });
});

describe("registration code", () => {
  async function begin() {
    const fields = registration();
    const { verification } = (await register(fields)).json();
    const { code } = await openMailbox(shop.platform).mailTo(fields.email);
    return { fields, verification, code };
  }

  /** The old code, unless the new one happens to be the same. */
  const otherThan = (fresh: string, old: string) => (fresh === old ? `${old}0` : old);

  test("is accepted once", async () => {
    const { verification, code } = await begin();
    expect((await verify(verification, code)).statusCode).toBe(200);
    expect((await verify(verification, code)).json().code).toBe("code-wrong");
  });

  test("is accepted once for concurrent requests", async () => {
    const { verification, code, fields } = await begin();
    const answers = await Promise.all([verify(verification, code), verify(verification, code)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 422,
    ]);
    expect(
      await rows("select from customers.customer where email = $1", [fields.email]),
    ).toHaveLength(1);
  });

  test("is rejected after 5 wrong guesses", async () => {
    const { verification, code } = await begin();
    const wrong = code === "000000" ? "111111" : "000000";
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await verify(verification, wrong)).json().code).toBe("code-wrong");
    }
    expect((await verify(verification, code)).json().code).toBe("code-wrong");
  });

  test("expires after 15 minutes and can be resent later", async () => {
    const { verification, code, fields } = await begin();
    await shop.pool.query(
      `update identity.verification set code_ends_at = now() - interval '1 second', sent_at = sent_at - interval '15 minutes'
       where target = $1`,
      [fields.email],
    );
    expect((await verify(verification, code)).json().code).toBe("code-wrong");
    const again = await new ApiClient(shop.app).post("/api/v1/auth/resend", { verification });
    expect(again.json()).toMatchObject({ verification, sentTo: fields.email });
    const { code: fresh } = await openMailbox(shop.platform).mailTo(fields.email);
    expect((await verify(verification, fresh)).statusCode).toBe(200);
  });

  test("can be resent after 60 seconds, which revokes the previous code", async () => {
    const { verification, code, fields } = await begin();
    const resend = () => new ApiClient(shop.app).post("/api/v1/auth/resend", { verification });
    const soon = await resend();
    expect(soon.statusCode).toBe(429);
    expect(soon.json()).toMatchObject({
      code: "too-soon",
      values: { seconds: expect.any(Number) },
    });
    await shop.pool.query(
      "update identity.verification set sent_at = now() - interval '61 seconds' where target = $1",
      [fields.email],
    );
    expect((await resend()).statusCode).toBe(200);
    const { code: fresh } = await openMailbox(shop.platform).mailTo(fields.email);
    expect((await verify(verification, otherThan(fresh, code))).json().code).toBe("code-wrong");
    expect((await verify(verification, fresh)).statusCode).toBe(200);
  });

  test("is limited to 5 per hour with or without an account", async () => {
    const { userInfo } = await registerCustomer(shop);
    await shop.pool.query("delete from platform.attempt");
    for (const email of [userInfo.email ?? "", "flooded@example.com"]) {
      const answers = [];
      for (let count = 0; count < 6; count += 1)
        answers.push(await register(registration({ email })));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429]);
      expect(answers.at(-1)?.json()).toMatchObject({
        code: "too-many-attempts",
        values: { minutes: 60 },
      });
    }
  });

  test("is rejected for another verification", async () => {
    const [one, other] = [await begin(), await begin()];
    const foreign = otherThan(one.code, other.code);
    expect((await verify(one.verification, foreign)).json().code).toBe("code-wrong");
  });

  test("is not stored in plain text, nor is the password", async () => {
    const { verification, code, fields } = await begin();
    const [row] = await rows("select * from identity.verification where target = $1", [
      fields.email,
    ]);
    const text = JSON.stringify({ ...row, code: row.code_hash.toString("latin1") });
    for (const secret of [verification, `"${code}"`, fields.password])
      expect(text).not.toContain(secret);
    expect(row.data.passwordHash).toMatch(/^\$argon2id\$v=19\$m=8,t=2,p=1\$/);
  });
});

test("returns already-registered for the second registration of one email", async () => {
  const email = "twice@example.com";
  const first = (await register(registration({ email }))).json();
  const second = (await register(registration({ email }))).json();
  const mails = await openMailbox(shop.platform).mailsTo(email);
  const codeOf = (verification: string) =>
    mails.find(({ link }) => link.includes(verification))?.code ?? "";
  expect((await verify(first.verification, codeOf(first.verification))).statusCode).toBe(200);
  const late = await verify(second.verification, codeOf(second.verification));
  expect(late.json().code).toBe("already-registered");
});
