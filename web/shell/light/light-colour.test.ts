import { expect, test } from "vitest";
import { colourName, kelvinColour, kelvinStops } from "./light-colour.ts";

test("returns names and colours of colour temperatures", () => {
  expect([2700, 4000, 6500].map(colourName)).toEqual(["warm", "neutral", "cool"]);
  expect(kelvinColour(3100)).toBe("var(--color-kelvin-3000)");
});

test("lists the offered colours, warmest first", () => {
  expect(kelvinStops([3000, 4000])).toBe("var(--color-kelvin-3000), var(--color-kelvin-4000)");
});
