import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ApiClient } from "#server/testing/api-client.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { registration, signIn } from "#server/testing/sign-in.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());
beforeEach(() => shop.pool.query("truncate platform.attempt"));

const ATTACKERS_PASSWORD = "nine wet umbrellas 31";
const OWNERS_PASSWORD = "قارب أزرق في الفيوم 8";

let count = 0;
const newEmail = () => `victim-${(count += 1)}@example.com`;

function browserAt(address: string): ApiClient {
  const browser = new ApiClient(shop.app);
  browser.address = address;
  return browser;
}

/** Registers an email; the mail with the code goes to its owner. */
async function register(browser: ApiClient, email: string, password: string) {
  const answer = await browser.post("/api/v1/auth/register", registration({ email, password }));
  expect(answer.statusCode, answer.body).toBe(200);
  const { code } = await openMailbox(shop.platform).mailTo(email);
  return { verification: answer.json().verification as string, code };
}

const confirm = (browser: ApiClient, found: object) => browser.post("/api/v1/auth/verify", found);

describe("a registration by an attacker", () => {
  test("returns 403 when the email's owner presses the button", async () => {
    const email = newEmail();
    const [attacker, victim] = [browserAt("203.0.113.1"), browserAt("198.51.100.1")];
    const begun = await register(attacker, email, ATTACKERS_PASSWORD);
    const pressed = await confirm(victim, begun);
    expect(pressed.statusCode).toBe(403);
    expect(pressed.json().code).toBe("registration-elsewhere");
    expect(victim.cookies["session"]).toBeUndefined();
    const entered = await signIn(attacker, email, ATTACKERS_PASSWORD);
    expect(entered.json().code).toBe("credentials");
  });

  test("rejects the owner's password and ends after five guesses", async () => {
    const email = newEmail();
    const begun = await register(browserAt("203.0.113.1"), email, ATTACKERS_PASSWORD);
    const victim = browserAt("198.51.100.1");
    const answers = [];
    for (let guess = 0; guess < 5; guess += 1)
      answers.push(await confirm(victim, { ...begun, password: OWNERS_PASSWORD }));
    expect(answers.map((answer) => answer.json().code)).toEqual(Array(5).fill("password-wrong"));
    const late = await confirm(victim, { ...begun, password: ATTACKERS_PASSWORD });
    expect(late.json().code).toBe("code-wrong");
  });

  test("does not stop the email's owner from registering", async () => {
    const email = newEmail();
    const attacker = browserAt("203.0.113.1");
    for (let mail = 0; mail < 5; mail += 1) await register(attacker, email, ATTACKERS_PASSWORD);
    const blocked = await attacker.post("/api/v1/auth/register", registration({ email }));
    expect(blocked.json().code).toBe("too-many-attempts");
    const owner = browserAt("198.51.100.1");
    const own = await register(owner, email, OWNERS_PASSWORD);
    expect((await confirm(owner, own)).statusCode).toBe(200);
    expect((await signIn(browserAt("198.51.100.2"), email, OWNERS_PASSWORD)).statusCode).toBe(200);
    const attack = await signIn(attacker, email, ATTACKERS_PASSWORD);
    expect(attack.json().code).toBe("credentials");
  });

  test("does not sign the victim's browser into the attacker's account", async () => {
    const email = newEmail();
    const attacker = browserAt("203.0.113.1");
    const begun = await register(attacker, email, ATTACKERS_PASSWORD);
    const victim = browserAt("198.51.100.1");
    // The victim waits for a code of their own, so this browser has a secret, too.
    await register(victim, newEmail(), OWNERS_PASSWORD);
    expect((await confirm(victim, begun)).json().code).toBe("registration-elsewhere");
    expect((await victim.get("/api/v1/account")).statusCode).toBe(401);
  });
});

test("asks for the password when the email opens on another device", async () => {
  const email = newEmail();
  const begun = await register(browserAt("198.51.100.1"), email, OWNERS_PASSWORD);
  const phone = browserAt("198.51.100.9");
  expect((await confirm(phone, begun)).json().code).toBe("registration-elsewhere");
  const confirmed = await confirm(phone, { ...begun, password: OWNERS_PASSWORD });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
});

test("stores the browser secret as a hash and in an HttpOnly cookie", async () => {
  const email = newEmail();
  const browser = browserAt("198.51.100.1");
  const answer = await browser.post("/api/v1/auth/register", registration({ email }));
  const cookie = answer.cookies.find(({ name }) => name === "verification");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  const { rows } = await shop.pool.query(
    "select encode(browser_hash, 'hex') as hash from identity.verification where target = $1",
    [email],
  );
  expect(rows[0].hash).toMatch(/^[0-9a-f]{64}$/);
  expect(Buffer.from(cookie?.value ?? "", "base64url").toString("hex")).not.toBe(rows[0].hash);
});
