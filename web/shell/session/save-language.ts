import { type Locale, LOCALE_COOKIE_SECONDS, LOCALE_KEY } from "#contract/kernel/locale.ts";
import { call } from "#web/api/client.ts";
import { STORAGE_KEYS } from "../session.ts";
import { browserStorage } from "./browser-storage.ts";

/**
 * Remembers the language in storage and, for the server, in the cookie (365 days). The cookie is there at once for the
 * next page, and then set again by the server: some browsers forget those of scripts after seven days.
 */
export function saveLanguage(locale: Locale): void {
  browserStorage().setItem(STORAGE_KEYS.lang, locale);
  if (languageCookie() === locale) return;
  document.cookie = `${LOCALE_KEY}=${locale}; max-age=${LOCALE_COOKIE_SECONDS}; path=/; SameSite=Lax`;
  // Without an answer the script's own cookie holds for now.
  call("chooseLanguage", { body: { locale } }).catch(() => {});
}

/** The language that the server knew when it chose the page's. */
export function languageCookie(): string | undefined {
  return new RegExp(`(?:^|;\\s*)${LOCALE_KEY}=(ar|en)(?:;|$)`).exec(document.cookie)?.[1];
}
