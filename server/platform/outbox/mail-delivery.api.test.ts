import { PgBoss } from "pg-boss";
import PostalMime, { type Email } from "postal-mime";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { UNSET_SETTINGS } from "#contract/kernel/settings.ts";
import { createPlatform } from "#server/create-platform.ts";
import { type MailServer, startMailServer } from "#server/testing/mail-server.ts";
import { testConfig } from "#server/testing/test-config.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { JobQueue } from "../jobs.ts";
import { createLog } from "../log.ts";
import type { Platform } from "../platform.ts";
import { inTransaction } from "../postgres/unit-of-work.ts";
import { saveSettings } from "../settings.ts";
import { forgetMessages, forgetThread } from "./forget-messages.ts";
import { type Mail, mailJob, sendMail } from "./mail.ts";
import { smtpTransport } from "./smtp-transport.ts";

let shop: TestShop;
let server: MailServer;

const MAIL: Mail = {
  to: "mona@example.com",
  locale: "ar",
  subject: "كود الدخول إلى حسابك في المتجر هو \u206612345678\u2069",
  parts: [
    { kind: "text", text: "أهلًا \u2068منى\u2069،" },
    { kind: "code", code: "12345678" },
  ],
};

beforeAll(async () => {
  shop = await createTestShop({ config: { publicUrl: "https://shop.example" } });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.pool.query("truncate jobs.job");
  server = await startMailServer();
  shop.platform.transports.mail = smtpTransport(server.url);
});
afterEach(async () => {
  await shop.platform.transports.mail.close();
  await server.stop();
});

const send = (changes: Partial<Mail> = {}) =>
  shop.run((work) => sendMail(work, { ...MAIL, ...changes }));
/** The received emails, parsed as a mail client would. */
const read = (): Promise<Email[]> =>
  Promise.all(server.received.map(({ raw }) => PostalMime.parse(raw)));
const deliver = () => shop.platform.jobs.runDue();
interface Row {
  id: string;
  state: string;
  seconds: number;
  retry_count: number;
  text: string;
}
/** Stored jobs of a queue. */
const rows = async (queue = "mails"): Promise<Row[]> =>
  (
    await shop.pool.query<Row>(
      `select *, extract(epoch from start_after - now())::int as seconds, job::text as text
       from jobs.job where name = $1 order by id`,
      [queue],
    )
  ).rows;
/** Makes the next attempt due. */
const waitOver = () => shop.pool.query("update jobs.job set start_after = now()");

test("does not store a message's content in plain text", async () => {
  await send();
  const [waiting] = await rows();
  expect(waiting?.text).toContain("mona@example.com");
  for (const secret of ["12345678", "كود الدخول", "أهلًا"])
    expect(waiting?.text).not.toContain(secret);
  await deliver();
  expect((await read())[0]?.text).toContain("12345678");
  expect(await rows()).toEqual([]);
});

const deadLetters = async () =>
  (await shop.pool.query("select data from jobs.job where name = 'dead-letters'")).rows.map(
    ({ data }) => data,
  );
/** Another process on the same database. */
function secondProcess(): Platform {
  const platform = createPlatform({
    config: testConfig({ publicUrl: "https://shop.example", smtpUrl: server.url }),
    pool: shop.pool,
    log: createLog("silent", false),
  });
  return platform;
}

test("delivers an email as text and HTML from the shop's name", async () => {
  await shop.run((work) =>
    saveSettings(work, {
      ...UNSET_SETTINGS,
      siteName: { ar: "دكان النور", en: "Shop of Light" },
      email: "salam@shop.example",
    }),
  );
  await send();
  await deliver();
  expect(server.received).toHaveLength(1);
  const [parsed] = await read();
  const raw = server.received[0]!.raw.toString("latin1");
  expect(server.received[0]!.to).toEqual(["mona@example.com"]);
  expect(parsed!.subject).toBe(MAIL.subject);
  expect(parsed!.from).toMatchObject({ name: "دكان النور", address: "salam@shop.example" });
  expect(parsed!.text).toContain("أهلًا \u2068منى\u2069،");
  expect(parsed!.text).toContain("\u206612345678\u2069");
  expect(parsed!.html).toContain('<html lang="ar" dir="rtl">');
  expect(parsed!.html).toContain("12345678");
  expect(raw).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(raw.split("\r\n\r\n")[0]).toMatch(/^[\t\r\n\x20-\x7e]*$/);
});

test("deletes an email from the queue after delivery", async () => {
  await send();
  expect((await rows())[0]?.text).toContain("mona@example.com");
  await deliver();
  expect(server.received).toHaveLength(1);
  expect(await rows()).toEqual([]);
});

test("sends nothing when the command fails", async () => {
  const failing = shop.run(async (work) => {
    await sendMail(work, MAIL);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  await deliver();
  expect(server.received).toEqual([]);
  expect(await rows()).toEqual([]);
});

test("delivers each email once with two processes", async () => {
  const processes = [secondProcess(), secondProcess()];
  for (const { jobs } of processes) {
    await jobs.open({ isServing: false });
    await jobs.start();
  }
  await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      inTransaction(processes[i % 2]!, (work) =>
        sendMail(work, { ...MAIL, to: `customer${i}@example.com` }),
      ),
    ),
  );
  await expect.poll(async () => (await rows()).length).toBe(0);
  await Promise.all(processes.map(({ jobs }) => jobs.stop()));
  // The server waits half a minute for connections that are left open.
  await Promise.all(processes.map(({ transports }) => transports.mail.close()));
  const recipients = server.received.flatMap(({ to }) => to);
  expect(new Set(recipients).size).toBe(20);
  expect(recipients).toHaveLength(20);
});

test("doubles the retry delay after each 451 response", async () => {
  server.refusal = { code: 451, text: "later 12345678" };
  await send();
  await deliver();
  const [first] = await rows();
  expect(first).toMatchObject({ state: "retry" });
  expect(first?.seconds).toBeGreaterThan(25);
  await deliver();
  expect((await rows())[0]?.seconds).toBe(first?.seconds);
  await waitOver();
  await deliver();
  expect((await rows())[0]?.seconds).toBeGreaterThan(55);
  server.refusal = undefined;
  await waitOver();
  await deliver();
  expect(server.received).toHaveLength(1);
  expect(await rows()).toEqual([]);
});

test("delivers the email after the server was down", async () => {
  const port = Number(new URL(server.url).port);
  await server.stop();
  await send();
  await deliver();
  expect((await rows())[0]).toMatchObject({ state: "retry" });
  server = await startMailServer(port);
  await waitOver();
  await deliver();
  expect(server.received).toHaveLength(1);
});

test("does not send the SMTP password over an unencrypted connection", async () => {
  shop.platform.transports.mail = smtpTransport(server.url.replace("//", "//user:secret@"));
  await send();
  await deliver();
  expect(server.received).toEqual([]);
  expect((await rows())[0]).toMatchObject({ state: "retry" });
});

test("moves an email to dead letters without its content after 550", async () => {
  server.refusal = { code: 550, text: "no such user" };
  await send();
  const [{ id: job } = { id: "" }] = await rows();
  await deliver();
  expect(await rows()).toEqual([]);
  expect(await deadLetters()).toEqual([{ queue: "mails", job, attempts: 1 }]);
  expect(shop.platform.jobs.outcomes.get("mails dead")).toBe(1);
});

test("gives up after three days and sends the thread's next email", async () => {
  server.refusal = { code: 451, text: "later" };
  await send({ thread: "F-1" });
  await deliver();
  await shop.pool.query("update jobs.job set created_on = now() - interval '73 hours'");
  await send({ thread: "F-1", subject: "next" });
  await waitOver();
  await deliver();
  expect(await deadLetters()).toMatchObject([{ queue: "mails", attempts: 2, responseCode: 451 }]);
  server.refusal = undefined;
  await waitOver();
  await deliver();
  expect((await read()).map(({ subject }) => subject)).toEqual(["next"]);
});

test("does not deliver an expired code", async () => {
  await send({ expiresAt: new Date(Date.now() - 1_000) });
  await deliver();
  expect(server.received).toEqual([]);
  expect(await rows()).toEqual([]);
});

test("sends a thread's emails in order without blocking other threads", async () => {
  const failing = new Set(["A1"]);
  const sent: string[] = [];
  const original = shop.platform.transports.mail;
  shop.platform.transports.mail = {
    send: async ({ subject }) => {
      if (failing.has(subject)) throw new Error("later");
      sent.push(subject);
    },
    close: () => original.close(),
  };
  await shop.run(async (work) => {
    for (const subject of ["A1", "A2", "A3"])
      await sendMail(work, { ...MAIL, subject, thread: "A" });
    await sendMail(work, { ...MAIL, subject: "B1", thread: "B" });
    await sendMail(work, { ...MAIL, subject: "alone" });
  });
  await deliver();
  expect(sent.toSorted()).toEqual(["B1", "alone"]);
  failing.clear();
  await deliver();
  expect(sent).toHaveLength(2);
  await waitOver();
  await deliver();
  expect(sent.slice(2)).toEqual(["A1", "A2", "A3"]);
});

test("redelivers an email of a killed process after its heartbeat expires", async () => {
  const killed = new JobQueue(
    shop.platform.primary,
    createLog("silent", false),
    shop.platform.authSecret,
  );
  const claimed = Promise.withResolvers<void>();
  // It never ends and sends no heartbeat.
  killed.handle(mailJob, () => {
    claimed.resolve();
    return new Promise(() => {});
  });
  await killed.open({ isServing: false });
  await send();
  void killed.runDue();
  await claimed.promise;
  await deliver();
  expect(server.received).toEqual([]);
  await shop.pool.query("update jobs.job set heartbeat_on = now() - interval '31 seconds'");
  const db = { executeSql: (text: string, values?: unknown[]) => shop.pool.query(text, values) };
  const supervisor = new PgBoss({ db, schema: "jobs", supervise: false, schedule: false });
  await supervisor.start();
  await supervisor.supervise("mails");
  await supervisor.stop({ close: false });
  await waitOver();
  await deliver();
  expect(server.received).toHaveLength(1);
  await killed.stop();
});

test("completes started emails on shutdown and releases fetched ones", async () => {
  const stopping = new JobQueue(
    shop.platform.primary,
    createLog("silent", false),
    shop.platform.authSecret,
  );
  const gate = Promise.withResolvers<void>();
  const begun: string[] = [];
  const three = Promise.withResolvers<void>();
  stopping.handle(mailJob, async ({ id }) => {
    begun.push(id);
    if (begun.length === 3) three.resolve();
    await gate.promise;
  });
  await stopping.open({ isServing: false });
  for (let count = 0; count < 10; count += 1) await send();
  await stopping.start();
  await three.promise;
  const stopped = stopping.stop();
  gate.resolve();
  await stopped;
  expect(begun).toHaveLength(3);
  expect((await rows()).map(({ state }) => state)).toEqual(Array(7).fill("retry"));
  await waitOver();
  await deliver();
  expect(server.received).toHaveLength(7);
});

test("sends the same message ID with every attempt", async () => {
  server.refusal = { code: 451, text: "later" };
  await send();
  const [{ id } = { id: "" }] = await rows();
  await deliver();
  server.refusal = undefined;
  await waitOver();
  await deliver();
  expect((await read())[0]?.messageId).toContain(id);
});

test.each([
  "a@example.com\r\nBcc: all@example.com",
  "a@example.com, b@example.com",
  "A <a@example.com>",
  "a@example.com\u0000",
  "a b@example.com",
  '"a\\"@example.com',
  "example.com",
])("rejects %j as a recipient", async (to) => {
  await expect(send({ to })).rejects.toThrow("exactly one plain address");
});

test.each([
  "javascript:alert(1)",
  "//evil.example",
  "/\\evil.example",
  "http://evil.example",
  "/a\nb",
])("rejects %j as the target of a button or link", async (href) => {
  for (const kind of ["button", "link"] as const) {
    const parts: Mail["parts"] = [{ kind, label: "x", href }];
    await expect(send({ parts })).rejects.toThrow("leads to a path of the shop");
  }
});

test("strips line breaks from a subject before it becomes a header", async () => {
  await send({ subject: "Hello\r\nBcc: all@example.com\r\n\r\nbody\u2028X: y\u0000\ud800" });
  await deliver();
  const [parsed] = await read();
  expect(server.received[0]!.to).toEqual(["mona@example.com"]);
  expect(parsed!.subject).toBe("Hello Bcc: all@example.com body X: y\ufffd");
  expect(parsed!.bcc ?? []).toEqual([]);
  expect(parsed!.headers.filter(({ key }) => key === "bcc" || key === "x")).toEqual([]);
});

test("strips line breaks from the shop's name in the sender", async () => {
  const siteName = { ar: "دكان\r\nBcc: all@example.com", en: "x" };
  const settings = { ...UNSET_SETTINGS, siteName };
  await shop.run((work) => saveSettings(work, settings));
  await send();
  await deliver();
  const [parsed] = await read();
  expect(parsed!.bcc ?? []).toEqual([]);
  expect(parsed!.from?.address).toBe("no-reply@shop.example");
});

test("deletes an erased person's waiting emails and sends the farewell", async () => {
  await send();
  await send({ to: "other@example.com" });
  await shop.run(async (work) => {
    await forgetMessages(work, { email: MAIL.to, phone: null });
    await sendMail(work, { ...MAIL, subject: "وداعًا" });
  });
  await deliver();
  const subjects = (await read()).map(({ subject }) => subject);
  expect(new Set(subjects)).toEqual(new Set([MAIL.subject, "وداعًا"]));
  expect(subjects).toHaveLength(2);
});

test("deletes the waiting emails of a forgotten thread", async () => {
  await send({ thread: "F-1" });
  await send({ thread: "F-2" });
  await shop.run((work) => forgetThread(work, "F-1"));
  await deliver();
  expect(server.received).toHaveLength(1);
});
