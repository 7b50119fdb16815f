import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { authenticatorCode, secretBytes } from "#server/testing/authenticator.ts";
import {
  addStaff,
  signInStaff,
  STAFF_PASSWORD,
  StaffClient,
} from "#server/testing/sign-in-staff.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const SESSION = "/api/v1/admin/auth/session";
const SIGN_IN = "/api/v1/admin/auth/sign-in";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

const statusOf = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode;
const outcome = (answer: { statusCode: number; json: () => { code: string } }) => [
  answer.statusCode,
  answer.json().code,
];

describe("staff sign-in", () => {
  test("returns an HttpOnly SameSite cookie and a token, requiring both", async () => {
    const staff = await addStaff(shop, "orders");
    const answer = await staff.signIn();
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ name: "staff", path: "/", httpOnly: true, sameSite: "Strict" });
    expect(cookie).not.toHaveProperty("maxAge");
    expect(answer.json()).toMatchObject({
      kind: "session",
      token: expect.stringMatching(/^staff_[\w-]{43}$/),
      staff: { role: "orders", twoFactor: false, needsTwoFactor: false },
    });
    expect(answer.json().staff.permissions).toContain("company:review");
    expect(answer.json().staff.permissions).not.toContain("staff:manage");
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect(await statusOf(staff.get(SESSION))).toBe(200);
    const cookieOnly = new StaffClient(shop.app);
    Object.assign(cookieOnly.cookies, staff.cookies);
    expect(await statusOf(cookieOnly.get(SESSION))).toBe(401);
    const tokenOnly = new StaffClient(shop.app);
    tokenOnly.token = staff.token;
    expect(await statusOf(tokenOnly.get(SESSION))).toBe(401);
  });

  test("creates secrets with random bytes at every position", async () => {
    const staff = await addStaff(shop, "orders");
    const secrets: Buffer[] = [];
    for (let count = 0; count < 8; count += 1) {
      await staff.signIn();
      for (const text of [staff.token.replace("staff_", ""), staff.cookies["staff"] ?? ""])
        secrets.push(Buffer.from(text, "base64url"));
    }
    const places = Array.from({ length: 32 }, (_, at) => new Set(secrets.map((one) => one[at])));
    // Of sixteen random bytes two may be equal now and then, but never most of them.
    expect(Math.min(...places.map(({ size }) => size))).toBeGreaterThan(9);
  });

  test("stores no secret in plain text", async () => {
    const staff = await signInStaff(shop, "owner");
    const tables = [
      "staff.staff",
      "staff.audit_entry",
      "identity.account",
      "identity.session",
      "identity.second_factor",
      "identity.backup_code",
      "identity.challenge",
    ];
    for (const table of tables) {
      const { rows } = await shop.pool.query(`select row.*::text as text from ${table} as row`);
      const text = JSON.stringify(rows);
      const secrets = [staff.token, staff.cookies["staff"] ?? "", staff.secret, STAFF_PASSWORD];
      const codes = staff.backupCodes.map((code) => code.replace("-", ""));
      for (const secret of [...secrets, ...staff.backupCodes, ...codes]) {
        expect(text).not.toContain(secret);
        // Hex, as the database displays bytes.
        expect(text).not.toContain(Buffer.from(secret).toString("hex"));
      }
      expect(text).not.toContain(secretBytes(staff.secret).toString("hex"));
    }
  });

  test("uses a Secure cookie with the __Host- prefix over https", async () => {
    const secure = await createTestShop({ config: { publicUrl: "https://shop.example" } });
    const staff = await addStaff(secure, "support");
    const [cookie] = (await staff.signIn()).cookies;
    expect(cookie).toMatchObject({ name: "__Host-staff", secure: true, httpOnly: true });
    expect(cookie).not.toHaveProperty("domain");
    expect(await statusOf(staff.get(SESSION))).toBe(200);
    await secure.stop();
  });

  test("rotates cookie and token, so that planted cookies return 401", async () => {
    const staff = await signInStaff(shop, "support");
    const planted = staff.cookies["staff"];
    const oldToken = staff.token;
    await staff.signIn();
    expect(staff.cookies["staff"]).not.toBe(planted);
    const thief = new StaffClient(shop.app);
    thief.cookies["staff"] = planted ?? "";
    for (const token of [oldToken, staff.token]) {
      thief.token = token;
      expect(await statusOf(thief.get(SESSION))).toBe(401);
    }
  });

  test("returns the same 401 for unknown, invited and disabled members", async () => {
    const staff = await addStaff(shop, "content");
    const wrong = await staff.signIn("another password");
    const invited = await addStaff(shop, "content");
    await shop.pool.query("update identity.account set password_hash = null where id = $1", [
      invited.staffId,
    ]);
    const disabled = await addStaff(shop, "content");
    await shop.pool.query("update staff.staff set disabled_at = now() where id = $1", [
      disabled.staffId,
    ]);
    const unknown = new StaffClient(shop.app);
    unknown.email = "nobody@staff.example";
    for (const who of [invited, disabled, unknown])
      expect((await who.signIn()).body).toBe(wrong.body);
    expect(outcome(wrong)).toEqual([401, "credentials"]);
    expect(wrong.cookies).toEqual([]);
  });

  test("limits guesses per account and address, and per account overall", async () => {
    const staff = await addStaff(shop, "catalogue");
    const guess = (address: string, password = "wrong password") =>
      shop.app.inject({
        method: "POST",
        url: SIGN_IN,
        remoteAddress: address,
        headers: { "accept-language": "en" },
        payload: { email: staff.email.toUpperCase(), password },
      });
    const first = await Promise.all(Array.from({ length: 8 }, () => guess("203.0.113.7")));
    const statuses = first.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    expect((await guess("203.0.113.7", STAFF_PASSWORD)).json()).toMatchObject({
      code: "too-many-attempts",
    });
    expect((await guess("203.0.113.8", STAFF_PASSWORD)).statusCode).toBe(200);
    const many = [];
    for (let index = 0; index < 35; index += 1) many.push(await guess(`198.51.${index}.7`));
    expect(many.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
    await shop.pool.query("update platform.attempt set ends_at = now() - interval '1 second'");
    expect((await guess("198.51.100.200", STAFF_PASSWORD)).statusCode).toBe(200);
  });
});

describe("staff session", () => {
  const age = (staff: StaffClient, column: string, interval: string) =>
    shop.pool.query(
      `update identity.session set ${column} = now() - $2::interval where account_id = $1`,
      [staff.staffId, interval],
    );

  test("ends after 3 idle hours", async () => {
    const staff = await signInStaff(shop, "orders");
    await age(staff, "last_seen_at", "2 hours 59 minutes");
    expect(await statusOf(staff.get(SESSION))).toBe(200);
    await age(staff, "last_seen_at", "3 hours 1 second");
    expect(outcome(await staff.get(SESSION))).toEqual([401, "sign-in-needed"]);
  });

  test("is extended by requests but ends after 12 hours", async () => {
    const staff = await signInStaff(shop, "orders");
    await age(staff, "last_seen_at", "2 hours");
    await staff.get(SESSION);
    const { rows } = await shop.pool.query(
      `select last_seen_at > now() - interval '1 minute' as fresh,
         expires_at - signed_in_at = interval '12 hours' as is_right
       from identity.session where account_id = $1`,
      [staff.staffId],
    );
    expect(rows).toEqual([{ fresh: true, is_right: true }]);
    await age(staff, "expires_at", "1 second");
    expect(await statusOf(staff.get(SESSION))).toBe(401);
  });

  test("ends at sign-out, even for copied cookies", async () => {
    const staff = await signInStaff(shop, "orders");
    const cookies = { ...staff.cookies };
    const answer = await staff.post("/api/v1/admin/auth/sign-out");
    expect([answer.statusCode, answer.cookies[0]?.value]).toEqual([204, ""]);
    Object.assign(staff.cookies, cookies);
    expect(await statusOf(staff.get(SESSION))).toBe(401);
    expect(await statusOf(staff.post("/api/v1/admin/auth/sign-out"))).toBe(204);
  });

  test("ends elsewhere after a password change with the current password", async () => {
    const staff = await signInStaff(shop, "content");
    const elsewhere = new StaffClient(shop.app);
    Object.assign(elsewhere, { email: staff.email });
    await elsewhere.signIn();
    const change = (currentPassword: string) =>
      staff.post("/api/v1/admin/auth/password", {
        currentPassword,
        password: "فوانيس في كل شباك 52",
      });
    expect(outcome(await change("wrong password"))).toEqual([422, "password-wrong"]);
    const answer = await change(STAFF_PASSWORD);
    expect(answer.statusCode).toBe(200);
    staff.token = answer.json().token;
    expect(await statusOf(staff.get(SESSION))).toBe(200);
    expect(await statusOf(elsewhere.get(SESSION))).toBe(401);
    expect((await elsewhere.signIn()).statusCode).toBe(401);
    expect((await elsewhere.signIn("فوانيس في كل شباك 52")).statusCode).toBe(200);
  });
});

describe("staff second factor", () => {
  // The clock is frozen in each test, so that no time step ends between creating a code and using
  // it.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("is required from owners, returning 403 two-factor-needed before setup", async () => {
    const owner = await addStaff(shop, "owner");
    const answer = await owner.signIn();
    expect(answer.json()).toMatchObject({ kind: "session", staff: { needsTwoFactor: true } });
    for (const url of ["/api/v1/admin/staff", "/api/v1/admin/audit", "/api/v1/admin/customers"])
      expect(outcome(await owner.get(url))).toEqual([403, "two-factor-needed"]);
    await owner.setUpTwoFactor();
    expect(await statusOf(owner.get("/api/v1/admin/staff"))).toBe(200);
  });

  test("is required after the password, accepting each code once", async () => {
    const owner = await signInStaff(shop, "owner");
    const again = await owner.signIn();
    expect(again.json()).toEqual({
      kind: "two-factor",
      challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(again.cookies).toEqual([]);
    const { challenge } = again.json<{ challenge: string }>();
    const end = (code: string, given = challenge) =>
      owner.post("/api/v1/admin/auth/two-factor", { challenge: given, code });
    expect(outcome(await end("000000"))).toEqual([422, "code-wrong"]);
    expect(outcome(await end(authenticatorCode(owner.secret), "x".repeat(43)))).toEqual([
      422,
      "code-wrong",
    ]);
    // The code used for the setup is spent: the next one is valid.
    expect(outcome(await end(authenticatorCode(owner.secret)))).toEqual([422, "code-wrong"]);
    const next = authenticatorCode(owner.secret, 1);
    const [one, other] = await Promise.all([end(next), end(next)]);
    expect(new Set([one.statusCode, other.statusCode])).toEqual(new Set([200, 422]));
  });

  test("accepts a backup code once, in any case or spacing", async () => {
    const owner = await signInStaff(shop, "owner");
    const [code = ""] = owner.backupCodes;
    const begin = async () => (await owner.signIn()).json<{ challenge: string }>().challenge;
    const end = async (given: string) =>
      owner.post("/api/v1/admin/auth/two-factor", { challenge: await begin(), code: given });
    expect((await end(` ${code.toUpperCase().replace("-", " ")} `)).statusCode).toBe(200);
    expect(outcome(await end(code))).toEqual([422, "code-wrong"]);
  });

  test("limits guesses to 40 per day and revokes challenges after password changes", async () => {
    const owner = await signInStaff(shop, "owner");
    const guess = async (challenge: string, code = "000000") =>
      statusOf(
        shop.app.inject({
          method: "POST",
          url: "/api/v1/admin/auth/two-factor",
          payload: { challenge, code },
        }),
      );
    const other = Object.assign(new StaffClient(shop.app), { email: owner.email });
    const begin = async () => (await other.signIn()).json<{ challenge: string }>().challenge;
    const begun = await begin();
    const changed = await owner.post("/api/v1/admin/auth/password", {
      currentPassword: STAFF_PASSWORD,
      password: "nine loud lanterns over 91 roofs",
    });
    expect(changed.statusCode).toBe(200);
    expect(await guess(begun, owner.backupCodes[0])).toBe(422);
    const challenge = (await other.signIn("nine loud lanterns over 91 roofs")).json<{
      challenge: string;
    }>().challenge;
    const statuses: number[] = [];
    for (let count = 0; count < 42; count += 1) {
      statuses.push(await guess(challenge));
      // Same effect as waiting a quarter of an hour.
      await shop.pool.query("delete from platform.attempt where scope = 'staff-code'");
    }
    expect(statuses).toEqual([...Array<number>(40).fill(422), 429, 429]);
  });

  test("limits guesses to 10 across challenges", async () => {
    const owner = await signInStaff(shop, "owner");
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const { challenge } = (await owner.signIn()).json<{ challenge: string }>();
      const code = String(index).padStart(6, "0");
      statuses.push(
        await statusOf(owner.post("/api/v1/admin/auth/two-factor", { challenge, code })),
      );
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
  });

  test("cannot be disabled by owners, but by others with password and code", async () => {
    const owner = await signInStaff(shop, "owner");
    const disable = "/api/v1/admin/auth/two-factor/disable";
    const body = (code: string) => ({ password: STAFF_PASSWORD, code });
    const refused = await owner.post(disable, body(authenticatorCode(owner.secret, 1)));
    expect(outcome(refused)).toEqual([403, "two-factor-needed"]);
    const support = await signInStaff(shop, "support");
    await support.setUpTwoFactor();
    expect(outcome(await support.post(disable, body("000000")))).toEqual([422, "code-wrong"]);
    const code = authenticatorCode(support.secret, 1);
    expect(await statusOf(support.post(disable, body(code)))).toBe(204);
    expect((await support.signIn()).json().kind).toBe("session");
  });
});

test("returns 401 for staff sessions at customer endpoints", async () => {
  const staff = await signInStaff(shop, "support");
  for (const url of ["/api/v1/account", "/api/v1/auth/session", "/api/v1/account/devices"])
    expect(await statusOf(staff.get(url))).toBe(401);
  staff.cookies["session"] = staff.cookies["staff"] ?? "";
  expect(await statusOf(staff.get("/api/v1/account"))).toBe(401);
});
