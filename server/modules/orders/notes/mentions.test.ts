import { expect, test } from "vitest";
import { namedIn, presentNoted } from "./mentions.ts";

test("returns each mentioned staff id once", () => {
  expect(namedIn("@{12} and @{7}: ask @{12} again, not @Mona or @{x}")).toEqual([12, 7]);
});

test("replaces staff ids in a note with current names", () => {
  const nameOf = (id: number) => (id === 12 ? "منى سالم" : null);
  expect(presentNoted("@{12} please call, or @{7}", nameOf)).toEqual({
    text: "@منى سالم please call, or @?",
    mentioned: [{ id: 12, name: "منى سالم" }],
  });
});
