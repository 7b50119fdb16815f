import { plainPath } from "./plain-path.ts";

/** Another site's address; the browser loads it in full. */
export function isExternal(target: string): boolean {
  return /^https?:\/\//i.test(target);
}

/** A path of this shop, or an http(s) address. `//host` and `/\host` look like paths and are none. */
export function isSafeTarget(target: string): boolean {
  // oxlint-disable-next-line no-control-regex
  if (target.length > 2000 || /[\u0000-\u0020\u007f\\]/.test(target)) return false;
  if (/^\/(?!\/)/.test(target)) return true;
  return isExternal(target) && URL.canParse(target);
}

/** Whether following the target leads straight back. */
export function isCircular(from: string, target: string): boolean {
  return !isExternal(target) && plainPath(target).toLowerCase() === plainPath(from).toLowerCase();
}
