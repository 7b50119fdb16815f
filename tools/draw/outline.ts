/** Text as outlines, so that a picture needs no font where it is shown. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";

const FONT = join(
  import.meta.dirname,
  "../../server/modules/invoices/pdf/fonts/alexandria-latin-600.ttf",
);

/** A word on its baseline, drawn to the right from 0; lengths in pixels. */
export function wordOutline(word: string, size: number) {
  const font = create(readFileSync(FONT)) as Font;
  const scale = size / font.unitsPerEm;
  const run = font.layout(word);
  let [width, outline] = [0, ""];
  for (const [index, glyph] of run.glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {};
    const at = glyph.path.scale(scale, -scale).translate(width + xOffset * scale, -yOffset * scale);
    outline += at.toSVG();
    width += xAdvance * scale;
  }
  return { outline, width };
}
