import type { CartFinding } from "#contract/lighting/endpoints.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { readCartLines } from "#server/modules/cart/index.ts";
import { readDictionary } from "#server/modules/catalog/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { checkThings } from "./check-things.ts";
import { findHelps } from "./find-helps.ts";
import { presentFinding } from "./present-finding.ts";
import { readThings } from "./read-things.ts";
import type { Found, Wish } from "./things/finding.ts";

/** What there is to say about a shopper's cart, with what would help: three statements. */
export async function checkCart(
  platform: Pick<Platform, "db" | "cache">,
  shopperId: number,
  locale: Locale,
): Promise<CartFinding[]> {
  const { db } = platform;
  const dictionary = await readDictionary(platform);
  const lines = (await readCartLines(db, shopperId)).filter((line) => !line.isParked);
  if (lines.length === 0) return [];
  const findings = checkThings(await readThings(db, dictionary, lines));
  const helps = await findHelps(db, dictionary, findings.flatMap(wishOf));
  return findings.map((found) => presentFinding(dictionary, locale, found, helps));
}

function wishOf({ wish }: Found): Wish[] {
  return wish === null || "remove" in wish ? [] : [wish];
}
