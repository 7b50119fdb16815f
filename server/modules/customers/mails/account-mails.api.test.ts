import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Locale } from "#contract/kernel/locale.ts";
import { MINUTE_MS } from "#contract/kernel/time/units.ts";
import { type Mailbox, openMailbox } from "#server/testing/mailbox.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { type Alert, sendAlert } from "./send-alert.ts";
import { type CodeLetter, sendCode, sendKnownAccount } from "./send-code.ts";

let shop: TestShop;
let mailbox: Mailbox;

beforeAll(async () => {
  shop = await createTestShop({
    config: {
      publicUrl: "https://shop.example",
      smsLimits: { perDay: 1_000, perNumber: 1_000 },
    },
  });
  mailbox = openMailbox(shop.platform);
});
afterAll(() => shop.stop());

const EMAIL = "mona@example.com";
const PHONE = "+201012345678";
const EVIL = "Mona\r\nBcc: all@example.com\u202e <img src=x onerror=alert(1)>";

const ALERTS: Alert[] = [
  { about: "password", isSignedOutEverywhere: true },
  { about: "password", isSignedOutEverywhere: false },
  { about: "changing", channel: "email", target: "new@example.com" },
  { about: "changing", channel: "phone", target: "+201112345678" },
  { about: "changed", channel: "email", target: "new@example.com" },
  { about: "changed", channel: "phone", target: "+201112345678" },
  { about: "device", browser: "Chrome", system: "Android", address: "203.0.113.7" },
  { about: "device", browser: null, system: null, address: null },
  { about: "two-factor", what: "on" },
  { about: "two-factor", what: "off" },
  { about: "two-factor", what: "codes" },
  { about: "two-factor", what: "copied" },
  { about: "passkey", what: "added", name: "هاتف منى" },
  { about: "passkey", what: "removed", name: "هاتف منى" },
  { about: "merged", signIn: "mona@example.com" },
  ...[0, 1, 2, 5, 9].map((left) => ({ about: "backup-code", left }) as const),
];

const letter = (changes: Partial<CodeLetter>): CodeLetter => ({
  purpose: "registration",
  channel: "email",
  to: EMAIL,
  locale: "ar",
  name: "منى سالم",
  code: "12345678",
  verification: "v".repeat(43),
  expiresAt: new Date(Date.now() + 15 * MINUTE_MS),
  ...changes,
});

/** Checks that a text is in the right language, with every placeholder filled. */
function expectWords(text: string, locale: Locale) {
  expect(text.trim()).not.toBe("");
  expect(text).not.toMatch(/[{}]|undefined|null|\[object/);
  expect(/\p{Script=Arabic}/u.test(text.replaceAll(/منى سالم|هاتف منى/g, ""))).toBe(
    locale === "ar",
  );
}

/**
 * The characters of GSM 03.38, of which 160 fit into one part of a short message; with any other
 * character only 70 do.
 */
const GSM = /^[\w@£$¥èéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà^{}\\[\]~|€\n]*$/;

/**
 * Checks a short message: no marks that phones show as boxes, and in English nothing that makes it
 * more expensive.
 */
function expectShort(text: string, locale: Locale) {
  expectWords(text, locale);
  expect(text).not.toMatch(/[\u200e\u200f\u2066-\u2069]/);
  // Arabic is outside that alphabet.
  expect(GSM.test(text)).toBe(locale === "en");
}

describe.each(["ar", "en"] as const)("account messages in %s", (locale) => {
  test.each(ALERTS)("sends alert %o by email, or by SMS without an email", async (alert) => {
    const recipient = { name: "منى سالم", locale, phone: PHONE };
    await shop.run((work) => sendAlert(work, { ...recipient, email: EMAIL }, alert));
    await shop.run((work) => sendAlert(work, { ...recipient, email: null }, alert));
    const mail = await mailbox.mailTo(EMAIL);
    expectWords(mail.subject, locale === "ar" ? "ar" : "en");
    expectWords(mail.text, locale);
    expect(mail.link).toBe(
      `https://shop.example${locale === "en" ? "/en" : ""}/auth/ForgotPassword`,
    );
    expectShort((await mailbox.smsTo(PHONE)).at(-1)?.text ?? "", locale);
  });

  test.each(["registration", "reset", "email"] as const)(
    "sends the %s code by email and SMS",
    async (purpose) => {
      await shop.run((work) => sendCode(work, letter({ purpose, locale })));
      await shop.run((work) =>
        sendCode(work, letter({ purpose, locale, channel: "phone", to: PHONE })),
      );
      const mail = await mailbox.mailTo(EMAIL);
      expect(mail.code).toBe("12345678");
      expect(mail.text).toContain("\u206612345678\u2069");
      expect(mail.text).toContain(locale === "ar" ? "15 دقيقة" : "15 minutes");
      expectWords(mail.text, locale);
      // The new email is verified on the page that requested the change: its mail has no link.
      expect(mail.link.includes("&code=12345678")).toBe(purpose !== "email");
      const sms = (await mailbox.smsTo(PHONE)).at(-1);
      expect(sms?.code).toBe("12345678");
      expectShort(sms?.text ?? "", locale);
    },
  );

  test("emails the owner of an existing account without a code", async () => {
    await shop.run((work) => sendKnownAccount(work, letter({ locale })));
    const mail = await mailbox.mailTo(EMAIL);
    expectWords(mail.text, locale);
    expect(mail.code).toBe("");
    expect(mail.text).not.toContain("12345678");
  });
});

test("neutralises line breaks, markup and bidi marks in a customer's name", async () => {
  await shop.run((work) => sendCode(work, letter({ name: EVIL, locale: "en" })));
  const mail = await mailbox.mailTo(EMAIL);
  expect(mail.html).not.toContain("<img");
  expect(mail.html).toContain("Mona Bcc: all@example.com &lt;img");
  expect(mail.text).not.toContain("\u202e");
  expect(mail.text).not.toMatch(/^Bcc:/m);
  expect(mail.subject).not.toMatch(/[\r\n]/);
});

test("writes a decoy message to the outbox and deletes it unsent", async () => {
  const to = "nobody@example.com";
  await shop.run((work) => sendCode(work, letter({ to, isDecoy: true })));
  const rows = () =>
    shop.pool.query("select 1 from jobs.job where name = 'mails' and data ->> 'to' = $1", [to]);
  expect((await rows()).rows).toHaveLength(1);
  expect(await mailbox.mailsTo(to)).toEqual([]);
  expect((await rows()).rows).toEqual([]);
});
