/** A block in writing is a few kilobytes. */
const PREVIEW = /[?&]preview=([\w.-]{1,8000})(?:&|$)/;

/** What a signed address of something that is not published carries; such an address is never answered from memory. */
export function previewTokenOf(url: string): string | undefined {
  return PREVIEW.exec(url)?.[1];
}
