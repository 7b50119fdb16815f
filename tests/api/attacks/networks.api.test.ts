import { Writable } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createLog } from "#server/platform/log.ts";
import { SecurityEvents } from "#server/platform/security-events.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { addStaff } from "#server/testing/sign-in-staff.ts";
import { registerCustomer, signIn } from "#server/testing/sign-in.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const SMS_LIMITS = { perDay: 12, perNumber: 6 };
let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop({ config: { rateLimit: 30, smsLimits: SMS_LIMITS } });
});
afterAll(() => shop.stop());
beforeEach(() => shop.pool.query("truncate platform.attempt"));

function browserAt(address: string): ApiClient {
  const browser = new ApiClient(shop.app);
  browser.address = address;
  return browser;
}

const hex = (number: number) => number.toString(16);
/** Each with another address on the same connection. */
const inOneHouse = (index: number) => `2001:db8:7:1:${hex(index)}::${hex(index + 1)}`;
/** Each on another connection of the same provider. */
const inOneStreet = (index: number) => `2001:db8:8:${hex(index)}::1`;

describe("password guessing", () => {
  const guess = (address: string, index: number) =>
    signIn(browserAt(address), `nobody-${index}@example.com`, "not the password");

  test("is limited to 100 per IPv6 connection, whatever the address", async () => {
    const busy = await createTestShop();
    const codes: string[] = [];
    for (let index = 0; index < 102; index += 1) {
      const browser = new ApiClient(busy.app);
      browser.address = inOneHouse(index);
      const answer = await signIn(browser, `nobody-${index}@example.com`, "not the password");
      codes.push(answer.json().code);
    }
    await busy.stop();
    expect(codes.slice(0, 100)).toEqual(Array(100).fill("credentials"));
    expect(codes.slice(100)).toEqual(["too-many-attempts", "too-many-attempts"]);
  });

  test("is limited for a staff account by connection and network", async () => {
    const staff = await addStaff(shop, "support");
    const attempt = async (address: string) => {
      staff.address = address;
      return (await staff.signIn("not the password")).json().code as string;
    };
    const house: string[] = [];
    for (let index = 0; index < 6; index += 1) house.push(await attempt(inOneHouse(index)));
    expect(house).toEqual([...Array(5).fill("credentials"), "too-many-attempts"]);
    await shop.pool.query("truncate platform.attempt");
    const street: string[] = [];
    for (let index = 0; index < 16; index += 1) street.push(await attempt(inOneStreet(index)));
    expect(street).toEqual([...Array(15).fill("credentials"), "too-many-attempts"]);
  });

  test("is limited equally for IPv4 addresses written as IPv6", async () => {
    const staff = await addStaff(shop, "support");
    const codes: string[] = [];
    for (const address of ["203.0.113.9", "::ffff:203.0.113.9", "::ffff:cb00:7109"]) {
      staff.address = address;
      for (let count = 0; count < 2; count += 1)
        codes.push((await staff.signIn("not the password")).json().code);
    }
    expect(codes).toEqual([...Array(5).fill("credentials"), "too-many-attempts"]);
  });

  test("returns 429 after 30 requests per connection and 300 per network", async () => {
    const ask = async (address: string) =>
      (await browserAt(address).get("/api/v1/delivery-terms")).statusCode;
    const house: number[] = [];
    for (let index = 0; index < 31; index += 1)
      house.push(await ask(`2001:db8:9:1::${hex(index)}`));
    expect(house.filter((status) => status === 429)).toHaveLength(1);
    const street: number[] = [];
    for (let index = 0; index < 302; index += 1)
      street.push(await ask(`2001:db8:a:${hex(index)}::1`));
    expect(street.filter((status) => status === 429)).toHaveLength(2);
    expect(await guess("203.0.113.77", 1)).toMatchObject({ statusCode: 401 });
  });
});

describe("sending SMS", () => {
  const phones = ["01066660001", "01066660002", "01066660003"];
  const international = (phone: string) => `+2${phone}`;
  const forgot = (phone: string, address: string) =>
    browserAt(address).post("/api/v1/auth/forgot-password", { identifier: phone });

  test("stops at the daily limit per number and per shop", async () => {
    const mailbox = openMailbox(shop.platform);
    for (const [index, phone] of phones.entries()) {
      await registerCustomer(shop, { email: "", phone }, browserAt(`198.51.${index}.1`));
    }
    await shop.pool.query("truncate platform.attempt");
    const { counts } = shop.platform.security;
    const [one = "", two = "", three = ""] = phones;
    const codes: (string | undefined)[] = [];
    for (let index = 0; index < 8; index += 1)
      codes.push((await forgot(one, `203.0.${index}.1`)).json().code);
    expect(codes).toEqual([...Array(6).fill(undefined), "too-many-attempts", "too-many-attempts"]);
    const sent = async () => {
      const counted: number[] = [];
      // One at a time: reading while another message is being delivered would return only what has
      // arrived so far.
      for (const phone of phones)
        counted.push((await mailbox.smsTo(international(phone))).length - 1);
      return counted;
    };
    expect(await sent()).toEqual([6, 0, 0]);
    for (let index = 0; index < 5; index += 1) {
      await forgot(two, `203.0.${index}.1`);
      await forgot(three, `203.0.${index}.1`);
    }
    const [, second = 0, third = 0] = await sent();
    expect(second + third).toBe(SMS_LIMITS.perDay - 6);
    expect(counts.get("limited shop sms-shop-day")).toBe(4);
  });
});

test("logs and counts failed sign-ins, refusals and limits without personal data", async () => {
  const lines: string[] = [];
  const to = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const watched = await createTestShop();
  const events = new SecurityEvents(createLog("warn", false, to));
  watched.platform.security.note = (event) => events.note(event);
  const browser = new ApiClient(watched.app);
  browser.address = "2001:db8:77:1::5";
  const email = "somebody.private@example.com";
  for (let count = 0; count < 11; count += 1) await signIn(browser, email, "not the password");
  const staff = await addStaff(watched, "support");
  staff.address = "203.0.113.99";
  await staff.signIn();
  expect((await staff.get("/api/v1/admin/staff")).statusCode).toBe(403);
  expect(Object.fromEntries(events.counts)).toEqual({
    "sign-in-failed customer credentials": 10,
    "limited customer too-many-attempts": 1,
    "refused staff forbidden": 1,
  });
  const written = lines.join("");
  expect(lines.map((line) => JSON.parse(line).security)).toEqual([
    {
      event: "sign-in-failed",
      realm: "customer",
      reason: "credentials",
      network: "2001:db8:77::/48",
    },
    {
      event: "limited",
      realm: "customer",
      reason: "too-many-attempts",
      network: "2001:db8:77::/48",
    },
    { event: "refused", realm: "staff", reason: "forbidden", network: "203.0.113.0/24" },
  ]);
  for (const personal of [email, "somebody", staff.email, "2001:db8:77:1::5", "203.0.113.99"])
    expect(written).not.toContain(personal);
  await watched.stop();
});

test("shows security events in the metrics", async () => {
  shop.platform.security.note({ event: "refused", realm: "staff", reason: "forbidden" });
  const { body } = await browserAt("127.0.0.1").get("/metrics");
  expect(body).toMatch(/security_events\{event="refused",realm="staff",reason="forbidden"\} [1-9]/);
});
