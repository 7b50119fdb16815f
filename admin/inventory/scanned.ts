import { normaliseDigits } from "#contract/kernel/digits.ts";

export interface ScannedEntry {
  sku: string;
  counted: string;
}

/** Adds one unit of a scanned SKU, which moves to the top. */
export function withScan(entries: readonly ScannedEntry[], code: string): ScannedEntry[] {
  const sku = normaliseDigits(code).trim().toUpperCase();
  if (sku === "") return [...entries];
  const known = entries.find((entry) => entry.sku === sku);
  const counted = Number(normaliseDigits(known?.counted ?? "0")) || 0;
  return [{ sku, counted: String(counted + 1) }, ...entries.filter((entry) => entry !== known)];
}
