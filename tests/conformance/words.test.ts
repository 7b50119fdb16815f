import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { message } from "#contract/kernel/messages.ts";
import { cart as arCart } from "#web/i18n/messages/ar/cart.ts";
import { forms as arForms } from "#web/i18n/messages/ar/forms.ts";
import { returns as arReturns } from "#web/i18n/messages/ar/returns.ts";
import { shell as ar } from "#web/i18n/messages/ar/shell.ts";
import { cart as enCart } from "#web/i18n/messages/en/cart.ts";
import { forms as enForms } from "#web/i18n/messages/en/forms.ts";
import { returns as enReturns } from "#web/i18n/messages/en/returns.ts";
import { shell as en } from "#web/i18n/messages/en/shell.ts";
import { type Language, saidTexts, staffTexts } from "./said-texts.ts";

test("uses the specified messages on error pages", () => {
  expect(en.pageNotFound).toBe("Page not found: {path}");
  expect(en.notFoundStatus).toBe("Page Not Found: {path}");
  expect(en.serverErrorStatus).toBe("Internal Server Error");
});

test("writes error messages in Arabic with the path", () => {
  for (const text of [ar.pageNotFound, ar.notFoundStatus]) expect(text).toContain("{path}");
  for (const text of [ar.pageNotFound, ar.notFoundStatus, ar.serverErrorStatus]) {
    expect(text).toMatch(/^\p{Script=Arabic}/u);
  }
});

test("uses the same stock message in pages and server", () => {
  const qty = "{qty}";
  expect(enCart.stock).toBe("Requested quantity is not available. Only {qty} in stock");
  expect(message("problem.stock", "en", { qty })).toBe(enCart.stock);
  expect(message("problem.stock", "ar", { qty })).toBe(arCart.stock);
});

test("uses the same maximum-length message in pages and server", () => {
  const max = { 0: "{max}" };
  expect(enForms.maxLength).toBe("You must enter a maximum of {max} characters");
  expect(message("validation.maxLength", "en", max)).toBe(enForms.maxLength);
  expect(message("validation.maxLength", "ar", max)).toBe(arForms.maxLength);
});

test("uses the same empty-selection message in pages and server", () => {
  expect(enReturns.flow.chooseFirst).toBe("Please choose at least one value");
  expect(message("validation.atLeastOne", "en", {})).toBe(enReturns.flow.chooseFirst);
  expect(message("validation.atLeastOne", "ar", {})).toBe(arReturns.flow.chooseFirst);
});

async function saying(language: Language, words: RegExp): Promise<string[]> {
  const staff = await staffTexts(language);
  expect(staff.length).toBeGreaterThan(1_000);
  const texts = [...(await saidTexts(language)), ...staff];
  expect(texts.length).toBeGreaterThan(4_000);
  return texts
    .filter(({ text }) => words.test(text))
    .map(({ path, text }) => `${path}: ${words.exec(text)?.[0]} in ${text}`);
}

test("uses the preferred Arabic words", async () => {
  const ELSE =
    /(?<!\p{L})(?:بلا|دون|برجاء|الرجاء|(?:وال|بال|لل|ال)?كرتونة|(?:وال|بال|لل|ال)?ماركة|إن (?:كان|لم)|لازم|(?:ال|لل)?فلت(?:ر|رة)|(?:ال|لل)?فلاتر|افلتر)(?!\p{L})/u;
  expect(await saying("ar", ELSE)).toEqual([]);
});

test("uses the preferred English words", async () => {
  const ELSE =
    /\b(?:some|any|every|no)body\b|\bwho(?:m|so)?ever\b|\bat once\b|\bmails?\b|\bmeanwhile\b|\bfrequent questions\b|\bhouse current\b|\bordinary price\b/iu;
  expect(await saying("en", ELSE)).toEqual([]);
});

test("names actions and states in English with the usual verbs", async () => {
  // Refunds, appears, continues, restores, redirects, starts, permanently, again.
  const LITERARY =
    /\b(?:given?|gives|gave|paid|pay) back\b|\bmoney back\b(?! guarantee)|\bstands? (?:in|on|at|there|first|beside|below)\b|\b(?:goes?|going) on\b(?! (?:sale|display|holiday))|\bleads? (?:on|to|here)\b|\b(?:may|let it) come\b|\bstays? in sight\b|\bno longer there\b|\b(?:is|are|be) taken (?:back|away)\b|\bfor (?:good|ever)\b|\bonce more\b|\bnot begun\b/iu;
  expect(await saying("en", LITERARY)).toEqual([]);
});

test("phrases notices as an event instead of a state", async () => {
  const NOTICE =
    /^"The [a-z ]+ (?:is|are) (?:saved|deleted|removed|sent|published|withdrawn|done|added|changed|archived|imported|open|refused)\.?"$/u;
  expect(await saying("en", NOTICE)).toEqual([]);
});

test("uses «منتج» for products in Arabic pages and questions", async () => {
  const PIECE =
    /صفح(?:ة|تها|ات) (?:كل )?(?:ال)?قطعة|(?<!\p{L})(?:و|ف)?(?:نحجز|حجزنا|نختبر|أعاين|تعاينوا|أعد|افحص|تصل|أرجع|تُركّب|نصلح|عن) (?:ال)?قطع(?:ة)?(?! غيار)(?!\p{L})|(?<!\p{L})(?:القطع|والقطعة|القطعة) (?:محجوزة|بحالتها|توقفت|الثقيلة|الكبيرة)/u;
  expect(await saying("ar", PIECE)).toEqual([]);
});

/**
 * Words of the glossary's column "not" that code and documents avoid, but pages need in another
 * sense.
 */
const OTHER_SENSE = new Map([
  ["action", "what a menu of a page offers"],
  ["bought", "how shoppers speak of a purchase"],
  ["happen", "what happens next"],
  ["ladder", "one to stand on"],
  ["search", "what customers do; only the module has another name"],
  ["step", "of a form, of instructions, and of two-step sign-in"],
  ["storm", "the weather"],
  ["tell", "what customers and the shop say to each other"],
]);

const anyOf = (words: string[]) =>
  new RegExp(`(?<!\\p{L})(?:${words.join("|")})s?(?!\\p{L})`, "iu");

test("uses no word that the glossary replaces", async () => {
  const glossary = await readFile("docs/glossary.md", "utf8");
  const rows = glossary.matchAll(/^\| (?!term |-).*\| *([^|]*?) *\|$/gm);
  const not = [...rows]
    .flatMap(([, words = ""]) => words.split(", "))
    .map((word) => word.replace(/ (?:on pages|\(.*\))$/, ""))
    .filter((word) => word !== "");
  expect(not).toEqual(expect.arrayContaining(["basket", "ماركة", "فلتر", "piece", "transformer"]));
  for (const language of ["ar", "en"] as const) {
    const known = not.filter((word) => /\p{Script=Arabic}/u.test(word) === (language === "ar"));
    const checked = known.filter((word) => !OTHER_SENSE.has(word));
    expect(await saying(language, anyOf(checked))).toEqual([]);
  }
  for (const word of OTHER_SENSE.keys()) {
    expect(not).toContain(word);
    expect(await saying("en", anyOf([word]))).not.toEqual([]);
  }
});

test("names the shop only in its settings", async () => {
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
