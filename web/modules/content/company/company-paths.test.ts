import { expect, test } from "vitest";
import { CONTENT_PAGES } from "#contract/content/endpoints.ts";
import { COMPANY_CODES, companyPath } from "./company-paths.ts";

test("the pages of the contract are those that have a path", () => {
  expect(
    Object.fromEntries(Object.entries(COMPANY_CODES).map(([path, code]) => [code, path])),
  ).toEqual(CONTENT_PAGES);
});

test("a page has one path", () => {
  expect(companyPath("director-speech")).toBe("/about-us/director-speech");
});
