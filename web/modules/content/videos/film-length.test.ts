import { expect, test } from "vitest";
import { filmLength } from "./film-length.ts";

test.each([
  [0, "0:00"],
  [7, "0:07"],
  [125, "2:05"],
  [600, "10:00"],
  [3725, "1:02:05"],
])("formats a film of %i seconds as %s", (seconds, text) => {
  expect(filmLength(seconds)).toBe(text);
});
