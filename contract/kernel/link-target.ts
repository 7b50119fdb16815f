import * as z from "zod/mini";
import { requiredLine } from "./schema.ts";

/**
 * A page of the shop, or a page elsewhere: nothing that a browser would execute, and no `//host`,
 * which only looks like a path.
 */
export function isLinkTarget(text: string): boolean {
  if (/[\\\s]/.test(text)) return false;
  return /^\/(?!\/)/.test(text) || /^https:\/\/[^/?#@]+(?:[/?#]|$)/.test(text);
}

const MAX_TARGET = 2_000;

const linkTarget = requiredLine(MAX_TARGET).check(
  z.refine((text) => text === "" || isLinkTarget(text), { params: { rule: "pattern" } }),
);

/** A link's target per language: a shop path without locale prefix, or an https address. */
export const bilingualTarget = z.object({ ar: linkTarget, en: linkTarget });
