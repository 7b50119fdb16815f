import { expect, test } from "vitest";
import { font } from "./fonts.ts";

test("maps glyphs to letters after all glyph parts were loaded", () => {
  const face = font("strongArabic");
  // Embedding a font asks for the parts of its glyphs, without letters.
  for (let id = 0; id < face.numGlyphs; id += 1) face.getGlyph(id);
  for (const text of ["منى", "الأجل", "سالم"]) {
    const letters = face.layout(text).glyphs.flatMap(({ codePoints }) => codePoints);
    expect(String.fromCodePoint(...letters.toReversed()).normalize("NFKC")).toBe(text);
  }
});
