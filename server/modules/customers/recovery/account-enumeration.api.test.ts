import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { withStatementCount } from "#server/platform/postgres/statements.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { type Mailbox, openMailbox } from "#server/testing/mailbox.ts";
import { fastestMs } from "#server/testing/measure-time.ts";
import { registerCustomer, type CustomerClient } from "#server/testing/sign-in.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let mailbox: Mailbox;

beforeAll(async () => {
  shop = await createTestShop();
  mailbox = openMailbox(shop.platform);
});
afterAll(() => shop.stop());

/** Same effect as waiting an hour. */
const forgetAttempts = () => shop.pool.query("truncate platform.attempt");
beforeEach(forgetAttempts);

const client = () => new ApiClient(shop.app);
const emailOf = ({ userInfo }: CustomerClient) => userInfo.email ?? "";
const forgot = (identifier: string) =>
  client().post("/api/v1/auth/forgot-password", { identifier });
const reset = (verification: string, code: string) =>
  client().post("/api/v1/auth/reset-password", {
    verification,
    code,
    password: "seven quiet lanterns 19",
  });

/** The shape of a response, without values. */
const form = (answer: LightMyRequestResponse) =>
  Object.entries(answer.json<object>()).map(([key, value]) => [
    key,
    typeof value,
    String(value).length > 0,
  ]);

describe("account enumeration protection", () => {
  test("returns the same responses for known and unknown emails", async () => {
    const customer = await registerCustomer(shop);
    const known = await forgot(emailOf(customer));
    const unknown = await forgot("nobody-here@example.com");
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(form(unknown)).toEqual(form(known));
    expect(unknown.json().verification).toHaveLength(known.json().verification.length);
    expect(unknown.json().sentTo).toBe("nobody-here@example.com");
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    for (const { verification } of [known.json(), unknown.json()]) {
      for (let guess = 0; guess < 6; guess += 1) {
        const answer = await reset(verification, "00000000");
        expect([answer.statusCode, answer.json().code]).toEqual([422, "code-wrong"]);
      }
    }
    expect(await mailbox.mailsTo("nobody-here@example.com")).toEqual([]);
  });

  test("runs equal statements in similar time for known and unknown emails", async () => {
    const customer = await registerCustomer(shop);
    const counts: [number[], number[]] = [[], []];
    const count = (identifier: string, place: 0 | 1) => async () => {
      const { statements } = await withStatementCount(() => forgot(identifier));
      counts[place].push(statements);
    };
    const [known, unknown] = await fastestMs(40, forgetAttempts, [
      count(emailOf(customer), 0),
      count("nobody-at-all@example.com", 1),
    ]);
    expect(counts[0][0]).toBeGreaterThan(5);
    expect(counts[0]).toEqual(counts[1]);
    expect(known / unknown).toBeGreaterThan(1 / 3);
    expect(known / unknown).toBeLessThan(3);
  });

  test("returns 429 after 5 codes, with or without an account", async () => {
    const customer = await registerCustomer(shop);
    for (const identifier of [emailOf(customer), "flooded@example.com"]) {
      await forgetAttempts();
      const answers = [];
      for (let count = 0; count < 7; count += 1) answers.push(await forgot(identifier));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([
        200, 200, 200, 200, 200, 429, 429,
      ]);
      expect(answers.at(-1)?.json().code).toBe("too-many-attempts");
    }
  });

  test("does not reveal that a new email belongs to another customer", async () => {
    const [customer, owner] = [await registerCustomer(shop), await registerCustomer(shop)];
    const before = (await mailbox.mailsTo(emailOf(owner))).length;
    const change = (email: string) =>
      withStatementCount(() =>
        customer.post("/api/v1/account/email", { email, password: customer.password }),
      );
    const [taken, free] = [await change(emailOf(owner)), await change("nobodys@example.com")];
    expect(taken.result.statusCode).toBe(200);
    expect(form(taken.result)).toEqual(form(free.result));
    expect(taken.statements).toBe(free.statements);
    expect(await mailbox.mailsTo(emailOf(owner))).toHaveLength(before);
    expect(await mailbox.mailsTo("nobodys@example.com")).toHaveLength(1);
    await shop.pool.query("update identity.verification set sent_at = now() - interval '1 hour'");
    const { verification } = taken.result.json();
    const resent = await client().post("/api/v1/auth/resend", { verification });
    expect(resent.statusCode, resent.body).toBe(200);
    expect(await mailbox.mailsTo(emailOf(owner))).toHaveLength(before);
    const guess = await customer.post("/api/v1/account/confirm", {
      verification,
      code: "00000000",
    });
    expect(guess.json().code).toBe("code-wrong");
  });
});
