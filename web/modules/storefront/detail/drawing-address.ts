import type { Locale } from "#contract/kernel/locale.ts";

/** Pixels of the dimension drawing, which the server draws at one size. */
export const DRAWING_SIZE = { width: 720, height: 900 };

export function drawingAddress(variantId: number, locale: Locale): string {
  return `/api/v1/sons/${variantId}/dimensions?lang=${locale}`;
}
