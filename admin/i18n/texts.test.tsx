import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { messages as ar } from "./messages/ar/index.ts";
import { messages as en } from "./messages/en/index.ts";
import { Texts } from "./texts.tsx";
import { useText } from "./use-text.ts";

const MESSAGES = { ar, en };

/** What a component of the back office gets from its texts. */
function read(locale: "ar" | "en", use: (text: ReturnType<typeof useText>) => string): string {
  function Reader() {
    return use(useText());
  }
  return renderToStaticMarkup(
    <Texts locale={locale} messages={MESSAGES[locale]}>
      <Reader />
    </Texts>,
  );
}

test("formats counts in Arabic plural forms with Latin digits", () => {
  const total = (count: number) => read("ar", (text) => text("shell.list.total", { count }));
  expect([1, 2, 3, 11, 1200].map(total)).toEqual([
    "نتيجة واحدة",
    "نتيجتان",
    "3 نتائج",
    "11 نتيجة",
    "1,200 نتيجة",
  ]);
});

test("fills placeholders in both languages", () => {
  expect(read("en", (text) => text("shell.list.toPage", { page: 2 }))).toBe("Go to page 2");
  expect(read("ar", (text) => text("shell.list.toPage", { page: 2 }))).toBe("اذهب إلى الصفحة 2");
});

test("reports which keys have a text", () => {
  const has = (key: string) => read("en", (text) => String(text.has(key)));
  expect(has("staff.audit.actions.order.note")).toBe("true");
  expect(has("staff.audit.actions.some.thing")).toBe("false");
  expect(has("auditFields.some-fact")).toBe("false");
});
