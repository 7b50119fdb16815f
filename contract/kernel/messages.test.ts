import { expect, test } from "vitest";
import { messagesAr } from "./messages-ar.ts";
import { messagesEn } from "./messages-en.ts";
import { isMessageKey, message, type MessageKey } from "./messages.ts";

const KEYS = Object.keys(messagesEn) as MessageKey[];
const placesIn = (text: string) =>
  (text.match(/\{\w+\}/g) ?? []).toSorted((a, b) => a.localeCompare(b));

test.each([
  ["validation.required", "This field is required"],
  ["validation.email", "Please enter a valid email"],
  ["validation.numeric", "This field can only contain numbers"],
  ["validation.maxLength", "You must enter a maximum of {0} characters"],
  ["validation.atLeastOne", "Please choose at least one value"],
  ["validation.invalid", "{field} is not valid."],
  ["problem.stock", "Requested quantity is not available. Only {qty} in stock"],
  ["problem.page-not-found", "Page not found: {path}"],
] as const)("matches the specified text of %s", (key, text) => {
  expect(messagesEn[key]).toBe(text);
});

test("defines the same messages in both languages", () => {
  expect(Object.keys(messagesAr).toSorted()).toEqual(KEYS.toSorted());
});

test("uses the same placeholders in both languages", () => {
  const differs = (key: MessageKey) =>
    placesIn(messagesAr[key]).join() !== placesIn(messagesEn[key]).join();
  expect(KEYS.filter(differs)).toEqual([]);
});

test("uses Arabic letters in every Arabic message and no English one", () => {
  const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);
  const offenders = KEYS.filter((key) => !isArabic(messagesAr[key]) || isArabic(messagesEn[key]));
  expect(offenders).toEqual([]);
});

test("fills placeholders with values, including 0", () => {
  expect(message("problem.stock", "en", { qty: 0 })).toBe(
    "Requested quantity is not available. Only 0 in stock",
  );
  expect(message("validation.maxLength", "en", { 0: 80 })).toBe(
    "You must enter a maximum of 80 characters",
  );
  expect(message("problem.stock", "ar", { qty: 3 })).toBe(
    "الكمية المطلوبة غير متوفرة. المتاح في المخزن 3 فقط",
  );
});

test("leaves a placeholder without a value unchanged", () => {
  expect(message("validation.invalid", "en")).toBe("{field} is not valid.");
});

test("does not expand placeholders in values", () => {
  expect(message("problem.page-not-found", "en", { path: "/{path}/$&" })).toBe(
    "Page not found: /{path}/$&",
  );
});

test("rejects inherited property names as message keys", () => {
  expect(isMessageKey("problem.stock")).toBe(true);
  expect(isMessageKey("problem.stocks")).toBe(false);
  expect(isMessageKey("toString")).toBe(false);
});
