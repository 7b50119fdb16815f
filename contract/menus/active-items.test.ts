import fc from "fast-check";
import { expect, test } from "vitest";
import { activeItems } from "./active-items.ts";

const item = (id: number, levelOrder: number | null, isActive = true) => ({
  id,
  levelOrder,
  isActive,
});
const ids = (items: { id: number }[]) => items.map(({ id }) => id);

test("returns active items sorted by levelOrder", () => {
  expect(ids(activeItems([item(1, 30), item(2, 10), item(3, 20, false), item(4, 20)]))).toEqual([
    2, 4, 1,
  ]);
});

test("treats a missing levelOrder as 0", () => {
  expect(ids(activeItems([item(1, 1), item(2, null), item(3, -1), item(4, 0)]))).toEqual([
    3, 2, 4, 1,
  ]);
});

test("sorts stably and leaves the input unchanged", () => {
  const items = fc.array(
    fc.record({
      id: fc.nat(),
      isActive: fc.boolean(),
      levelOrder: fc.option(fc.integer({ min: -2, max: 2 })),
    }),
  );
  fc.assert(
    fc.property(items, (given) => {
      const before = given.map((one) => ({ ...one }));
      const kept = activeItems(given);
      expect(given).toEqual(before);
      const expected = [-2, -1, 0, 1, 2].flatMap((level) =>
        given.filter((one) => one.isActive && (one.levelOrder ?? 0) === level),
      );
      expect(kept).toEqual(expected);
    }),
  );
});
