import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { colours } from "./colours.ts";

const tokens = readFileSync(
  join(import.meta.dirname, "..", "..", "..", "web", "styles", "tokens.css"),
  "utf8",
);

test("uses the storefront's colours in the back office", () => {
  const inTokens = Object.keys(colours).map((name) => [
    name,
    new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1],
  ]);
  expect(colours).toEqual(Object.fromEntries(inTokens));
});
