import { expect, test } from "vitest";
import { createI18nProvider } from "./i18n-provider.ts";
import { messages as ar } from "./messages/ar/index.ts";
import { messages as en } from "./messages/en/index.ts";

const arabic = createI18nProvider("ar", ar);
const english = createI18nProvider("en", en);

test("counts in six forms, in Latin digits", () => {
  const total = (count: number) => arabic.translate("shell.list.total", { count });
  expect([1, 2, 3, 11, 1200].map(total)).toEqual([
    "نتيجة واحدة",
    "نتيجتان",
    "3 نتائج",
    "11 نتيجة",
    "1,200 نتيجة",
  ]);
});

test("react-admin's counts and places are filled", () => {
  expect(english.translate("ra.notification.updated", { smart_count: 1 })).toBe("Saved");
  expect(english.translate("ra.notification.updated", { smart_count: 3 })).toBe("3 saved");
  expect(english.translate("ra.navigation.page", { page: 2 })).toBe("Go to page 2");
});

test("what is no message stays as it is: texts of the API, names, and what its caller falls back to", () => {
  expect(arabic.translate("هذا الحقل مطلوب")).toBe("هذا الحقل مطلوب");
  expect(arabic.translate("resources.nothing.name", { _: "Nothing" })).toBe("Nothing");
  expect(english.translate("staff.audit.actions.some.thing", { _: "some.thing" })).toBe(
    "some.thing",
  );
  expect(english.translate("")).toBe("");
});
