import { normaliseCode, normaliseDigits } from "#contract/kernel/digits.ts";

/** A SKU and its quantity, under the API's name for it. */
export type Scanned<N extends string> = Record<N, string> & {
  sku: string;
  /** When the first and the last piece were counted, by the server's clock. */
  from: string;
  until: string;
};

/** Adds one piece of the scanned SKU and moves it to the top. */
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

/** A SKU as stored. */
export function plainSku(code: string): string {
  return normaliseCode(code).toUpperCase();
}

/** A typed quantity, in any digits; 0 if it is not a number yet. */
export function unitsOf(typed = "0"): number {
  return Number(normaliseDigits(typed)) || 0;
}
