import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterAll(async () => {
  vi.useRealTimers();
  await shop.stop();
});

/** The status seen by a visitor after the previous one has expired. */
async function look(language: string) {
  vi.advanceTimersByTime(6_000);
  const headers = { "accept-language": language };
  const answer = await shop.app.inject({ url: "/status", headers });
  const words = [...answer.body.matchAll(/<(?:h1|dt|dd)>([^<]+)</g)].map(([, text]) => text);
  return { ...answer, words };
}

test("reports that everything works in the visitor's language", async () => {
  const english = await look("en");
  expect(english.statusCode).toBe(200);
  expect(english.words).toEqual([
    ...["Everything works", "Shopping and orders", "available"],
    ...["Emails and text messages", "available"],
  ]);
  expect(english.body).toContain('<html lang="en" dir="ltr">');
  expect(english.body).toContain('<a href="/">To the shop</a>');
  const arabic = await look("ar");
  expect(arabic.words[0]).toBe("كل شيء يعمل");
  expect(arabic.body).toContain('<html lang="ar" dir="rtl">');
  expect(arabic.headers).toMatchObject({ "cache-control": "no-store", "content-language": "ar" });
});

test("returns 503 when messages are late", async () => {
  await shop.pool.query(
    `insert into jobs.job (name, policy, singleton_key, created_on)
     values ('mails', 'key_strict_fifo', 'one', now() - interval '16 minutes')`,
  );
  const answer = await look("en");
  expect(answer.statusCode).toBe(503);
  expect(answer.words).toEqual([
    ...["Some services are unavailable", "Shopping and orders", "available"],
    ...["Emails and text messages", "unavailable"],
  ]);
  await shop.pool.query("delete from jobs.job");
  expect((await look("en")).statusCode).toBe(200);
});

test("returns 503 only when messages to 3 recipients fail", async () => {
  const fail = (key: string, state = "retry") =>
    shop.pool.query(
      `insert into jobs.job (name, policy, singleton_key, state, created_on)
       values ('mails', 'key_strict_fifo', $1, $2::jobs.job_state, now() - interval '1 hour')`,
      [key, state],
    );
  await fail("full");
  await fail("full", "created");
  await fail("gone");
  expect((await look("en")).statusCode).toBe(200);
  await fail("new");
  expect((await look("en")).statusCode).toBe(503);
  await shop.pool.query("delete from jobs.job");
});

test("pings the database once for 20 concurrent requests", async () => {
  const ping = vi.spyOn(shop.platform, "ping");
  await look("en");
  await Promise.all(Array.from({ length: 20 }, () => shop.app.inject({ url: "/status" })));
  expect(ping).toHaveBeenCalledTimes(1);
  ping.mockRejectedValueOnce(new Error("no database"));
  expect((await look("en")).statusCode).toBe(503);
  ping.mockRestore();
});
