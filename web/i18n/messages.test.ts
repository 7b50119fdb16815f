import compile from "icu-minify/compile";
import { expect, test } from "vitest";
import { loadAllMessages, messagesOf } from "./load-messages.ts";

await loadAllMessages();
const ar = messagesOf("ar");
const en = messagesOf("en");

type Tree = { [key: string]: string | Tree };

function texts(tree: Tree, path = ""): [path: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[path + key, value]] : texts(value, `${path}${key}.`),
  );
}

const both = { ar: texts(ar), en: texts(en) };

/** Paths of a language's messages that fail a check. */
function faults(locale: "ar" | "en", isFaulty: (text: string, path: string) => boolean): string[] {
  return both[locale].filter(([path, text]) => isFaulty(text, path)).map(([path]) => path);
}

function isUnsound(text: string): boolean {
  try {
    compile(text);
    return text.trim() === "";
  } catch {
    return true;
  }
}

test("contains only valid, non-empty ICU messages", () => {
  expect(faults("ar", isUnsound)).toEqual([]);
  expect(faults("en", isUnsound)).toEqual([]);
});

test("has all six Arabic plural forms", () => {
  const forms = ["zero", "one", "two", "few", "many", "other"];
  const isIncomplete = (text: string) =>
    text.includes(", plural,") && !forms.every((form) => text.includes(` ${form} {`));
  expect(faults("ar", isIncomplete)).toEqual([]);
});

test("has the same messages in both languages", () => {
  const paths = (locale: "ar" | "en") => both[locale].map(([path]) => path).toSorted();
  expect(paths("ar")).toEqual(paths("en"));
});

test("uses in Arabic only placeholders that English uses", () => {
  const english = new Map(both.en);
  const hasStrangePlace = (text: string, path: string) =>
    [...text.matchAll(/\{([a-z]\w*)[},]/g)].some(
      ([, name]) => !english.get(path)?.includes(`{${name}`),
    );
  expect(faults("ar", hasStrangePlace)).toEqual([]);
});

test("contains no Arabic-Indic digits", () => {
  expect(faults("ar", (text) => /[٠-٩۰-۹]/.test(text))).toEqual([]);
});

test("labels Arabic buttons with imperatives, not verbal nouns", () => {
  const COMMAND =
    /(?:^|\.)(?:add|addOf|addNamed|addAll|change|clear|clearAll|copy|download|edit|editCart|keep|more|next|open|place|print|rename|renameOf|remove|removeOf|resend|save|send|showAll|submit|use|view|share|changeSaved|decline|declineOf|report|reportNamed|start|subscribe|withdraw|withdrawOf)$/;
  const NOUN =
    /^(?:إضافة|حذف|إزالة|عرض|حفظ|تعديل|إرسال|تأكيد|تنزيل|تغيير|متابعة|نسخ|طباعة|استخدام|إنشاء|فتح|مسح|تطبيق|إنقاص|زيادة|كتابة|سحب|إرجاع|مشاركة|رفض|إبلاغ|اشتراك)(?=\s|$)/;
  expect(faults("ar", (text, path) => COMMAND.test(path) && NOUN.test(text))).toEqual([]);
});
