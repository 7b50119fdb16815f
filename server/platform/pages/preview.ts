/** A block being edited is a few kilobytes. */
const PREVIEW = /[?&]preview=([\w.-]{1,8000})(?:&|$)/;

/**
 * Token of a signed preview address of something unpublished; such an address is never answered
 * from the cache.
 */
export function previewTokenOf(url: string): string | undefined {
  return PREVIEW.exec(url)?.[1];
}
