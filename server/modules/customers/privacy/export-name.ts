const EGYPT_DAY = new Intl.DateTimeFormat("en-CA", { timeZone: "Africa/Cairo" });

/** `fanous-data-2026-11-21.json`: plain letters only, so that it is safe in a header and on every disk. */
export function exportName(shopName: string, at: Date): string {
  const plain = shopName
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  return `${plain || "shop"}-data-${EGYPT_DAY.format(at)}.json`;
}
