/** `12-hala-ring-chandelier` → the id and the slug. The id identifies; the slug is for people. */
export function parseIdSlug(parameter: string): { id: number; slug: string } | undefined {
  const match = /^(\d{1,10})(?:-([^/]*))?$/.exec(parameter);
  if (!match) return undefined;
  const id = Number(match[1]);
  return id > 0 && id <= MAX_ID ? { id, slug: match[2] ?? "" } : undefined;
}

/** Largest id the database can hold (a 4-byte integer). */
export const MAX_ID = 2_147_483_647;

export function idSlug(id: number, slug: string): string {
  return `${id}-${slug}`;
}

/** Whether a path's percent-escapes can be decoded. */
export function isReadablePath(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes("\0");
  } catch {
    return false;
  }
}

const MAX_SLUG = 80;

/** A text as a slug: lower-case letters and digits of any script, joined by dashes. */
export function slugOf(text: string): string {
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{Ll}\p{Lo}\p{M}\p{N}]+/gu) ?? [];
  return words.join("-").slice(0, MAX_SLUG).replace(/-+$/, "");
}

/**
 * An address in ASCII, as headers and search engines need it: other characters are percent-encoded,
 * existing escapes stay.
 */
export function asciiAddress(address: string): string {
  return encodeURI(address.toWellFormed()).replaceAll("%25", "%");
}
