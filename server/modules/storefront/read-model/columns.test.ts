import { expect, test } from "vitest";
import { column, withColumns } from "./columns.ts";

test("columns are zeros, apart from one another, and lie in the same memory for the next answer", () => {
  const answer = (length: number) =>
    withColumns(() => {
      const [one, two, three] = [
        column(Uint8Array, length),
        column(Uint32Array, length),
        withColumns(() => column(Uint16Array, length)),
      ];
      for (const each of [one, two, three]) expect(each).toEqual(each.map(() => 0));
      one.fill(1);
      two.fill(2);
      three.fill(3);
      expect([...one, ...two, ...three]).toEqual([1, 2, 3].flatMap((n) => Array(length).fill(n)));
      return [one, two, three].map(({ buffer }) => buffer);
    });
  answer(50_001);
  const [first, second] = [answer(50_001), answer(17)];
  expect(new Set(first).size).toBe(1);
  expect(second).toEqual(first);
  expect(second[0]).toBe(first[0]);
});

test("what is taken outside an answer, or after one that failed, belongs to who takes it", () => {
  const fail = () =>
    withColumns(() => {
      throw new Error("no answer");
    });
  expect(fail).toThrow("no answer");
  const own = column(Uint8Array, 3).fill(7);
  withColumns(() => column(Uint8Array, 3).fill(1));
  expect([...own]).toEqual([7, 7, 7]);
});
