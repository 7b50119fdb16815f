import PostalMime, { type Email } from "postal-mime";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type MailServer, startMailServer } from "#server/testing/mail-server.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { type Mail, sendMail } from "../mail/mail.ts";
import { UNSET_SETTINGS } from "#contract/kernel/settings.ts";
import { saveSettings } from "../settings.ts";
import { smtpCarrier } from "../mail/smtp-carrier.ts";
import { deliverMessages } from "./deliver-messages.ts";
import { forgetMessages } from "./forget-messages.ts";
import { startPostman } from "./postman.ts";

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
  await shop.pool.query("truncate platform.outgoing_message");
  server = await startMailServer();
  shop.platform.carriers.mail = smtpCarrier(server.url);
});
afterEach(async () => {
  await shop.platform.carriers.mail.close();
  await server.stop();
});

const send = (changes: Partial<Mail> = {}) =>
  shop.run((work) => sendMail(work, { ...MAIL, ...changes }));
/** The mails that arrived, read as a mail program reads them. */
const read = (): Promise<Email[]> =>
  Promise.all(server.received.map(({ raw }) => PostalMime.parse(raw)));
const deliver = () => deliverMessages(shop.platform);
const rows = async () =>
  (await shop.pool.query("select * from platform.outgoing_message order by id")).rows;
/** Lets the time of the next attempt come. */
const waitOver = () => shop.pool.query("update platform.outgoing_message set due_at = now()");

test("a mail arrives with its Arabic subject, as text and as HTML, in the shop's name", async () => {
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

test("what was sent is blanked: no code and no word of it stays", async () => {
  await send();
  const [before] = await rows();
  expect(JSON.stringify(before)).toContain("12345678");
  await deliver();
  const [after] = await rows();
  expect(after).toMatchObject({ outcome: "sent", content: null, attempts: 1 });
  expect(JSON.stringify(after)).not.toContain("12345678");
});

test("a command that fails sends nothing", async () => {
  const failing = shop.run(async (work) => {
    await sendMail(work, MAIL);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  await deliver();
  expect(server.received).toEqual([]);
  expect(await rows()).toEqual([]);
});

test("many workers at once deliver each mail once", async () => {
  for (let i = 0; i < 20; i += 1) await send({ to: `customer${i}@example.com` });
  await Promise.all([deliver(), deliver(), deliver(), deliver()]);
  const recipients = server.received.flatMap(({ to }) => to);
  expect(new Set(recipients).size).toBe(20);
  expect(recipients).toHaveLength(20);
});

test("a server that is busy is asked again later, twice as late each time", async () => {
  server.refusal = { code: 451, text: "later" };
  await send();
  await deliver();
  const wait =
    "select extract(epoch from due_at - now())::int as seconds from platform.outgoing_message";
  expect((await shop.pool.query(wait)).rows[0].seconds).toBeGreaterThan(25);
  await deliver();
  expect((await rows())[0]).toMatchObject({ attempts: 1, outcome: null });
  await waitOver();
  await deliver();
  expect((await shop.pool.query(wait)).rows[0].seconds).toBeGreaterThan(55);
  server.refusal = undefined;
  await waitOver();
  await deliver();
  expect(server.received).toHaveLength(1);
  expect((await rows())[0]).toMatchObject({ attempts: 3, outcome: "sent" });
});

test("a server that is down loses nothing", async () => {
  const port = Number(new URL(server.url).port);
  await server.stop();
  await send();
  await deliver();
  expect((await rows())[0]).toMatchObject({ attempts: 1, outcome: null });
  server = await startMailServer(port);
  await waitOver();
  await deliver();
  expect(server.received).toHaveLength(1);
});

test("a password is not sent over a line in the clear", async () => {
  shop.platform.carriers.mail = smtpCarrier(server.url.replace("//", "//user:secret@"));
  await send();
  await deliver();
  expect(server.received).toEqual([]);
  expect((await rows())[0]).toMatchObject({ attempts: 1, outcome: null });
});

test("a mail that the server refuses for good is not tried again, and blanked", async () => {
  server.refusal = { code: 550, text: "no such user" };
  await send();
  await deliver();
  expect((await rows())[0]).toMatchObject({ outcome: "refused", content: null, attempts: 1 });
});

test("after three days nobody tries any more", async () => {
  server.refusal = { code: 451, text: "later" };
  await send();
  await shop.pool.query(
    "update platform.outgoing_message set created_at = now() - interval '73 hours'",
  );
  await deliver();
  expect((await rows())[0]).toMatchObject({ outcome: "given-up", content: null });
});

test("a code that has run out stays at home", async () => {
  await send({ expiresAt: new Date(Date.now() - 1_000) });
  await deliver();
  expect(server.received).toEqual([]);
  expect((await rows())[0]).toMatchObject({ outcome: "expired", content: null });
});

test("a mail whose process vanished is delivered by another once its lease is over", async () => {
  await send();
  const vanished =
    "update platform.outgoing_message set attempts = 1, due_at = now() + interval '5 minutes'";
  await shop.pool.query(vanished);
  await deliver();
  expect(server.received).toEqual([]);
  await waitOver();
  await deliver();
  expect(server.received).toHaveLength(1);
});

test("every attempt carries the same message id", async () => {
  server.refusal = { code: 451, text: "later" };
  await send();
  await deliver();
  const [{ key }] = await rows();
  server.refusal = undefined;
  await waitOver();
  await deliver();
  expect((await read())[0]?.messageId).toContain(key);
});

test.each([
  "a@example.com\r\nBcc: all@example.com",
  "a@example.com, b@example.com",
  "A <a@example.com>",
  "a@example.com\u0000",
  "a b@example.com",
  '"a\\"@example.com',
  "example.com",
])("%j is no address to send to", async (to) => {
  await expect(send({ to })).rejects.toThrow("exactly one plain address");
});

test.each([
  "javascript:alert(1)",
  "//evil.example",
  "/\\evil.example",
  "http://evil.example",
  "/a\nb",
])("%j is nowhere a button may lead", async (href) => {
  const parts: Mail["parts"] = [{ kind: "button", label: "x", href }];
  await expect(send({ parts })).rejects.toThrow("a button leads to");
});

test("line ends in a subject start no header", async () => {
  await send({ subject: "Hello\r\nBcc: all@example.com\r\n\r\nbody\u2028X: y\u0000\ud800" });
  await deliver();
  const [parsed] = await read();
  expect(server.received[0]!.to).toEqual(["mona@example.com"]);
  expect(parsed!.subject).toBe("Hello Bcc: all@example.com body X: y\ufffd");
  expect(parsed!.bcc ?? []).toEqual([]);
  expect(parsed!.headers.filter(({ key }) => key === "bcc" || key === "x")).toEqual([]);
});

test("line ends in the shop's own name start no header either", async () => {
  const siteName = { ar: "دكان\r\nBcc: all@example.com", en: "x" };
  const settings = { ...UNSET_SETTINGS, siteName };
  await shop.run((work) => saveSettings(work, settings));
  await send();
  await deliver();
  const [parsed] = await read();
  expect(parsed!.bcc ?? []).toEqual([]);
  expect(parsed!.from?.address).toBe("no-reply@shop.example");
});

test("the postman delivers right after the commit, without waiting for his round", async () => {
  const stop = startPostman(shop.platform);
  await send();
  await expect.poll(() => server.received.length, { timeout: 12_000 }).toBe(1);
  await stop();
  await send();
  expect((await rows()).at(-1)).toMatchObject({ outcome: null });
});

test("who is being forgotten leaves no trace; the farewell goes out and vanishes", async () => {
  await send();
  await deliver();
  await send();
  await shop.run((work) => forgetMessages(work, { email: MAIL.to, phone: null }));
  await send({ subject: "وداعًا", leavesNoTrace: true });
  await deliver();
  expect((await read()).map(({ subject }) => subject)).toEqual([MAIL.subject, "وداعًا"]);
  expect(await rows()).toEqual([]);
});
