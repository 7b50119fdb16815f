import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useMemo,
} from "react";
import { IntlProvider } from "use-intl";
import { type Locale, localePath } from "#contract/kernel/locale.ts";
import type { MessagePart } from "#contract/site-map.ts";
import { lateMessages, messagesOf } from "./load-messages.ts";

type IntlMessages = NonNullable<ComponentProps<typeof IntlProvider>["messages"]>;

interface PageLocale {
  locale: Locale;
  defaultLocale: Locale;
}

const PageLocaleContext = createContext<PageLocale>({ locale: "ar", defaultLocale: "ar" });

/** Latin digits in both languages. */
const INTL_TAG: Record<Locale, string> = { ar: "ar-EG-u-nu-latn", en: "en-US" };

/** Provides the page's language and messages to everything inside. */
export function PageLocaleProvider(props: PageLocale & { children: ReactNode }) {
  const { locale, defaultLocale, children } = props;
  const value = useMemo(() => ({ locale, defaultLocale }), [locale, defaultLocale]);
  return (
    <PageLocaleContext value={value}>
      <IntlProvider
        locale={INTL_TAG[locale]}
        messages={messagesOf(locale) as IntlMessages}
        timeZone="Africa/Cairo"
      >
        {children}
      </IntlProvider>
    </PageLocaleContext>
  );
}

/** `ar` or `en`. */
export function usePageLocale(): Locale {
  return use(PageLocaleContext).locale;
}

export function useDefaultLocale(): Locale {
  return use(PageLocaleContext).defaultLocale;
}

/** Localises paths: `path("/Cart")` → `/en/Cart`. */
export function useLocalePath(): (path: string) => string {
  const { locale, defaultLocale } = use(PageLocaleContext);
  return useCallback((path) => localePath(path, locale, defaultLocale), [locale, defaultLocale]);
}

/**
 * Wraps what is shown after the first view: its messages are fetched with it, not with the page.
 */
export function LateMessages({ part, children }: { part: MessagePart; children: ReactNode }) {
  const locale = usePageLocale();
  const messages = use(lateMessages(locale, part)) as IntlMessages;
  return (
    <IntlProvider locale={INTL_TAG[locale]} messages={messages} timeZone="Africa/Cairo">
      {children}
    </IntlProvider>
  );
}
