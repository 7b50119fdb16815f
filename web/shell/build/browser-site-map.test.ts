import { expect, test } from "vitest";
import { PAGES } from "#contract/site-map.ts";
import { browserPages } from "./browser-site-map.ts";

test("browsers get every page with its path and messages, and whether it is hidden", () => {
  const pages = browserPages();
  expect(pages.map(({ path }) => path)).toEqual(PAGES.map(({ path }) => path));
  expect(pages).toContainEqual({ path: "/Cart", messages: ["orders"] });
  expect(pages).toContainEqual({ path: "/dev/ui", messages: [], hidden: true });
});
