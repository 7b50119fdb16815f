/**
 * Numbers with signs that Arabic text would reorder: `100-200-300`, `220–240`, `14%`, `36°`, `−20`.
 * Numbers without signs, Latin words and codes keep their order anyway.
 */
const SIGNED =
  /([-−]?\d+(?:[.,]\d+)*(?:[-–]\d+(?:[.,]\d+)*)+[%°]?|[-−]?\d+(?:[.,]\d+)*[%°]|−\d+(?:[.,]\d+)*)/u;

/** Splits a text at such numbers: every second part is one. */
export function cutAtSignedFigures(text: string): string[] {
  return text.split(SIGNED);
}
