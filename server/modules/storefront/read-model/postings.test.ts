import fc from "fast-check";
import { expect, test } from "vitest";
import { Postings } from "./postings.ts";

test("each list gives back its rows and flags, however they were added", () => {
  const entry = fc.record({
    keys: fc.uniqueArray(fc.nat(40)),
    skipped: fc.nat(3_000_000),
    flags: fc.nat(7),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 300 }), (entries) => {
      const postings = new Postings();
      const expected = new Map<number, [number, number][]>();
      let row = 0;
      for (const { keys, skipped, flags } of entries) {
        for (const key of keys) {
          postings.add(key, row, flags);
          expected.set(key, [...(expected.get(key) ?? []), [row, flags]]);
        }
        row += 1 + (skipped > 2_900_000 ? skipped : 0);
      }
      for (let key = 0; key <= 41; key += 1) {
        const found: [number, number][] = [];
        postings.each(key, (at, flags) => found.push([at, flags]));
        expect(found).toEqual(expected.get(key) ?? []);
      }
    }),
  );
});
