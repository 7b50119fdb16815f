import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PASSWORD_MEMORY_KIB } from "#server/platform/secrets/passwords.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { fastestMs } from "#server/testing/measure-time.ts";
import {
  forgetProof,
  registerCustomer,
  type CustomerClient,
  signIn,
} from "#server/testing/sign-in.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let customer: CustomerClient;

beforeAll(async () => {
  shop = await createTestShop();
  customer = await registerCustomer(shop, { phone: "01055550200" });
});
beforeEach(() => shop.pool.query("delete from platform.attempt"));
afterAll(() => shop.stop());

const emailOf = ({ userInfo }: CustomerClient) => userInfo.email ?? "";
const attempt = (identifier: string, password: string, browser = new ApiClient(shop.app)) =>
  signIn(browser, identifier, password);

async function guess(identifier: string, times: number, browser?: ApiClient): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) {
    statuses.push((await attempt(identifier, `wrong ${count}`, browser)).statusCode);
  }
  return statuses;
}

describe("account enumeration protection at sign-in", () => {
  test("returns the same 401 for unknown accounts, wrong passwords and unverified phones", async () => {
    const answers = [
      await attempt(emailOf(customer), "wrong"),
      await attempt("nobody@example.com", "wrong"),
      await attempt("01055550200", customer.password),
      await attempt("no identifier at all", "wrong"),
      await attempt("01055559999", "wrong"),
    ];
    const [first, ...others] = answers.map(({ statusCode, body, headers }) => {
      const { date: _, "x-request-id": __, ...rest } = headers;
      return { statusCode, body, rest };
    });
    expect(first?.statusCode).toBe(401);
    for (const other of others) expect(other).toEqual(first);
  });

  test("compares one hash in similar time for known and unknown emails", async () => {
    const dear = await createTestShop({ config: { passwordMemoryKib: PASSWORD_MEMORY_KIB } });
    const { passwords } = dear.platform;
    const { matches } = passwords;
    let compared = 0;
    passwords.matches = (...given) => {
      compared += 1;
      return matches(...given);
    };
    const known = emailOf(await registerCustomer(dear));
    const guessFor = (identifier: string) => () =>
      attempt(identifier, "wrong", new ApiClient(dear.app));
    const [ofKnown, ofUnknown] = await fastestMs(
      15,
      () => dear.pool.query("delete from platform.attempt"),
      [guessFor(known), guessFor("nobody@example.com")],
    );
    await dear.stop();
    expect(compared).toBe(30);
    expect(ofKnown / ofUnknown).toBeGreaterThan(1 / 3);
    expect(ofKnown / ofUnknown).toBeLessThan(3);
  });
});

describe("password guessing limit", () => {
  test("returns 429 after 10 guesses, with or without an account", async () => {
    for (const identifier of [emailOf(customer), "nobody@example.com"]) {
      expect(await guess(identifier, 10)).toEqual(Array.from({ length: 10 }, () => 401));
      const answer = await attempt(identifier, customer.password);
      expect(answer.statusCode).toBe(429);
      expect(answer.json()).toMatchObject({
        code: "too-many-attempts",
        values: { minutes: 15 },
      });
    }
  });

  test("counts concurrent guesses exactly", async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => attempt(emailOf(customer), `wrong ${index}`)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    // On a busy machine some comparisons time out in the queue with 503.
    expect(statuses.filter((status) => status === 401 || status === 503)).toHaveLength(10);
  });

  test("ends when the period expires, which later guesses do not extend", async () => {
    await guess(emailOf(customer), 10);
    await shop.pool.query("update platform.attempt set ends_at = now() + interval '150 seconds'");
    for (const _ of [1, 2])
      expect((await attempt(emailOf(customer), "wrong")).json()).toMatchObject({
        code: "too-many-attempts",
        values: { minutes: 3 },
      });
    await shop.pool.query("update platform.attempt set ends_at = now()");
    expect((await attempt(emailOf(customer), customer.password)).statusCode).toBe(200);
  });

  test("is reset by the correct password", async () => {
    await guess(emailOf(customer), 9);
    expect((await attempt(emailOf(customer), customer.password)).statusCode).toBe(200);
    expect(await guess(emailOf(customer), 10)).not.toContain(429);
  });

  test("does not block the owner's known browser", async () => {
    const browser = new ApiClient(shop.app);
    await attempt(emailOf(customer), customer.password, browser);
    await browser.post("/api/v1/auth/sign-out");
    expect((await guess(emailOf(customer), 11)).at(-1)).toBe(429);
    expect((await attempt(emailOf(customer), customer.password, browser)).statusCode).toBe(200);
    expect((await guess(emailOf(customer), 11, browser)).at(-1)).toBe(429);
  });

  test("applies per IP address across accounts, ignoring successful sign-ins", async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 101; count += 1) {
      if (count === 50) await attempt(emailOf(customer), customer.password);
      statuses.push((await attempt(`nobody-${count}@example.com`, "wrong")).statusCode);
    }
    expect(statuses.indexOf(429)).toBe(100);
    expect((await attempt(emailOf(customer), customer.password)).statusCode).toBe(429);
  });

  test("is stored in the database without the email", async () => {
    await guess(emailOf(customer), 10);
    const { rows } = await shop.pool.query("select * from platform.attempt");
    expect(rows.map(({ scope }) => scope)).toEqual(
      expect.arrayContaining(["sign-in", "sign-in-address"]),
    );
    expect(JSON.stringify(rows)).not.toContain(emailOf(customer));
  });
});

describe("POST /account/proof/password", () => {
  test("returns too-many-attempts after 10 wrong passwords", async () => {
    const owner = await registerCustomer(shop);
    await forgetProof(shop, owner);
    const prove = (password: string) => owner.post("/api/v1/account/proof/password", { password });
    for (let count = 0; count < 10; count += 1) {
      expect((await prove(`wrong ${count}`)).json().code).toBe("password-wrong");
    }
    expect((await prove(owner.password)).json().code).toBe("too-many-attempts");
    expect((await owner.post("/api/v1/account/erase")).json().code).toBe("proof-needed");
  });
});

test("stores passwords as Argon2id and matches them after Unicode normalisation", async () => {
  const owner = await registerCustomer(shop, { password: "Crème brûlée à minuit" });
  const { rows } = await shop.pool.query(
    "select password_hash from identity.account where id = $1",
    [owner.userInfo.id],
  );
  expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=8,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  const typed = owner.password.normalize("NFD");
  expect(typed).not.toBe(owner.password);
  expect((await attempt(emailOf(owner), typed)).statusCode).toBe(200);
  for (const other of [typed.toLowerCase(), ` ${typed}`, `${typed} `, typed.slice(0, -1)])
    expect((await attempt(emailOf(owner), other)).statusCode, other).toBe(401);
});

test.each([
  "update identity.account set password_hash = 'another' where id = $1",
  "update customers.customer set disabled_at = now(), disabled_reason = 'test' where id = $1",
])("rejects a sign-in when %s runs during the password check", async (change) => {
  const owner = await registerCustomer(shop);
  const { passwords } = shop.platform;
  const { matches } = passwords;
  passwords.matches = async (...given) => {
    const isRight = await matches(...given);
    await shop.pool.query(change, [owner.userInfo.id]);
    return isRight;
  };
  const browser = new ApiClient(shop.app);
  const answer = await attempt(emailOf(owner), owner.password, browser);
  passwords.matches = matches;
  expect(answer.json().code).toBe("credentials");
  expect(browser.cookies["session"]).toBeUndefined();
});
