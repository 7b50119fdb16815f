import { expect, test } from "vitest";
import { exportName } from "./export-name.ts";

const day = new Date("2026-11-21T23:30:00Z");

test.each([
  ["Fanous", "fanous-data-2026-11-22.json"],
  ["Light & Home, Cairo", "light-home-cairo-data-2026-11-22.json"],
  ['"; filename="x', "filename-x-data-2026-11-22.json"],
  ["فانوس", "shop-data-2026-11-22.json"],
])("names the file of %s after the shop and the Egyptian date", (name, file) => {
  expect(exportName(name, day)).toBe(file);
});
