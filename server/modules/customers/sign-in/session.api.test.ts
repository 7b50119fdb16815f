import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withStatementCount } from "#server/platform/postgres/statements.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { registerCustomer, type CustomerClient, signIn } from "#server/testing/sign-in.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let variantId: number;

beforeAll(async () => {
  shop = await createTestShop();
  [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 100 }]));
});
afterAll(() => shop.stop());

const SESSION = "/api/v1/auth/session";
const session = (browser: ApiClient) => browser.get(SESSION);

/** A browser with only some of another one's cookies and token. */
function browserWith({
  cookies = {},
  token = "",
}: {
  cookies?: object;
  token?: string;
}): ApiClient {
  const browser = new ApiClient(shop.app);
  Object.assign(browser.cookies, cookies);
  browser.token = token;
  return browser;
}

async function again(customer: CustomerClient): Promise<ApiClient> {
  const browser = new ApiClient(shop.app);
  await signIn(browser, customer.userInfo.email ?? "", customer.password);
  return browser;
}

describe("concurrent sign-ins of one browser", () => {
  test.each([[0], [1]])(
    "return 401 for mixed secrets, then restore the cart (answer %i last)",
    async (last) => {
      const { userInfo, password } = await registerCustomer(shop);
      const guest = new ApiClient(shop.app);
      await guest.post("/api/v1/cart/lines", { variantId, quantity: 2 });
      const tabs = [0, 1].map(() => browserWith({ cookies: guest.cookies }));
      await Promise.all(tabs.map((tab) => signIn(tab, userInfo.email ?? "", password)));
      const [first, second] = last === 0 ? tabs.toReversed() : tabs;
      const mixed = browserWith({ cookies: second?.cookies ?? {}, token: first?.token ?? "" });
      const refused = await session(mixed);
      expect([refused.statusCode, refused.json().code]).toEqual([401, "sign-in-needed"]);
      await signIn(mixed, userInfo.email ?? "", password);
      expect((await mixed.get("/api/v1/cart")).json()).toMatchObject({ totalQty: 2 });
    },
  );
});

describe("session cookie and token", () => {
  test("are stored as hashes, with an HttpOnly SameSite cookie", async () => {
    const customer = await registerCustomer(shop);
    const browser = new ApiClient(shop.app);
    const answer = await signIn(browser, customer.userInfo.email ?? "", customer.password);
    const cookie = answer.cookies.find(({ name }) => name === "session");
    expect(cookie).toMatchObject({ path: "/", httpOnly: true, sameSite: "Lax" });
    expect(cookie?.secure).toBeUndefined();
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    const { rows } = await shop.pool.query(
      "select * from identity.session where account_id = $1 order by id desc limit 1",
      [customer.userInfo.id],
    );
    const hash = (secret = "") => createHash("sha256").update(secret).digest();
    expect(rows[0].cookie_hash).toEqual(hash(cookie?.value));
    expect(rows[0].token_hash).toEqual(hash(browser.token));
    for (const secret of [cookie?.value, browser.token])
      expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test("use a Secure cookie with the __Host- prefix over https", async () => {
    const secure = await createTestShop({ config: { publicUrl: "https://shop.example" } });
    const customer = await registerCustomer(secure);
    const browser = new ApiClient(secure.app);
    const { cookies } = await signIn(browser, customer.userInfo.email ?? "", customer.password);
    const status = (await session(browser)).statusCode;
    await secure.stop();
    expect(cookies.find(({ name }) => name === "__Host-session")).toMatchObject({
      secure: true,
      path: "/",
      httpOnly: true,
    });
    expect(cookies.find(({ name }) => name === "__Host-session")?.domain).toBeUndefined();
    expect(status).toBe(200);
  });

  test("return 401 unless both belong to the same session", async () => {
    const customer = await registerCustomer(shop);
    const second = await again(customer);
    const mixtures = [
      browserWith({ token: customer.token }),
      browserWith({ cookies: customer.cookies }),
      browserWith({ cookies: customer.cookies, token: second.token }),
      browserWith({ cookies: second.cookies, token: customer.token }),
      browserWith({ cookies: customer.cookies, token: `${customer.token}x` }),
      browserWith({ cookies: { session: "x".repeat(43) }, token: customer.token }),
    ];
    for (const browser of mixtures) {
      const answer = await session(browser);
      expect(answer.statusCode).toBe(401);
      expect(answer.json().code).toBe("sign-in-needed");
    }
    expect((await session(customer)).statusCode).toBe(200);
    expect((await session(second)).statusCode).toBe(200);
  });

  test("identify a guest on public endpoints when one is missing", async () => {
    const customer = await registerCustomer(shop);
    await customer.add(variantId);
    const stolen = browserWith({ token: customer.token });
    const answer = await stolen.cart();
    expect(answer.statusCode).toBe(200);
    expect(answer.json().items).toEqual([]);
    expect((await customer.cart()).json().totalQty).toBe(1);
  });

  test("are rejected with forbidden-origin from another site", async () => {
    const customer = await registerCustomer(shop);
    for (const headers of [
      { "sec-fetch-site": "cross-site" },
      { origin: "https://evil.example", host: "shop.example" },
    ]) {
      const answer = await customer.send({
        method: "DELETE",
        url: "/api/v1/account/devices",
        headers,
      });
      expect(answer.json().code).toBe("forbidden-origin");
    }
  });
});

describe("sign-in and sign-out", () => {
  test("accepts an email in any case or a verified phone", async () => {
    const byMail = await registerCustomer(shop, {
      email: "case@example.com",
      phone: "01055550100",
    });
    const byPhone = await registerCustomer(shop, { email: "", phone: "01055550101" });
    const ids = async (identifier: string, password: string) =>
      (await signIn(new ApiClient(shop.app), identifier, password)).json().userInfo?.id;
    expect(await ids(" Case@EXAMPLE.com ", byMail.password)).toBe(byMail.userInfo.id);
    expect(await ids("٠١٠ ٥٥٥٥ ٠١٠١", byPhone.password)).toBe(byPhone.userInfo.id);
    expect(await ids("+201055550101", byPhone.password)).toBe(byPhone.userInfo.id);
    expect(await ids("01055550100", byMail.password)).toBeUndefined();
  });

  test("replaces a planted session cookie and ends that cookie's session", async () => {
    const attacker = await registerCustomer(shop);
    const victim = await registerCustomer(shop);
    const planted = "p".repeat(43);
    for (const before of [planted, attacker.cookies["session"] ?? ""]) {
      const browser = browserWith({ cookies: { session: before } });
      await signIn(browser, victim.userInfo.email ?? "", victim.password);
      expect(browser.cookies["session"]).not.toBe(before);
      expect((await session(browser)).json().userInfo.id).toBe(victim.userInfo.id);
      expect(
        (await session(browserWith({ cookies: { session: before }, token: browser.token })))
          .statusCode,
      ).toBe(401);
    }
    expect((await session(attacker)).statusCode).toBe(401);
  });

  test("rotates cookie and token at each sign-in", async () => {
    const customer = await registerCustomer(shop);
    const before = { cookie: customer.cookies["session"], token: customer.token };
    await signIn(customer, customer.userInfo.email ?? "", customer.password);
    expect(customer.cookies["session"]).not.toBe(before.cookie);
    expect(customer.token).not.toBe(before.token);
    const old = browserWith({ cookies: { session: before.cookie }, token: before.token });
    expect((await session(old)).statusCode).toBe(401);
  });

  test("ends the session at sign-out and returns 204 without a session", async () => {
    const customer = await registerCustomer(shop);
    const kept = browserWith({ cookies: { ...customer.cookies }, token: customer.token });
    expect((await customer.post("/api/v1/auth/sign-out")).statusCode).toBe(204);
    expect(customer.cookies["session"]).toBeUndefined();
    expect((await session(kept)).statusCode).toBe(401);
    expect((await new ApiClient(shop.app).post("/api/v1/auth/sign-out")).statusCode).toBe(204);
  });

  test.each([
    ["erased_at = now(), email = null, phone = null"],
    ["disabled_at = now(), disabled_reason = 'test'"],
  ])("returns 401 immediately for an account with %s", async (change) => {
    const customer = await registerCustomer(shop);
    const { id, email } = customer.userInfo;
    await shop.pool.query(`update customers.customer set ${change} where id = $1`, [id]);
    expect((await session(customer)).statusCode).toBe(401);
    const wrong = await signIn(new ApiClient(shop.app), "nobody@example.com", customer.password);
    const answer = await signIn(new ApiClient(shop.app), email ?? "", customer.password);
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toBe(wrong.body);
  });
});

describe("session lifetime", () => {
  const age = (customer: CustomerClient, column: string, interval: string) =>
    shop.pool.query(
      `update identity.session set ${column} = now() - $2::interval where account_id = $1`,
      [customer.userInfo.id, interval],
    );
  const lastSeen = async ({ userInfo }: CustomerClient): Promise<number> => {
    const { rows } = await shop.pool.query(
      "select extract(epoch from now() - last_seen_at)::int as seconds from identity.session where account_id = $1",
      [userInfo.id],
    );
    return rows[0].seconds;
  };

  test("ends after 3 idle hours, renewed by each request", async () => {
    const customer = await registerCustomer(shop);
    await age(customer, "last_seen_at", "2 hours 59 minutes");
    expect((await session(customer)).statusCode).toBe(200);
    expect(await lastSeen(customer)).toBeLessThan(5);
    await age(customer, "last_seen_at", "3 hours 1 second");
    expect((await session(customer)).statusCode).toBe(401);
    expect(await lastSeen(customer)).toBeGreaterThan(10_000);
  });

  test("ends after 30 days regardless of activity", async () => {
    const customer = await registerCustomer(shop);
    const { rows } = await shop.pool.query(
      "select expires_at - signed_in_at = interval '30 days' as is_right from identity.session where account_id = $1",
      [customer.userInfo.id],
    );
    expect(rows).toEqual([{ is_right: true }]);
    await age(customer, "expires_at", "1 second");
    expect((await session(customer)).statusCode).toBe(401);
  });

  test("records activity once per minute with one extra statement", async () => {
    const customer = await registerCustomer(shop);
    await age(customer, "last_seen_at", "50 seconds");
    const quick = await withStatementCount(() => customer.get("/api/v1/account/devices"));
    expect(await lastSeen(customer)).toBeGreaterThan(45);
    expect(quick.statements).toBe(3);
    await age(customer, "last_seen_at", "70 seconds");
    const noted = await withStatementCount(() => customer.get("/api/v1/account/devices"));
    expect(noted.statements).toBe(4);
    expect(await lastSeen(customer)).toBeLessThan(5);
  });

  test("runs no statements for a visitor without cookies", async () => {
    const client = new ApiClient(shop.app);
    expect((await withStatementCount(() => client.cart())).statements).toBe(0);
    await client.add(variantId);
    const asGuest = await withStatementCount(() => client.cart());
    const customer = await registerCustomer(shop);
    await customer.add(variantId);
    const asCustomer = await withStatementCount(() => customer.cart());
    expect([asGuest.statements, asCustomer.statements]).toEqual([3, 4]);
  });
});

test("returns 403 for a person at a company endpoint", async () => {
  const customer = await registerCustomer(shop);
  const answer = await customer.get("/api/v1/account/company");
  expect(answer.statusCode).toBe(403);
  expect(answer.json().code).toBe("forbidden");
});
