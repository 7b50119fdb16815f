import { expect, test } from "vitest";
import { type AddressRules, pageAddress, readableUrl } from "./page-address.ts";

/** Lists read only `page`; other pages read nothing. */
const rules: AddressRules = {
  defaultLocale: "ar",
  relevantSearch: (path, search) => {
    const page = new URLSearchParams(search).get("page");
    return path === "/product" && page !== null ? `?page=${page}` : "";
  },
  isCacheable: (path) => path !== "/Order",
};

test.each([
  ["/", "/"],
  ["/product", "/product"],
  ["/product?page=2&utm_source=mail", "/product?page=2"],
  ["/en/product?page=2&gclid=1", "/en/product?page=2"],
  ["/product.data?page=2&x=1", "/product.data?page=2"],
  ["/Cart?page=2", "/Cart"],
  ["/product?", "/product"],
])("%s is kept as %s", (target, url) => {
  expect(pageAddress(target, undefined, rules)).toEqual({ url, cacheable: true });
});

test.each(["/Order", "/en/Order?page=2", "/en/Order.data"])("%s is not kept", (target) => {
  expect(pageAddress(target, undefined, rules).cacheable).toBe(false);
});

test.each([
  ["/", "lang=en", "/en"],
  ["/Cart", "a=b; lang=en", "/en/Cart"],
  ["/product?page=2&utm_source=mail", "lang=en; token=x", "/en/product?page=2&utm_source=mail"],
])("%s with the cookie %s leads to %s, the whole query with it", (target, cookies, redirect) => {
  expect(pageAddress(target, cookies, rules).redirect).toBe(redirect);
});

test.each([
  ["the default language is saved", "/", "lang=ar"],
  ["the address is explicit", "/en/product", "lang=ar"],
  ["the address is explicit already", "/EN/Cart", "lang=en"],
  ["the router asks for data", "/product.data", "lang=en"],
  ["the language is unknown", "/", "lang=fr"],
  ["it is another cookie", "/", "mylang=en; langs=en; x=lang=en"],
  ["a file has no language", "/assets/gone.js", "lang=en"],
  ["its value only begins so", "/", "lang=english"],
])("no redirect where %s", (_why, target, cookies) => {
  expect(pageAddress(target, cookies, rules)).not.toHaveProperty("redirect");
});

test("with English as the default, Arabic has the prefix", () => {
  const english = { ...rules, defaultLocale: "en" } as const;
  expect(pageAddress("/Cart", "lang=ar", english).redirect).toBe("/ar/Cart");
  expect(pageAddress("/Cart", "lang=en", english)).toEqual({ url: "/Cart", cacheable: true });
  expect(pageAddress("/ar/product?page=3", "lang=en", english)).toEqual({
    url: "/ar/product?page=3",
    cacheable: true,
  });
});

test("redirects a path and a query sent as bytes to their escapes", () => {
  const bytes = Buffer.from("/SearchProducts/نجفة?x=نور").toString("latin1");
  expect(pageAddress(bytes, "lang=en", rules).redirect).toBe(
    "/en/SearchProducts/%D9%86%D8%AC%D9%81%D8%A9?x=%D9%86%D9%88%D8%B1",
  );
});

test("a redirect never leaves the shop", () => {
  expect(pageAddress("//evil.example/x", "lang=en", rules).redirect).toBe("/en//evil.example/x");
});

test("escapes that stand for no letters are taken by the letter, whatever the query", () => {
  expect(readableUrl("/en/product/%FF?page=%FF")).toBe("/en/product/%25FF?page=%FF");
  expect(readableUrl("/%D9%86?a=?%")).toBe("/%D9%86?a=?%");
});
