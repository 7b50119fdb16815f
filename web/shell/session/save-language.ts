import { type Locale, LOCALE_COOKIE_SECONDS, LOCALE_KEY } from "#contract/kernel/locale.ts";
import { call } from "#web/api/client.ts";
import { STORAGE_KEYS } from "../session.ts";
import { browserStorage } from "./browser-storage.ts";

/**
 * Stores the language locally and, for the server, in the cookie (365 days). Script sets the cookie
 * so that the next page has it, then the server sets it again: some browsers delete script cookies
 * after seven days.
 */
export function saveLanguage(locale: Locale): void {
  browserStorage().setItem(STORAGE_KEYS.lang, locale);
  if (languageCookie() === locale) return;
  document.cookie = `${LOCALE_KEY}=${locale}; max-age=${LOCALE_COOKIE_SECONDS}; path=/; SameSite=Lax`;
  // If the request fails, the script's cookie has to do.
  call("POST /api/v1/language", { body: { locale } }).catch(() => {});
}

/** The language that the server saw when it rendered the page. */
export function languageCookie(): string | undefined {
  return new RegExp(`(?:^|;\\s*)${LOCALE_KEY}=(ar|en)(?:;|$)`).exec(document.cookie)?.[1];
}
