import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { message } from "#contract/kernel/messages.ts";
import { cart as arCart } from "#web/i18n/messages/ar/cart.ts";
import { cart as enCart } from "#web/i18n/messages/en/cart.ts";
import { forms as arForms } from "#web/i18n/messages/ar/forms.ts";
import { forms as enForms } from "#web/i18n/messages/en/forms.ts";
import { returns as arReturns } from "#web/i18n/messages/ar/returns.ts";
import { returns as enReturns } from "#web/i18n/messages/en/returns.ts";
import { shell as ar } from "#web/i18n/messages/ar/shell.ts";
import { shell as en } from "#web/i18n/messages/en/shell.ts";

test("the words of error pages", () => {
  expect(en.pageNotFound).toBe("Page not found: {path}");
  expect(en.notFoundStatus).toBe("Page Not Found: {path}");
  expect(en.serverErrorStatus).toBe("Internal Server Error");
});

test("in Arabic they are Arabic and name the path", () => {
  for (const text of [ar.pageNotFound, ar.notFoundStatus]) expect(text).toContain("{path}");
  for (const text of [ar.pageNotFound, ar.notFoundStatus, ar.serverErrorStatus]) {
    expect(text).toMatch(/^\p{Script=Arabic}/u);
  }
});

test("pages say the same about the stock as the server", () => {
  const qty = "{qty}";
  expect(enCart.stock).toBe("Requested quantity is not available. Only {qty} in stock");
  expect(message("problem.stock", "en", { qty })).toBe(enCart.stock);
  expect(message("problem.stock", "ar", { qty })).toBe(arCart.stock);
});

test("pages say the same about too many characters as the server", () => {
  const max = { 0: "{max}" };
  expect(enForms.maxLength).toBe("You must enter a maximum of {max} characters");
  expect(message("validation.maxLength", "en", max)).toBe(enForms.maxLength);
  expect(message("validation.maxLength", "ar", max)).toBe(arForms.maxLength);
});

test("pages say the same about choosing nothing as the server", () => {
  expect(enReturns.flow.chooseFirst).toBe("Please choose at least one value");
  expect(message("validation.atLeastOne", "en", {})).toBe(enReturns.flow.chooseFirst);
  expect(message("validation.atLeastOne", "ar", {})).toBe(arReturns.flow.chooseFirst);
});

test("pages say the small words as the glossary has them", async () => {
  const ELSE = /(?<![\p{L}])(?:بلا|دون|برجاء|الرجاء|الكرتونة|ماركة|الماركة)(?![\p{L}])/u;
  const wrong: string[] = [];
  const pages =
    "{web/i18n/messages/ar,db/demo/content/{pages,faq},server/modules/*/messages}/**/*.ts";
  for await (const path of glob([pages, "contract/kernel/messages-ar.ts"])) {
    const lines = (await readFile(path, "utf8")).split("\n");
    wrong.push(...lines.filter((line) => ELSE.test(line)).map((line) => `${path}: ${line.trim()}`));
  }
  expect(wrong).toEqual([]);
});

test("the shop's name stands in its settings alone: it may be another one tomorrow", async () => {
  const named: string[] = [];
  const texts =
    "{web/i18n/messages,admin/i18n/messages,server/modules/*/messages,server/platform/{mail,messages,outbox}}/**/*.ts";
  for await (const path of glob([texts, "contract/kernel/messages-*.ts", "{admin,web}/**/*.tsx"])) {
    if (/\.test\.tsx?$|^web\/modules\/dev\//.test(path)) continue;
    const lines = (await readFile(path, "utf8")).split("\n");
    const isNamed = (line: string) =>
      /(?<!\p{L})(?:و|ب|ل|في )?(?:فانوس|Fanous)(?!\p{L})/iu.test(line);
    named.push(...lines.filter(isNamed).map((line) => `${path}: ${line.trim()}`));
  }
  expect(named).toEqual([]);
});
