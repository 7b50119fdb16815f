import { expect, test } from "vitest";
import { canonicalPath, findPage, isKnownPage } from "./find-page.ts";

test.each([
  ["/", "/"],
  ["/PRODUCT/", "/product"],
  ["/order", "/Order"],
  ["/cart/", "/Cart"],
  ["/searchproducts/LED%20ring", "/SearchProducts/LED%20ring"],
  ["/Categories/Product/4-Nagaf/", "/categories/product/4-Nagaf"],
  ["/media/News/7", "/Media/news/7"],
  ["/faq/", "/FAQ"],
  ["/searchproducts", "/searchproducts"],
  ["/nowhere/", "/nowhere/"],
])("rewrites %s to the canonical path %s", (path, spelled) => {
  expect(canonicalPath(path)).toBe(spelled);
});

test("accepts existing pages and other sites as menu targets", () => {
  expect(isKnownPage("/special-offers")).toBe(true);
  expect(isKnownPage("/categories/product/4-nagaf?finish=brass")).toBe(true);
  expect(isKnownPage("/")).toBe(true);
  expect(isKnownPage("https://wa.me/201000000000")).toBe(true);
  expect(isKnownPage("/Media/radio")).toBe(false);
  expect(isKnownPage("/Basic/Cart")).toBe(false);
});

test.each([
  ["/product", "products/product-list"],
  ["/Product/12-Hala/", "products/product-detail"],
  ["/basic/cart", "basic/basic-cart"],
  ["/product//", "products/product-list"],
  ["/product/12/more", undefined],
  ["", "home/home"],
])("resolves %s to the page %s", (path, file) => {
  expect(findPage(path)?.file).toBe(file);
});
