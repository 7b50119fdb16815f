import { expect, test } from "vitest";
import { dropPlace, indexAfterMove, mayMove } from "./entry-moves.ts";

const top = (index: number) => ({ list: "items", index }) as const;
const child = (parent: number, index: number) =>
  ({ list: `items.${parent}.children`, index }) as const;

test("drops a menu entry before, below or after another one", () => {
  expect(dropPlace(top(2), "before", 4)).toEqual(top(2));
  expect(dropPlace(top(2), "below", 4)).toEqual(child(2, 4));
  expect(dropPlace(child(1, 3), "before", 0)).toEqual(child(1, 3));
  expect(dropPlace(child(1, 3), "below", 0)).toEqual(child(1, 4));
});

test("rejects a third menu level and moves below the entry itself", () => {
  expect(mayMove(top(0), top(3), 2)).toBe(true);
  expect(mayMove(top(0), child(1, 0), 2)).toBe(false);
  expect(mayMove(top(0), child(1, 0), 0)).toBe(true);
  expect(mayMove(top(1), child(1, 0), 0)).toBe(false);
  expect(mayMove(child(0, 1), top(0), 0)).toBe(true);
  expect(mayMove(child(0, 1), child(2, 0), 0)).toBe(true);
});

test("corrects the target index after the moved entry is removed", () => {
  expect(indexAfterMove(0, 3)).toBe(2);
  expect(indexAfterMove(3, 0)).toBe(0);
});
