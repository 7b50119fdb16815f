const PREVIEW = /[?&]preview=([\w.-]{1,200})(?:&|$)/;

/** What a signed address of something that is not published carries; such an address is never answered from memory. */
export function previewTokenOf(url: string): string | undefined {
  return PREVIEW.exec(url)?.[1];
}
