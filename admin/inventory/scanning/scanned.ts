import { normaliseDigits } from "#contract/kernel/digits.ts";

/** A SKU and how many pieces of it there are, under the name that the API has for their number. */
export type Scanned<N extends string> = Record<N, string> & {
  sku: string;
  /** When the first and the last piece were counted, by the server's clock. */
  from: string;
  until: string;
};

/** One more piece of what was scanned, which stands on top from now on. */
export function withScan<N extends string>(
  entries: readonly Scanned<N>[],
  code: string,
  number: N,
  at: string,
): Scanned<N>[] {
  const sku = plainSku(code);
  if (sku === "") return [...entries];
  const known = entries.find((entry) => entry.sku === sku);
  const units = unitsOf(known?.[number]);
  const entry = { [number]: String(units + 1), sku, from: known?.from ?? at, until: at };
  return [entry as Scanned<N>, ...entries.filter((other) => other !== known)];
}

/** A SKU as it is kept. */
export function plainSku(code: string): string {
  return normaliseDigits(code).trim().toUpperCase();
}

/** A number as it was typed, in any digits; what is none yet counts nothing. */
export function unitsOf(typed = "0"): number {
  return Number(normaliseDigits(typed)) || 0;
}
