import type { Locale } from "#contract/kernel/locale.ts";

/** Size of the dimension drawing in pixels; the server draws it at this size only. */
export const DRAWING_SIZE = { width: 720, height: 900 };

export function drawingAddress(variantId: number, locale: Locale): string {
  return `/api/v1/sons/${variantId}/dimensions?lang=${locale}`;
}
