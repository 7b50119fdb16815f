/** Another site's address, which needs a full page load. */
export function isExternal(target: string): boolean {
  return /^https?:\/\//i.test(target);
}

const MAX_LENGTH = 2_000;
const SHOP = "http://shop.invalid";

/**
 * A target safe for a header: a path of this shop, or an http(s) address, in ASCII. `undefined` for
 * anything else; `//host` and `/\host` look like paths but lead to other sites.
 */
export function readTarget(text: string): string | undefined {
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f\\]/.test(text) || !text.isWellFormed()) return undefined;
  if (!isExternal(text) && !/^\/(?!\/)/.test(text)) return undefined;
  const url = URL.parse(text, SHOP);
  if (url?.username !== "" || url.password !== "") return undefined;
  const target = isExternal(text) ? url.href : url.href.slice(SHOP.length);
  // `/.//host` becomes `//host` only after parsing.
  return target.length <= MAX_LENGTH && !target.startsWith("//") ? target : undefined;
}
