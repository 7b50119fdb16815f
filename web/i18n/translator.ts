import type { Locale } from "#contract/kernel/locale.ts";
import { createTranslator, type useTranslations } from "use-intl";
import type { Messages } from "./message-shape.ts";
import { messagesOf } from "./load-messages.ts";

type Translator<N extends keyof Messages> = ReturnType<typeof useTranslations<N>>;

/** What `useTranslations` gives, where there are no hooks: `meta` functions. */
export function translator<N extends keyof Messages>(locale: Locale, namespace: N) {
  const messages = messagesOf(locale);
  return createTranslator({
    locale: `${locale}-u-nu-latn`,
    messages,
    namespace,
  } as never) as Translator<N>;
}
