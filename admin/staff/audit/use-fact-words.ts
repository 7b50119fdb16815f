import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { factText } from "./fact-values.ts";

/** Names of facts in the reader's language: `name.ar` as "Name (Arabic)"; unknown parts as they are. */
export function useFactName(): (field: string) => string {
  const text = useText();
  const nameOf = (part: string) => {
    const key = `auditFields.${part}`;
    return text.has(key) ? text(key) : part;
  };
  return (field) => {
    const parts = field.split(".");
    const language = parts.at(-1);
    const isBilingual = parts.length > 1 && (language === "ar" || language === "en");
    const named = isBilingual ? parts.slice(0, -1) : parts;
    const label = named.map(nameOf).join(" · ");
    if (!isBilingual) return label;
    return text("shell.form.inLanguage", { label, language: text(`shell.locales.${language}`) });
  };
}

/** Values of one fact in the reader's language. */
export function useFactValue(field: string): (value: string) => string {
  const text = useText();
  return (value) => {
    if (value === "true") return text("products.page.yes");
    if (value === "false") return text("products.page.no");
    return factText(field, value, locale);
  };
}
