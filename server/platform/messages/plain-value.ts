/** Directional marks, embeddings, overrides and isolates, and the byte order mark. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** Control characters and Unicode's own line breaks. */
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

export const ISOLATE = { ltr: "\u2066", auto: "\u2068", end: "\u2069" } as const;

/** A single line that cannot break its surroundings or change their direction. */
export function plainLine(text: string): string {
  return text.toWellFormed().replace(DIRECTION, "").replace(CONTROL, " ").trim();
}

/** Lines without direction marks and with plain spaces, for programs that support nothing else. */
export function plainLines(text: string): string {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => plainLine(line.replaceAll(/[\u00a0\u202f]/g, " ")))
    .join("\n");
}

/**
 * A value inserted into a sentence: cleaned and isolated, so that neither affects the other's
 * direction.
 */
export function isolated(text: string): string {
  const plain = plainLine(text);
  if (plain === "") return "";
  const start = RIGHT_TO_LEFT.test(plain) ? ISOLATE.auto : ISOLATE.ltr;
  return start + plain + ISOLATE.end;
}

/**
 * One of our texts, which may contain isolates: each is closed within its line, and other direction
 * marks and control characters are removed.
 */
export function balanced(text: string): string {
  return text
    .toWellFormed()
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(balancedLine)
    .join("\n");
}

function balancedLine(line: string): string {
  let open = 0;
  let plain = "";
  for (const sign of line
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\ufeff]/g, "")
    .replace(CONTROL, " ")) {
    if (sign === ISOLATE.end) {
      if (open === 0) continue;
      open -= 1;
    } else if (sign >= "\u2066" && sign <= "\u2068") open += 1;
    plain += sign;
  }
  return plain + ISOLATE.end.repeat(open);
}
