import { normaliseDigits } from "#contract/kernel/digits.ts";

/**
 * A percentage as typed, "12.5" in any digits, in hundredths of a percent (1250); undefined if
 * invalid.
 */
export function basisPointsOf(typed: string): number | undefined {
  const plain = normaliseDigits(typed).trim();
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain)) return undefined;
  const basisPoints = Math.round(Number(plain) * 100);
  return basisPoints <= 10_000 ? basisPoints : undefined;
}

export function percentOf(basisPoints: number): string {
  return String(basisPoints / 100);
}
