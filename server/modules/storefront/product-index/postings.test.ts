import fc from "fast-check";
import { expect, test } from "vitest";
import { rowsIn, setOf } from "./columns.ts";
import { Postings } from "./postings.ts";

/** Columns of more rows take too long to be made for every key. */
const MAX_MARKED = 10_000;

test("returns the rows and flags added for each key", () => {
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
        if (row > MAX_MARKED) continue;
        const size = 1 + Math.max(0, ...found.map(([at]) => at));
        const column = new Uint16Array(size);
        postings.mark(
          key,
          column,
          Uint16Array.from({ length: 8 }, (_, flags) => 1 << flags),
        );
        for (const [at, flags] of found) expect((column[at] ?? 0) >> flags).toBe(1);
        const set = setOf(new Uint32Array(0), size);
        expect(postings.countIn(key, set)).toBe(0);
        postings.addTo(key, set);
        expect([...rowsIn(set, size)]).toEqual(found.map(([at]) => at));
        expect(postings.countIn(key, set)).toBe(found.length);
      }
    }),
  );
});
