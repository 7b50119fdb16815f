import { encode } from "uqr";
import { INK, type Sheet } from "../sheet.ts";

/** Draws a QR code at the start of the line, as plain squares. */
export function drawCode(sheet: Sheet, content: string, size: number): void {
  const { data } = encode(content, { ecc: "M", border: 0 });
  const dot = size / data.length;
  const left = sheet.left(0, size);
  const { document } = sheet;
  sheet.ornament(() => {
    for (const [row, dots] of data.entries())
      for (const { start, length } of stretches(dots))
        document.rect(left + start * dot, sheet.y + row * dot, length * dot, dot);
    document.fill(INK);
  });
}

/** Adjacent dots are merged, so that no hairline shows between them. */
function stretches(dots: readonly boolean[]): { start: number; length: number }[] {
  const found: { start: number; length: number }[] = [];
  for (const [at, isDark] of dots.entries()) {
    const last = found.at(-1);
    if (isDark && last && last.start + last.length === at) last.length += 1;
    else if (isDark) found.push({ start: at, length: 1 });
  }
  return found;
}
