import { cairoDay } from "#contract/kernel/time/cairo-day.ts";

/**
 * `fanous-data-2026-11-21.json`: ASCII letters only, so that it is safe in a header and on every
 * disk.
 */
export function exportName(shopName: string, at: Date): string {
  const plain = shopName
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  return `${plain || "shop"}-data-${cairoDay(at)}.json`;
}
