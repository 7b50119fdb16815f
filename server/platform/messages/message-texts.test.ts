import { expect, test } from "vitest";
import { messageTexts } from "./message-texts.ts";

const en = {
  code: {
    expires: "It works for {minutes, plural, one {# minute} other {# minutes}}.",
    greeting: "Hello {name},",
  },
};
const ar = {
  code: {
    expires:
      "صالح لمدة {minutes, plural, zero {أقل من دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.",
    greeting: "أهلًا {name}،",
  },
};

test.each([
  [0, "أقل من دقيقة"],
  [1, "دقيقة واحدة"],
  [2, "دقيقتين"],
  [5, "5 دقائق"],
  [15, "15 دقيقة"],
  [100, "100 دقيقة"],
])("uses the Arabic plural form and Latin digits for %i minutes", (minutes, form) => {
  expect(messageTexts({ en, ar }, "ar")("code.expires", { minutes })).toBe(`صالح لمدة ${form}.`);
});

test("isolates inserted values and does not read them as placeholders", () => {
  const t = messageTexts({ en, ar }, "en");
  expect(t("code.greeting", { name: "منى" })).toBe("Hello \u2068منى\u2069,");
  expect(t("code.greeting", { name: "{name}\r\n<b>\u202e" })).toBe("Hello \u2066{name} <b>\u2069,");
});
