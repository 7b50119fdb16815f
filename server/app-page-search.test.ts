import { expect, test } from "vitest";
import { isRareAddress, relevantSearch } from "./app-page-search.ts";

test.each([
  ["/product", "?sort=newest&page=2&utm_source=mail&fbclid=1", "?sort=newest&page=2"],
  ["/Product/", "?page=1&sort=price-asc", "?sort=price-asc"],
  ["/categories/product/3-spots", "?finish=brass,black", "?finish=black,brass"],
  ["/SearchProducts/led", "?price=..500&ref=x", "?price=..500"],
  ["/product/12-hala", "?variant=7&page=2", "?variant=7"],
  ["/Cart", "?page=2&variant=7", ""],
  ["/product", "?page=2&_routes=root", "?page=2&_routes=root"],
  ["/Cart", "?_routes=root%2Ccart", "?_routes=root%2Ccart"],
  ["/Media/news", "?page=2&sort=newest", "?page=2"],
  ["/media/news/", "?page=1", ""],
  ["/Media/news/3", "?page=2", ""],
  ["/", "", ""],
])("%s%s reads %j", (path, search, relevant) => {
  expect(relevantSearch(path, search)).toBe(relevant);
});

const emoji = encodeURIComponent("💡");

test.each([
  ["/product", `?q=${"a".repeat(199)}${emoji}`],
  ["/product/12-hala", `?variant=${"a".repeat(39)}${emoji}`],
  ["/Cart", `?_routes=${"a".repeat(199)}${emoji}`],
  ["/product", "?q=%"],
  ["/product", "?q=%ff%fe&%ff=1"],
])("%s%s: a mangled query is no error", (path, search) => {
  expect(() => relevantSearch(path, search)).not.toThrow();
});

test.each([
  ["/", false],
  ["/en/product", false],
  ["/product/12-%D9%86%D8%AC%D9%81%D8%A9", false],
  ["/product/12-%d9%86%d8%ac%d9%81%d8%a9", false],
  ["/product?page=2", true],
  ["/SearchProducts/lamp", true],
  ["/en/searchproducts/lamp.data", true],
  ["/product/12-l%61mp", true],
  ["/product/%FF", true],
])("%s is one of endlessly many: %s", (url, isRare) => {
  expect(isRareAddress(url)).toBe(isRare);
});
