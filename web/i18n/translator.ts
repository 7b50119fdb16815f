import { createTranslator, type useTranslations } from "use-intl";
import type { Locale } from "#contract/kernel/locale.ts";
import { messagesOf } from "./load-messages.ts";
import type { AllMessages } from "./message-shape.ts";

type Translator<N extends keyof AllMessages> = ReturnType<typeof useTranslations<N>>;

/** Like `useTranslations`, for places without hooks: `meta` functions. */
export function translator<N extends keyof AllMessages>(locale: Locale, namespace: N) {
  const setup = { locale: `${locale}-u-nu-latn`, messages: messagesOf(locale), namespace };
  const translate: unknown = createTranslator(setup as never);
  return translate as Translator<N>;
}
