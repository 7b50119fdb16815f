import type { Locale } from "#contract/kernel/locale.ts";
import type { CartFinding } from "#contract/lighting/endpoints.ts";
import { readCartLines } from "#server/modules/cart/index.ts";
import { readDictionary } from "#server/modules/catalog/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { checkItems } from "./check-items.ts";
import { findSuggestions } from "./find-suggestions.ts";
import type { Finding, Requirement } from "./items/finding.ts";
import { presentFinding } from "./present-finding.ts";
import { readItems } from "./read-items.ts";

/** The findings about a shopper's cart, with products that resolve them: three statements. */
export async function checkCart(
  platform: Pick<Platform, "db" | "cache">,
  shopperId: number,
  locale: Locale,
): Promise<CartFinding[]> {
  const { db } = platform;
  const dictionary = await readDictionary(platform);
  const lines = (await readCartLines(db, shopperId)).filter((line) => !line.isParked);
  if (lines.length === 0) return [];
  const findings = checkItems(await readItems(db, dictionary, lines));
  const suggestions = await findSuggestions(db, dictionary, findings.flatMap(requirementOf));
  return findings.map((found) => presentFinding(dictionary, locale, found, suggestions));
}

function requirementOf({ resolution }: Finding): Requirement[] {
  return resolution === null || "remove" in resolution ? [] : [resolution];
}
