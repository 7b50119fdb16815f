import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cutText } from "./cut-text.ts";

describe("cutText", () => {
  test("drops a code point that does not fit entirely", () => {
    expect(cutText("ab😀", 3)).toBe("ab");
    expect(cutText("ab😀", 4)).toBe("ab😀");
  });

  test("returns a well-formed prefix of any text within the limit", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.nat(20), (text, most) => {
        const cut = cutText(`${text}\uD83D`, most);
        expect(cut.isWellFormed()).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(most);
        expect(`${text}\uFFFD`.toWellFormed().startsWith(cut)).toBe(true);
      }),
    );
  });
});
