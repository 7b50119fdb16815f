import { normaliseDigits } from "#contract/kernel/digits.ts";

export interface ScannedEntry {
  sku: string;
  counted: string;
}

/** One more piece of what was scanned, which stands on top from now on. */
export function withScan(entries: readonly ScannedEntry[], code: string): ScannedEntry[] {
  const sku = normaliseDigits(code).trim().toUpperCase();
  if (sku === "") return [...entries];
  const known = entries.find((entry) => entry.sku === sku);
  const counted = Number(normaliseDigits(known?.counted ?? "0")) || 0;
  return [{ sku, counted: String(counted + 1) }, ...entries.filter((entry) => entry !== known)];
}
