import { expect, test } from "vitest";
import { namedIn, presentNoted } from "./mentions.ts";

test("members are named by their ids, each once", () => {
  expect(namedIn("@{12} and @{7}: ask @{12} again, not @Mona or @{x}")).toEqual([12, 7]);
});

test("a note is read with names, those of today", () => {
  const nameOf = (id: number) => (id === 12 ? "منى سالم" : null);
  expect(presentNoted("@{12} please call, or @{7}", nameOf)).toEqual({
    text: "@منى سالم please call, or @?",
    mentioned: [{ id: 12, name: "منى سالم" }],
  });
});
