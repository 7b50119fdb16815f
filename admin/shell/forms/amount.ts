import { normaliseDigits } from "#contract/kernel/digits.ts";

/** Piastres as pounds for an input; empty if there are none. */
export function poundsOf(piastres: number | null | undefined): string {
  return piastres === null || piastres === undefined ? "" : String(piastres / 100);
}

/** Pounds as typed, "1,250.5" in any digits, to 125050 piastres; undefined if invalid. */
export function piastresOf(typed: string): number | undefined {
  const plain = normaliseDigits(typed).replaceAll(",", "").trim();
  return /^\d{1,8}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined;
}
