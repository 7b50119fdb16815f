import { expect, test } from "vitest";
import { canonicalPath, isKnownPage } from "./known-pages.ts";

test.each([
  ["/", "/"],
  ["/PRODUCT/", "/product"],
  ["/order", "/Order"],
  ["/cart/", "/Cart"],
  ["/searchproducts/LED%20ring", "/SearchProducts/LED%20ring"],
  ["/Categories/Product/4-Nagaf/", "/categories/product/4-Nagaf"],
  ["/media/News/7", "/Media/news/7"],
  ["/faq/", "/FAQ"],
  ["/nowhere/", "/nowhere/"],
])("%s is spelled %s", (path, spelled) => {
  expect(canonicalPath(path)).toBe(spelled);
});

test("menus keep pages that exist and other sites", () => {
  expect(isKnownPage("/special-offers")).toBe(true);
  expect(isKnownPage("/categories/product/4-nagaf?finish=brass")).toBe(true);
  expect(isKnownPage("/")).toBe(true);
  expect(isKnownPage("https://wa.me/201000000000")).toBe(true);
  expect(isKnownPage("/Media/radio")).toBe(false);
});
