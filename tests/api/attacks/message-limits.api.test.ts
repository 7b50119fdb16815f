import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { countMessage } from "#server/platform/outbox/count-message.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { foundCompany } from "#server/testing/company.ts";
import { registerCustomer, registration } from "#server/testing/sign-in.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let soldOut: number;

beforeAll(async () => {
  shop = await createTestShop();
  [soldOut = 0] = await shop.run((work) => addProducts(work, [{ stock: 0 }]));
});
afterAll(() => shop.stop());
beforeEach(() => shop.pool.query("truncate platform.attempt"));

/** The same mailbox of Gmail, written differently each time. */
const spelling = (name: string, index: number) =>
  [`${name}+${index}@gmail.com`, `${name[0]}.${name.slice(1)}@googlemail.com`][index % 2] ?? "";

const browserAt = (address: string) => Object.assign(new ApiClient(shop.app), { address });
/** Each from another network. */
const anywhere = (index: number) => browserAt(`198.51.${index}.1`);

interface Way {
  name: string;
  max: number;
  ask: (browser: ApiClient, email: string) => ReturnType<ApiClient["post"]>;
}

describe("messages to one mailbox in many spellings", () => {
  const ways: Way[] = [
    {
      name: "registration",
      max: 20,
      ask: (browser, email) => browser.post("/api/v1/auth/register", registration({ email })),
    },
    {
      name: "registration of a company",
      max: 20,
      ask: (browser, email) =>
        browser.post("/api/v1/auth/register-company", {
          ...registration({ email }),
          companyNameAr: "شركة",
          companyNameEn: "Company",
        }),
    },
    {
      name: "password reset",
      max: 20,
      ask: (browser, email) => browser.post("/api/v1/auth/forgot-password", { identifier: email }),
    },
    {
      name: "codes for earlier orders",
      max: 20,
      ask: (browser, email) => browser.post("/api/v1/orders/find/code", { phoneOrEmail: email }),
    },
    {
      name: "alerts",
      max: 5,
      ask: (browser, email) =>
        browser.post("/api/v1/alerts", { kind: "stock", variantId: soldOut, contact: email }),
    },
    {
      name: "the contact form",
      max: 5,
      ask: (browser, email) =>
        browser.post("/api/v1/feedback", {
          userName: "Mona",
          email,
          message: "Lamps",
          description: "Do you have them?",
          leaveEmpty: "",
        }),
    },
  ];

  test.each(ways)("returns 429 after $max an hour: $name", async ({ name, max, ask }) => {
    const statuses: number[] = [];
    for (let index = 0; index < max + 2; index += 1)
      statuses.push((await ask(anywhere(index), spelling(`v${name.length}`, index))).statusCode);
    const accepted = statuses.filter((status) => status < 300);
    expect(accepted).toHaveLength(max);
    expect(statuses.slice(max)).toEqual([429, 429]);
  });

  test("returns 429 after 5 invitations a day", async () => {
    const { founder } = await foundCompany(shop);
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      const invited = { email: spelling("colleague", index), role: "buyer" };
      statuses.push(
        (await founder.post("/api/v1/account/company/invitations", invited)).statusCode,
      );
    }
    expect(statuses).toEqual([...Array<number>(5).fill(201), 429, 429]);
  });

  test("returns 429 after 5 email changes an hour from one connection", async () => {
    const customer = await registerCustomer(shop);
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      const email = spelling("newaddress", index);
      const sent = { email, password: customer.password };
      statuses.push((await customer.post("/api/v1/account/email", sent)).statusCode);
    }
    expect(statuses.slice(-2)).toEqual([429, 429]);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  });

  test("counts messages of all kinds together", async () => {
    const [register, , reset, , alert] = ways;
    for (let index = 0; index < 16; index += 1)
      await register?.ask(anywhere(index), spelling("victim", index));
    const statuses: number[] = [];
    for (const [index, way] of [alert, alert, reset, reset, reset].entries())
      statuses.push(
        (await way?.ask(anywhere(30 + index), spelling("victim", index)))?.statusCode ?? 0,
      );
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });
});

describe("messages from one network", () => {
  const count = (to: string, address: string) =>
    countMessage(shop.platform, { kind: "test" }, { to, address }).then(
      () => "sent",
      (error: { code: string }) => error.code,
    );

  test("rejects the 301st email an hour, but no other network's", async () => {
    const answers: string[] = [];
    for (let index = 0; index < 302; index += 1)
      answers.push(await count(`person${index}@example.com`, "203.0.113.5"));
    expect(answers.slice(0, 300)).toEqual(Array(300).fill("sent"));
    expect(answers.slice(300)).toEqual(["too-many-attempts", "too-many-attempts"]);
    expect(await count("person1@example.com", "198.51.100.5")).toBe("sent");
  });

  test("does not count rejected emails against the recipient's limit", async () => {
    const limits = { kind: "test", fromOne: { max: 5, minutes: 60 } };
    const send = (address: string) =>
      countMessage(shop.platform, limits, { to: "owner@example.com", address });
    for (let index = 0; index < 40; index += 1) await send("203.0.113.6").catch(() => null);
    await expect(send("198.51.100.6")).resolves.toBeUndefined();
  });

  test("holds the limit for concurrent requests", async () => {
    const sent = await Promise.all(
      Array.from({ length: 40 }, (_, index) => count(spelling("crowd", index), `10.0.${index}.1`)),
    );
    expect(sent.filter((answer) => answer === "sent")).toHaveLength(20);
  });
});
