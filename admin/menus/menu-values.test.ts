import { expect, test } from "vitest";
import { inOrder, linesOf, NEW_CHILD, NEW_ENTRY } from "./menu-values.ts";

const child = { ...NEW_CHILD, label: { ar: "لمبات", en: "Lamps" }, path: { ar: "/l", en: "/l" } };
const items = [
  { ...NEW_ENTRY, levelOrder: 40, children: [{ ...child, levelOrder: 9 }, child] },
  { ...NEW_ENTRY, levelOrder: -3 },
];

test("saves menu entries of both levels in screen order", () => {
  const saved = inOrder(items);
  expect(saved.map(({ levelOrder }) => levelOrder)).toEqual([1, 2]);
  expect(saved[0]?.children.map(({ levelOrder }) => levelOrder)).toEqual([1, 2]);
});

test("lists each menu entry's labels, path and visibility", () => {
  const lines = linesOf({ version: "", items }, (isActive) => (isActive ? "on" : "off"));
  expect(lines.map(({ place }) => place)).toEqual(["1", "1.1", "1.2", "2"]);
  expect(lines[1]?.line).toBe("لمبات · Lamps\n/l (on)");
});
