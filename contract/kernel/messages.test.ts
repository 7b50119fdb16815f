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
] as const)("%s reads as the specification writes it", (key, text) => {
  expect(messagesEn[key]).toBe(text);
});

test("both languages have the same messages", () => {
  expect(Object.keys(messagesAr).toSorted()).toEqual(KEYS.toSorted());
});

test("every message has the same places in both languages", () => {
  const differs = (key: MessageKey) =>
    placesIn(messagesAr[key]).join() !== placesIn(messagesEn[key]).join();
  expect(KEYS.filter(differs)).toEqual([]);
});

test("every message is Arabic in Arabic and not in English", () => {
  const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);
  const offenders = KEYS.filter((key) => !isArabic(messagesAr[key]) || isArabic(messagesEn[key]));
  expect(offenders).toEqual([]);
});

test("places are filled, zero included", () => {
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

test("a place without a value stays visible, and values are never read as places", () => {
  expect(message("validation.invalid", "en")).toBe("{field} is not valid.");
  expect(message("problem.page-not-found", "en", { path: "/{path}/$&" })).toBe(
    "Page not found: /{path}/$&",
  );
});

test("keys that exist only by inheritance are no messages", () => {
  expect(isMessageKey("problem.stock")).toBe(true);
  expect(isMessageKey("problem.stocks")).toBe(false);
  expect(isMessageKey("toString")).toBe(false);
});
