/** Marks, embeddings, overrides and isolates of direction, and the byte order mark. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** Control characters and Unicode's own line ends. */
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

export const ISOLATE = { ltr: "\u2066", auto: "\u2068", end: "\u2069" } as const;

/** One line that neither ends a line of its surroundings nor turns their direction. */
export function plainLine(text: string): string {
  return text.toWellFormed().replace(DIRECTION, "").replace(CONTROL, " ").trim();
}

/** Lines without any direction marks, and with plain spaces, for programs that know no others. */
export function plainLines(text: string): string {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => plainLine(line.replaceAll(/[\u00a0\u202f]/g, " ")))
    .join("\n");
}

/** A value inside a sentence: cleaned and kept apart, so that neither changes the order of the other. */
export function isolated(text: string): string {
  const plain = plainLine(text);
  if (plain === "") return "";
  const start = RIGHT_TO_LEFT.test(plain) ? ISOLATE.auto : ISOLATE.ltr;
  return start + plain + ISOLATE.end;
}

/** A text of ours that may hold isolates: every one is closed in its line, nothing else directs, no control characters. */
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
