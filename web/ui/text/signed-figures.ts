/**
 * Figures with signs that Arabic surroundings would turn round: `100-200-300`, `220–240`, `14%`, `36°`, `−20`.
 * Figures without signs, Latin words and codes keep their order by themselves.
 */
const SIGNED =
  /([-−]?\d+(?:[.,]\d+)*(?:[-–]\d+(?:[.,]\d+)*)+[%°]?|[-−]?\d+(?:[.,]\d+)*[%°]|−\d+(?:[.,]\d+)*)/u;

/** A text cut at its signed figures: every second piece is one. */
export function cutAtSignedFigures(text: string): string[] {
  return text.split(SIGNED);
}
