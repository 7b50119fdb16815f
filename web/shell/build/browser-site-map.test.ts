import { expect, test } from "vitest";
import { PAGES } from "#contract/site-map.ts";
import { browserPages } from "./browser-site-map.ts";

test("lists every page with path, messages and hidden flag", () => {
  const pages = browserPages();
  expect(pages.map(({ path }) => path)).toEqual(PAGES.map(({ path }) => path));
  expect(pages).toContainEqual({ path: "/Cart", messages: ["orders"] });
  expect(pages).toContainEqual({ path: "/SearchProducts", messages: [], hidden: true });
});
