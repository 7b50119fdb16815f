import { type Locale, LOCALE_COOKIE_SECONDS, LOCALE_KEY } from "#contract/kernel/locale.ts";
import { STORAGE_KEYS } from "../session.ts";
import { browserStorage } from "./browser-storage.ts";

/** Remembers the language in storage and, for the server, in the cookie (365 days). */
export function saveLanguage(locale: Locale): void {
  browserStorage().setItem(STORAGE_KEYS.lang, locale);
  document.cookie = `${LOCALE_KEY}=${locale}; max-age=${LOCALE_COOKIE_SECONDS}; path=/; SameSite=Lax`;
}

/** Whether the server knew the saved language when it chose the page's. */
export function hasLanguageCookie(): boolean {
  return new RegExp(`(?:^|;\\s*)${LOCALE_KEY}=(?:ar|en)`).test(document.cookie);
}
