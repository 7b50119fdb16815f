import { normaliseCode } from "#contract/kernel/digits.ts";

/** `r100001k7` → `R-100001-K7`: accepts what people type, with or without dashes of any kind. */
export function canonicalReturn(text: string): string {
  const plain = normaliseCode(text)
    .toUpperCase()
    .replaceAll(/[-#\s]/g, "");
  return plain.replace(/^R(\d+)(..)$/, "R-$1-$2");
}
