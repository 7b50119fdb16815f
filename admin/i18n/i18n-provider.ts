import type { I18nProvider } from "ra-core";
import { createTranslator } from "use-intl/core";
import type { Locale } from "#contract/kernel/locale.ts";
import type { Messages } from "./message-shape.ts";

type Values = Record<string, string | number>;
interface Translate {
  (key: string, values: Values): string;
  has(key: string): boolean;
}

/** react-admin's texts and ours, in the shop's message format (docs/adr/0018-back-office.md). */
export function createI18nProvider(locale: Locale, messages: Messages): I18nProvider {
  const setup = { locale: `${locale}-u-nu-latn`, messages, timeZone: "Africa/Cairo" };
  const t = createTranslator(setup as never) as unknown as Translate;
  return {
    // Anything but a key is already a text: react-admin also passes messages of the API.
    translate: (key: string, options: Record<string, unknown> = {}) => {
      if (key === "" || !isKey.test(key) || !t.has(key)) return fallbackOf(key, options);
      return t(key, valuesOf(options));
    },
    changeLocale: () => Promise.resolve(),
    getLocale: () => locale,
  };
}

const isKey = /^[\w-]+(?:\.[\w-]+)+$/;

function fallbackOf(key: string, { _: text }: Record<string, unknown>): string {
  return typeof text === "string" ? text : key;
}

function valuesOf(options: Record<string, unknown>): Values {
  const known = Object.entries(options).filter(
    (entry): entry is [string, string | number] =>
      entry[0] !== "_" && (typeof entry[1] === "string" || typeof entry[1] === "number"),
  );
  return Object.fromEntries(known);
}
