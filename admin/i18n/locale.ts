import {
  isLocale,
  type Locale,
  LOCALE_COOKIE_SECONDS,
  otherLocale,
} from "#contract/kernel/locale.ts";
import { ADMIN_LOCALE_KEY } from "#contract/staff/back-office.ts";

/** The document's language, set by the server: it does not change until the page is reloaded. */
export const locale: Locale = isLocale(document.documentElement.lang)
  ? document.documentElement.lang
  : "ar";

function isChosen(): boolean {
  return document.cookie.split("; ").some((cookie) => cookie.startsWith(`${ADMIN_LOCALE_KEY}=`));
}

/**
 * Changing the language reloads the document, as direction, styles and texts depend on it. @returns
 * whether it reloads
 */
function openIn(chosen: Locale): boolean {
  document.cookie = `${ADMIN_LOCALE_KEY}=${chosen}; path=/admin; max-age=${LOCALE_COOKIE_SECONDS}; samesite=lax`;
  if (chosen === locale) return false;
  location.reload();
  return true;
}

export function switchLanguage(): void {
  openIn(otherLocale(locale));
}

/** Uses the language of the invitation if none was chosen in this browser. @returns as `openIn` */
export function openInLanguageOf(staff: { locale: Locale }): boolean {
  return !isChosen() && openIn(staff.locale);
}
