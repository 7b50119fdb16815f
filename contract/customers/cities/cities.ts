import type { Locale } from "../../kernel/locale.ts";
import type { GovernorateCode } from "../governorates.ts";
import { CANAL_AND_COASTS } from "./canal-and-coasts.ts";
import { DELTA } from "./delta.ts";
import { GREATER_CAIRO } from "./greater-cairo.ts";
import { UPPER_EGYPT } from "./upper-egypt.ts";

/** Arabic and English name. */
type Place = readonly [ar: string, en: string];

/**
 * Cities and, in the largest ones, districts of each governorate. Suggestions: an address may name
 * any other place.
 */
const CITIES: Record<GovernorateCode, readonly Place[]> = {
  ...GREATER_CAIRO,
  ...DELTA,
  ...CANAL_AND_COASTS,
  ...UPPER_EGYPT,
};

/** The cities of a governorate in a language; empty for an unknown governorate. */
export function citiesOf(governorate: string, locale: Locale): string[] {
  return placesOf(governorate).map(([ar, en]) => (locale === "ar" ? ar : en));
}

/** Whether a governorate has a city with this name, in either language. */
export function hasCity(governorate: string, city: string): boolean {
  const name = city.trim().toLowerCase();
  return placesOf(governorate).some((names) => names.some((one) => one.toLowerCase() === name));
}

function placesOf(governorate: string): readonly Place[] {
  return Object.hasOwn(CITIES, governorate) ? CITIES[governorate as GovernorateCode] : [];
}
