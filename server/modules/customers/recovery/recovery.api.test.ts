import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ApiClient } from "#server/testing/api-client.ts";
import { type Mailbox, openMailbox } from "#server/testing/mailbox.ts";
import {
  forgetProof,
  registerCustomer,
  type CustomerClient,
  signIn,
} from "#server/testing/sign-in.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const NEW_PASSWORD = "seven quiet lanterns 19";
let shop: TestShop;
let mailbox: Mailbox;

beforeAll(async () => {
  shop = await createTestShop({ config: { publicUrl: "https://shop.example" } });
  mailbox = openMailbox(shop.platform);
});
afterAll(() => shop.stop());
/** Same effect as waiting an hour. */
beforeEach(() => shop.pool.query("truncate platform.attempt"));

const client = () => new ApiClient(shop.app);
const emailOf = ({ userInfo }: CustomerClient) => userInfo.email ?? "";
const forgot = (identifier: string) =>
  client().post("/api/v1/auth/forgot-password", { identifier });
const reset = (verification: string, code: string, password = NEW_PASSWORD) =>
  client().post("/api/v1/auth/reset-password", { verification, code, password });

async function askedReset(customer: CustomerClient) {
  const answer = await forgot(emailOf(customer));
  expect(answer.statusCode, answer.body).toBe(200);
  const { code } = await mailbox.mailTo(emailOf(customer));
  return { verification: answer.json().verification as string, code };
}

const other = (code: string, by = 1) => String((Number(code) + by) % 100_000_000).padStart(8, "0");

describe("password reset", () => {
  test("emails an 8-digit code with a link that includes the code", async () => {
    const customer = await registerCustomer(shop);
    const { verification, code } = await askedReset(customer);
    expect(code).toMatch(/^\d{8}$/);
    const link = new URL((await mailbox.mailTo(emailOf(customer))).link);
    expect(link.pathname).toBe("/en/auth/ResetPassword");
    expect(Object.fromEntries(link.searchParams)).toEqual({ verification, code });
  });

  test("replaces the password, ends every session and notifies the owner", async () => {
    const customer = await registerCustomer(shop);
    const program = await client().post("/api/v1/auth/tokens", {
      identifier: emailOf(customer),
      password: customer.password,
      name: "till",
    });
    const till = client();
    till.token = program.json().token;
    expect((await till.get("/api/v1/account")).statusCode).toBe(200);
    const { verification, code } = await askedReset(customer);
    expect((await reset(verification, code)).statusCode).toBe(204);
    expect((await customer.get("/api/v1/account")).statusCode).toBe(401);
    expect((await till.get("/api/v1/account")).statusCode).toBe(401);
    const old = await signIn(client(), emailOf(customer), customer.password);
    expect(old.json().code).toBe("credentials");
    expect((await signIn(client(), emailOf(customer), NEW_PASSWORD)).statusCode).toBe(200);
    const subjects = (await mailbox.mailsTo(emailOf(customer))).map(({ subject }) => subject);
    expect(subjects.some((subject) => subject.includes("has changed"))).toBe(true);
  });

  test("sends the code by SMS when the account has no email", async () => {
    const phone = "01112340001";
    const customer = await registerCustomer(shop, { email: "", phone });
    const answer = await forgot("٠١١١ ٢٣٤ ٠٠٠١");
    expect(answer.json()).toMatchObject({ channel: "phone", sentTo: "+201112340001" });
    const code = (await mailbox.smsTo("+201112340001")).at(-1)?.code ?? "";
    const arabic = code.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
    expect((await reset(answer.json().verification, arabic)).statusCode).toBe(204);
    expect((await signIn(client(), phone, NEW_PASSWORD)).json().userInfo.id).toBe(
      customer.userInfo.id,
    );
  });

  test("emails the code for a phone request without revealing the email", async () => {
    const phone = "01112340009";
    const customer = await registerCustomer(shop);
    const begun = await customer.post("/api/v1/account/phone", { phone });
    const { code: proof } = (await mailbox.smsTo(`+2${phone}`)).at(-1) ?? {};
    const { verification } = begun.json();
    await customer.post("/api/v1/account/confirm", { verification, code: proof });
    const messages = (await mailbox.smsTo(`+2${phone}`)).length;
    const answer = await forgot(phone);
    expect(answer.json()).toMatchObject({ channel: "phone", sentTo: `+2${phone}` });
    expect(await mailbox.smsTo(`+2${phone}`)).toHaveLength(messages);
    await shop.pool.query("update identity.verification set sent_at = now() - interval '1 hour'");
    const again = await client().post("/api/v1/auth/resend", {
      verification: answer.json().verification,
    });
    expect(again.json()).toMatchObject({ channel: "phone", sentTo: `+2${phone}` });
    expect(again.body).not.toContain(emailOf(customer));
    expect(await mailbox.smsTo(`+2${phone}`)).toHaveLength(messages);
    const { code } = await mailbox.mailTo(emailOf(customer));
    expect((await reset(answer.json().verification, code)).statusCode).toBe(204);
  });

  test("limits SMS codes to 60 per hour and IP address", async () => {
    const codes: string[] = [];
    for (let count = 0; count < 62; count += 1)
      codes.push((await forgot(`0155${String(count).padStart(7, "0")}`)).json().code);
    expect(codes.filter((code) => code === "too-many-attempts")).toHaveLength(2);
    expect((await forgot("not-a-phone@example.com")).statusCode).toBe(200);
  });

  test("accepts a code once for concurrent requests", async () => {
    const customer = await registerCustomer(shop);
    const { verification, code } = await askedReset(customer);
    const answers = await Promise.all([1, 2, 3].map(() => reset(verification, code)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(2);
    expect((await reset(verification, code)).json().code).toBe("code-wrong");
  });

  test("rejects every code after 5 wrong guesses, even concurrent guesses", async () => {
    const customer = await registerCustomer(shop);
    const { verification, code } = await askedReset(customer);
    const guesses = Array.from({ length: 8 }, (_, index) =>
      reset(verification, other(code, index + 1)),
    );
    const answers = await Promise.all(guesses);
    expect(answers.every((answer) => answer.json().code === "code-wrong")).toBe(true);
    expect((await reset(verification, code)).json().code).toBe("code-wrong");
    const fifth = await askedReset(customer);
    for (let by = 1; by < 5; by += 1) await reset(fifth.verification, other(fifth.code, by));
    expect((await reset(fifth.verification, fifth.code)).statusCode).toBe(204);
  });

  test("rejects a code after 15 minutes", async () => {
    const customer = await registerCustomer(shop);
    const { verification, code } = await askedReset(customer);
    const { rows } = await shop.pool.query(
      `select round(extract(epoch from code_ends_at - sent_at) / 60)::int as minutes
       from identity.verification where account_id = $1`,
      [customer.userInfo.id],
    );
    expect(rows).toEqual([{ minutes: 15 }]);
    await shop.pool.query(
      "update identity.verification set code_ends_at = now() where account_id = $1",
      [customer.userInfo.id],
    );
    expect((await reset(verification, code)).json().code).toBe("code-wrong");
  });

  test("rejects a code of another customer or another purpose", async () => {
    const [one, two] = [await registerCustomer(shop), await registerCustomer(shop)];
    const [first, second] = [await askedReset(one), await askedReset(two)];
    expect((await reset(first.verification, second.code)).json().code).toBe("code-wrong");
    const verify = await client().post("/api/v1/auth/verify", first);
    expect(verify.json().code).toBe("code-wrong");
  });

  test("rejects an older code after the password has changed", async () => {
    const customer = await registerCustomer(shop);
    const [first, second] = [await askedReset(customer), await askedReset(customer)];
    expect((await reset(second.verification, second.code)).statusCode).toBe(204);
    expect((await reset(first.verification, first.code)).json().code).toBe("code-wrong");
  });

  test("returns a field error for weak passwords without counting an attempt", async () => {
    const customer = await registerCustomer(shop);
    const { verification, code } = await askedReset(customer);
    for (let count = 0; count < 6; count += 1) {
      const weak = await reset(verification, code, "password1");
      expect(weak.json().errors).toMatchObject([{ path: "password", code: "commonPassword" }]);
    }
    // The owner's personal data, and the shop's name.
    for (const own of [`${emailOf(customer)}!`, "fanous: xq7 vb2 wk9"]) {
      const { errors } = (await reset(verification, code, own)).json();
      expect(errors, own).toMatchObject([{ path: "password", code: "personalPassword" }]);
    }
    expect((await reset(verification, code)).statusCode).toBe(204);
  });

  test("returns a field error for an identifier without email or phone format", async () => {
    const answer = await forgot("mona at example");
    expect(answer.json().errors).toMatchObject([{ path: "identifier", code: "emailOrPhone" }]);
  });

  test("sends no code to unverified emails, disabled or erased accounts", async () => {
    for (const state of [
      "email_verified = false",
      "disabled_at = now(), disabled_reason = 'test'",
      "erased_at = now()",
    ]) {
      const customer = await registerCustomer(shop);
      const before = (await mailbox.mailsTo(emailOf(customer))).length;
      await shop.pool.query(`update customers.customer set ${state} where id = $1`, [
        customer.userInfo.id,
      ]);
      expect((await forgot(emailOf(customer))).statusCode).toBe(200);
      expect(await mailbox.mailsTo(emailOf(customer))).toHaveLength(before);
    }
  });

  test("sends no code to an unverified phone", async () => {
    await registerCustomer(shop, { phone: "01112340066" });
    expect((await forgot("01112340066")).statusCode).toBe(200);
    expect(await mailbox.smsTo("+201112340066")).toEqual([]);
  });
});

describe("POST /account/password", () => {
  const change = (customer: CustomerClient, changes: object = {}) =>
    customer.post("/api/v1/account/password", {
      currentPassword: customer.password,
      password: NEW_PASSWORD,
      ...changes,
    });

  test("rotates this session and ends the others unless signOutOthers is false", async () => {
    const customer = await registerCustomer(shop);
    const [elsewhere, there] = [client(), client()];
    for (const browser of [elsewhere, there]) {
      await signIn(browser, emailOf(customer), customer.password);
    }
    const before = { ...customer.cookies, token: customer.token };
    const answer = await change(customer, { signOutOthers: false });
    expect(answer.statusCode, answer.body).toBe(200);
    const stolen = client();
    Object.assign(stolen.cookies, before);
    stolen.token = before.token;
    expect((await stolen.get("/api/v1/account")).statusCode).toBe(401);
    customer.token = answer.json().token;
    expect((await customer.get("/api/v1/account")).statusCode).toBe(200);
    expect((await elsewhere.get("/api/v1/account")).statusCode).toBe(200);
    expect((await mailbox.mailTo(emailOf(customer))).subject).toContain("has changed");
    const again = await change(customer, {
      currentPassword: NEW_PASSWORD,
      password: "nine loud lanterns 91",
    });
    customer.token = again.json().token;
    expect((await customer.get("/api/v1/account")).statusCode).toBe(200);
    expect((await elsewhere.get("/api/v1/account")).statusCode).toBe(401);
    expect((await there.get("/api/v1/account")).statusCode).toBe(401);
  });

  test("rejects weak passwords and limits wrong current passwords to 10", async () => {
    const customer = await registerCustomer(shop, { firstName: "Nefertiti" });
    const weak = await change(customer, { password: "nefertiti 4711 x" });
    expect(weak.json().errors).toMatchObject([{ path: "password", code: "personalPassword" }]);
    const codes = [];
    for (let count = 0; count < 12; count += 1) {
      codes.push((await change(customer, { currentPassword: "not it" })).json().code);
    }
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => "password-wrong"));
    expect(codes.slice(10)).toEqual(["too-many-attempts", "too-many-attempts"]);
    expect((await change(customer)).json().code).toBe("too-many-attempts");
    expect((await client().post("/api/v1/account/password", {})).statusCode).toBe(401);
  });
});

describe("change of email or phone", () => {
  const change = (customer: CustomerClient, changes: object) =>
    customer.post(`/api/v1/account/${"email" in changes ? "email" : "phone"}`, {
      password: customer.password,
      ...changes,
    });
  const confirm = (customer: CustomerClient, verification: string, code: string) =>
    customer.post("/api/v1/account/confirm", { verification, code });

  test("changes the email after the code is confirmed, notifying both addresses", async () => {
    const customer = await registerCustomer(shop);
    const [old, fresh] = [emailOf(customer), "fresh-email@example.com"];
    const asked = await change(customer, { email: "Fresh-Email@Example.com" });
    expect(asked.json()).toMatchObject({ channel: "email", sentTo: fresh });
    expect((await mailbox.mailTo(old)).text).toContain(fresh);
    expect((await customer.get("/api/v1/account")).json().email).toBe(old);
    const { code } = await mailbox.mailTo(fresh);
    const done = await confirm(customer, asked.json().verification, code);
    expect(done.json()).toMatchObject({ email: fresh, emailVerified: true });
    for (const address of [old, fresh]) {
      expect((await mailbox.mailTo(address)).subject).toContain("has changed");
    }
    expect((await signIn(client(), fresh, customer.password)).statusCode).toBe(200);
    expect((await signIn(client(), old, customer.password)).json().code).toBe("credentials");
    expect((await confirm(customer, asked.json().verification, code)).json().code).toBe(
      "code-wrong",
    );
  });

  test("changes the phone after the code is confirmed, notifying the old number", async () => {
    const customer = await registerCustomer(shop, { email: "", phone: "01112340002" });
    const asked = await change(customer, { phone: "٠١٢٢ ٢٣٤ ٠٠٠٣" });
    expect(asked.json()).toMatchObject({ channel: "phone", sentTo: "+201222340003" });
    expect((await mailbox.smsTo("+201112340002")).at(-1)?.text).toContain("asked to change");
    const code = (await mailbox.smsTo("+201222340003")).at(-1)?.code ?? "";
    const done = await confirm(customer, asked.json().verification, code);
    expect(done.json()).toMatchObject({ phone: "+201222340003", phoneVerified: true });
    expect((await signIn(client(), "01222340003", customer.password)).statusCode).toBe(200);
  });

  test("rejects the account's current verified email or phone", async () => {
    const person = await registerCustomer(shop);
    const same = await change(person, { email: emailOf(person).toUpperCase() });
    expect(same.statusCode).toBe(422);
    expect(same.json().errors).toMatchObject([{ path: "email", code: "exclusion" }]);
    const phoned = await registerCustomer(shop, { email: "", phone: "01112340077" });
    const again = await change(phoned, { phone: "٠١١١ ٢٣٤ ٠٠٧٧" });
    expect(again.json().errors).toMatchObject([{ path: "phone", code: "exclusion" }]);
  });

  test("revokes reset codes sent to the old email", async () => {
    const customer = await registerCustomer(shop);
    const old = emailOf(customer);
    const { verification, code } = await askedReset(customer);
    const asked = await change(customer, { email: "moved-on@example.com" });
    const proof = await mailbox.mailTo("moved-on@example.com");
    await confirm(customer, asked.json().verification, proof.code);
    expect((await reset(verification, code)).json().code).toBe("code-wrong");
    await shop.pool.query("update identity.verification set sent_at = now() - interval '1 hour'");
    const letters = (await mailbox.mailsTo(old)).length;
    expect((await client().post("/api/v1/auth/resend", { verification })).statusCode).toBe(404);
    expect(await mailbox.mailsTo(old)).toHaveLength(letters);
  });

  test("returns 429 after 10 change requests", async () => {
    const customer = await registerCustomer(shop);
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1)
      statuses.push((await change(customer, { email: `world-${count}@example.com` })).statusCode);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
    expect(await mailbox.mailsTo("world-11@example.com")).toEqual([]);
  });

  test("assigns an email to only one of two concurrent confirmations", async () => {
    const [one, two] = [await registerCustomer(shop), await registerCustomer(shop)];
    const email = "wanted-by-two@example.com";
    const [first, second] = [await change(one, { email }), await change(two, { email })];
    const [firstCode = "", secondCode = ""] = (await mailbox.mailsTo(email)).map(
      ({ code }) => code,
    );
    const answers = await Promise.all([
      confirm(one, first.json().verification, firstCode),
      confirm(two, second.json().verification, secondCode),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.json().code === "code-wrong")).toHaveLength(1);
  });

  test("rejects a code requested by another customer", async () => {
    const [one, two] = [await registerCustomer(shop), await registerCustomer(shop)];
    const email = "of-one-only@example.com";
    const asked = await change(one, { email });
    const { code } = await mailbox.mailTo(email);
    const strange = await confirm(two, asked.json().verification, code);
    expect(strange.json().code).toBe("code-wrong");
    expect((await two.get("/api/v1/account")).json().email).toBe(emailOf(two));
  });

  test("requires a recent identity check and limits code guesses to 5", async () => {
    const customer = await registerCustomer(shop);
    await forgetProof(shop, customer);
    const refused = await change(customer, { email: "x@example.com" });
    expect(refused.json().code).toBe("proof-needed");
    expect(await mailbox.mailsTo("x@example.com")).toEqual([]);
    const { password } = customer;
    await customer.post("/api/v1/account/proof/password", { password });
    const email = "few-guesses@example.com";
    const asked = await change(customer, { email });
    const { code } = await mailbox.mailTo(email);
    for (let by = 1; by <= 5; by += 1) {
      await confirm(customer, asked.json().verification, other(code, by).slice(-code.length));
    }
    const late = await confirm(customer, asked.json().verification, code);
    expect(late.json().code).toBe("code-wrong");
  });
});
