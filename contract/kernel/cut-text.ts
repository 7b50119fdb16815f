const HIGH_SURROGATE = /[\uD800-\uDBFF]$/;

/**
 * The first `most` UTF-16 units of a text, without half a code point at the end: neither `jsonb`
 * nor UTF-8 can store a lone surrogate.
 */
export function cutText(text: string, most: number): string {
  return text.toWellFormed().slice(0, most).replace(HIGH_SURROGATE, "");
}
