import { expect, test } from "vitest";
import type { Locale } from "#contract/kernel/locale.ts";
import { pageAddress, searchedAt } from "./app-page-address.ts";

const addressOf = (target: string, cookies?: string, defaultLocale: Locale = "ar") =>
  pageAddress(target, cookies, defaultLocale);

test.each([
  ["/", "ar", "/", false],
  ["/en", "en", "/", false],
  ["/EN/Cart/", "en", "/Cart", false],
  ["/ar/product", "ar", "/ar/product", false],
  ["/_.data", "ar", "/", true],
  ["/en/_.data", "en", "/", true],
  ["/en/product/12-x.data?variant=7", "en", "/product/12-x", true],
  ["/product/%FF", "ar", "/product/%FF", false],
])("splits %s into its language %s and its path %s", (target, locale, path, isData) => {
  expect(addressOf(target)).toMatchObject({ locale, path, isData });
});

test.each([
  ["/", "/"],
  ["/product/?page=2&utm_source=mail", "/product?page=2"],
  ["/en/product?page=2&gclid=1", "/en/product?page=2"],
  ["/product.data?page=2&ref=1", "/product.data?page=2"],
  ["/Cart?page=2", "/Cart"],
  ["/product?", "/product"],
  ["http://evil.example/x", "/http://evil.example/x"],
])("caches %s as %s", (target, url) => {
  expect(addressOf(target).url).toBe(url);
});

test("does not cache a preview and removes its token from the URL", () => {
  const address = addressOf("/product/12-x?variant=7&preview=12.9.Ab_c-");
  expect(address).toMatchObject({ url: "/product/12-x?variant=7", cacheable: false });
  expect(address.preview).toBe("12.9.Ab_c-");
});

test.each([
  ["/product", true],
  ["/en/product?page=2", true],
  ["/product.data", true],
  ["/SearchProducts", false],
  ["/basic/Cart", false],
  ["/nothing-here", false],
])("decides whether %s may be cached: %s", (target, cacheable) => {
  expect(addressOf(target).cacheable).toBe(cacheable);
});

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
])("reduces the query of %s%s to %j", (path, search, relevant) => {
  expect(addressOf(path + search).url).toBe(path.replace(/(.)\/$/, "$1") + relevant);
});

const emoji = encodeURIComponent("💡");

test.each([
  ["/product", `?q=${"a".repeat(199)}${emoji}`],
  ["/product/12-hala", `?variant=${"a".repeat(39)}${emoji}`],
  ["/Cart", `?_routes=${"a".repeat(199)}${emoji}`],
  ["/product", "?q=%"],
  ["/product", "?q=%ff%fe&%ff=1"],
])("accepts the malformed query of %s%s", (path, search) => {
  expect(() => addressOf(path + search)).not.toThrow();
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
])("decides whether %s is rare: %s", (url, isRare) => {
  expect(addressOf(url).isRare).toBe(isRare);
});

test.each([
  ["/", "lang=en", "/en"],
  ["/Cart", "a=b; lang=en", "/en/Cart"],
  ["/product?page=2&utm_source=mail", "lang=en; token=x", "/en/product?page=2&utm_source=mail"],
])("redirects %s with the cookie %s to %s", (target, cookies, redirect) => {
  expect(addressOf(target, cookies).redirect).toBe(redirect);
});

test.each([
  ["the default language is saved", "/", "lang=ar"],
  ["the URL names the language", "/en/product", "lang=ar"],
  ["the URL already names the saved language", "/EN/Cart", "lang=en"],
  ["the router asks for data", "/product.data", "lang=en"],
  ["the language is unknown", "/", "lang=fr"],
  ["the cookie has another name", "/", "mylang=en; langs=en; x=lang=en"],
  ["the path is a file", "/assets/gone.js", "lang=en"],
  ["the value only starts with a language", "/", "lang=english"],
])("does not redirect when %s", (_why, target, cookies) => {
  expect(addressOf(target, cookies)).not.toHaveProperty("redirect");
});

test("prefixes Arabic paths when English is the default", () => {
  expect(addressOf("/Cart", "lang=ar", "en").redirect).toBe("/ar/Cart");
  expect(addressOf("/Cart", "lang=en", "en")).toMatchObject({ url: "/Cart", locale: "en" });
  const arabic = addressOf("/ar/product?page=3", "lang=en", "en");
  expect(arabic).toMatchObject({ url: "/ar/product?page=3", locale: "ar", path: "/product" });
  expect(arabic).not.toHaveProperty("redirect");
});

test("redirects raw UTF-8 bytes to a percent-encoded path and query", () => {
  const bytes = Buffer.from("/SearchProducts/نجفة?x=نور").toString("latin1");
  expect(addressOf(bytes, "lang=en").redirect).toBe(
    "/en/SearchProducts/%D9%86%D8%AC%D9%81%D8%A9?x=%D9%86%D9%88%D8%B1",
  );
});

test("does not redirect to another host", () => {
  expect(addressOf("//evil.example/x", "lang=en").redirect).toBe("/en//evil.example/x");
});

test("escapes invalid percent-encoding in the path and the query", () => {
  expect(addressOf("/en/product/%FF?variant=%FF").url).toBe(
    `/en/product/%25FF?variant=${encodeURIComponent("\ufffd")}`,
  );
  expect(addressOf("/%D9%86").url).toBe("/%D9%86");
});

test.each([
  ["/SearchProducts/led", "led"],
  ["/en/searchproducts/two%20%20words.data", "two words"],
  ["/SearchProducts/led?utm_source=mail", "led"],
  ["/SearchProducts/led.data?_routes=root", "led"],
  ["/SearchProducts/led?page=2", undefined],
  ["/SearchProducts/%FF", undefined],
  ["/SearchProducts/", undefined],
  ["/product", undefined],
])("finds in %s the search term %s", (target, text) => {
  expect(searchedAt(addressOf(target))).toBe(text);
});
