import fc from "fast-check";
import { expect, test } from "vitest";
import { CodeTexts } from "./code-texts.ts";

const part = fc.stringMatching(/^[ab1ش-]{1,3}$/);
const code = fc.stringMatching(/^[ab1ش-]{1,6}$/);

test("matches part of one code, but not across two codes", () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(code, { maxLength: 3 }), { maxLength: 20 }),
      part,
      (rows, wanted) => {
        const texts = new CodeTexts();
        for (const [row, codes] of rows.entries()) {
          texts.add(row, codes.map((each) => `${each}\n`).join(""));
        }
        const expected = rows.map((codes) => Number(codes.some((each) => each.includes(wanted))));
        for (const each of [texts, new CodeTexts(texts.persisted)]) {
          const column = new Uint8Array(rows.length);
          each.mark(wanted, column);
          expect([...column]).toEqual(expected);
        }
      },
    ),
  );
});
