import { expect, test } from "vitest";
import { askedPage, newsPath } from "./news-pages.ts";

test.each([
  ["", 1],
  ["page=1", 1],
  ["page=2", 2],
  ["page=9999", 9999],
  ["page=0", 1],
  ["page=-2", 1],
  ["page=2.5", 1],
  ["page=two", 1],
  ["page=10000000", 1],
])("reads the query %j as news page %i", (search, page) => {
  expect(askedPage(new URLSearchParams(search))).toBe(page);
});

test("round-trips each news page through its URL", () => {
  expect([1, 2, 12].map(newsPath)).toEqual([
    "/Media/news",
    "/Media/news?page=2",
    "/Media/news?page=12",
  ]);
  for (const page of [1, 2, 12]) {
    expect(askedPage(new URL(newsPath(page), "http://shop").searchParams)).toBe(page);
  }
});
