import type { Locale } from "#contract/kernel/locale.ts";

interface Names {
  first_name: string;
  last_name: string;
  full_name_ar: string | null;
  full_name_en: string | null;
}

/** A customer's full name in a language; falls back to first and last name. */
export function fullName(names: Names, locale: Locale): string {
  const full = locale === "ar" ? names.full_name_ar : names.full_name_en;
  return full ?? `${names.first_name} ${names.last_name}`.trim();
}
