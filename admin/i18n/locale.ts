import {
  isLocale,
  type Locale,
  LOCALE_COOKIE_SECONDS,
  otherLocale,
} from "#contract/kernel/locale.ts";
import { ADMIN_LOCALE_KEY } from "#contract/staff/back-office.ts";

/** The language of the document, which the server wrote: it does not change until the page is loaded again. */
export const locale: Locale = isLocale(document.documentElement.lang)
  ? document.documentElement.lang
  : "ar";

function isChosen(): boolean {
  return document.cookie.split("; ").some((cookie) => cookie.startsWith(`${ADMIN_LOCALE_KEY}=`));
}

/** Direction, styles and words belong to the document: another language is another document. @returns whether it comes */
function openIn(chosen: Locale): boolean {
  document.cookie = `${ADMIN_LOCALE_KEY}=${chosen}; path=/admin; max-age=${LOCALE_COOKIE_SECONDS}; samesite=lax`;
  if (chosen === locale) return false;
  location.reload();
  return true;
}

export function switchLanguage(): void {
  openIn(otherLocale(locale));
}

/** Whoever has not chosen a language in this browser gets the one that they were invited in. @returns as `openIn` */
export function openInLanguageOf(staff: { locale: Locale }): boolean {
  return !isChosen() && openIn(staff.locale);
}
