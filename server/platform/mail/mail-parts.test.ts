import { expect, test } from "vitest";
import { plainLine } from "../messages/plain-value.ts";
import { htmlOfMail } from "./mail-html.ts";
import type { MailLayout } from "./mail-layout.ts";
import type { MailContent } from "./mail-parts.ts";
import { textOfMail } from "./mail-text.ts";

const LAYOUT: MailLayout = {
  locale: "ar",
  defaultLocale: "ar",
  publicUrl: "https://shop.example",
  siteName: "المتجر",
  tagline: "نور البيت",
  address: "14 شارع النزهة",
  hotline: "19555",
  email: "salam@shop.example",
};
const EVIL = `<img src=x onerror="alert('1')">&amp;\u202e`;
const MAIL: MailContent = {
  subject: "كود",
  preview: EVIL,
  parts: [
    { kind: "heading", text: EVIL },
    { kind: "text", text: "السطر \u2066A-1\u2069\nوالثاني" },
    { kind: "code", code: "12345678" },
    { kind: "button", label: EVIL, href: "/auth/ResetPassword?verification=a&code=1" },
    {
      kind: "facts",
      rows: [
        { label: EVIL, value: EVIL },
        { label: "رقم", value: "010 1234 5678" },
      ],
    },
    { kind: "quote", text: EVIL },
    { kind: "note", text: EVIL },
  ],
};

test("escapes inserted values in HTML", () => {
  const evil = plainLine(EVIL);
  const html = htmlOfMail(MAIL, {
    ...LAYOUT,
    siteName: evil,
    address: evil,
    hotline: evil,
    email: evil,
  });
  expect(html).not.toContain("<img");
  expect(html).not.toContain('onerror="');
  expect(html).not.toContain("\u202e");
  const opened = html.match(/<(?:span|table|tr|td|div|p|a|h1)\b/g)?.length;
  expect(html.match(/<\/(?:span|table|tr|td|div|p|a|h1)>/g)?.length).toBe(opened);
});

test("renders isolates as elements in HTML and as characters in text", () => {
  const html = htmlOfMail(MAIL, LAYOUT);
  expect(html).toContain('السطر <span dir="ltr">A-1</span><br>والثاني');
  expect(html).toContain('<span dir="ltr">010 1234 5678</span>');
  expect(html).not.toMatch(/[\u2066-\u2069]/);
  const text = textOfMail(MAIL, LAYOUT);
  expect(text).toContain("السطر \u2066A-1\u2069\nوالثاني");
  expect(text).toContain("\u206612345678\u2069");
  expect(text).toContain("رقم: \u2066010 1234 5678\u2069");
});

test("uses the recipient's language and direction and the shop's contacts", () => {
  expect(htmlOfMail(MAIL, LAYOUT)).toMatch(/^<!doctype html>\n<html lang="ar" dir="rtl">/);
  const english = htmlOfMail(MAIL, { ...LAYOUT, locale: "en", siteName: "The Shop" });
  expect(english).toContain('<html lang="en" dir="ltr">');
  expect(english).toContain("The Shop");
  for (const part of ["19555", "salam@shop.example", "14 شارع النزهة"]) {
    expect(english).toContain(part);
    expect(textOfMail(MAIL, LAYOUT)).toContain(part);
  }
});

test("links a button to the page in the email's language", () => {
  const link = "/auth/ResetPassword?verification=a&code=1";
  expect(textOfMail(MAIL, LAYOUT)).toContain(`https://shop.example${link}`);
  expect(textOfMail(MAIL, { ...LAYOUT, locale: "en" })).toContain(`https://shop.example/en${link}`);
  expect(htmlOfMail(MAIL, LAYOUT)).toContain(
    'href="https://shop.example/auth/ResetPassword?verification=a&amp;code=1"',
  );
});

test("omits empty contact lines when the shop's settings are unset", () => {
  const bare = { ...LAYOUT, tagline: "", address: "", hotline: "", email: "" };
  expect(textOfMail(MAIL, bare)).toMatch(/—\nالمتجر\nhttps:\/\/shop\.example\n$/);
  expect(htmlOfMail(MAIL, bare)).not.toMatch(/tel:|mailto:/);
});
