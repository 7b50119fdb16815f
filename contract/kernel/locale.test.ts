import fc from "fast-check";
import { expect, test } from "vitest";
import {
  DIRECTION,
  isLocale,
  ISO_TAG,
  localeFromHeader,
  localePath,
  namedLocale,
  LOCALES,
  otherLocale,
  splitLocale,
} from "./locale.ts";

const anyLocale = fc.constantFrom(...LOCALES);

test("defines Arabic and English with language tags and directions", () => {
  expect(LOCALES).toEqual(["ar", "en"]);
  expect(ISO_TAG).toEqual({ ar: "ar-EG", en: "en-US" });
  expect(DIRECTION).toEqual({ ar: "rtl", en: "ltr" });
  expect([otherLocale("ar"), otherLocale("en")]).toEqual(["en", "ar"]);
});

test.each(["AR", "fr", "", null, undefined, 1])("rejects %j as a language", (value) => {
  expect(isLocale(value)).toBe(false);
});

test.each([
  ["/", "ar", "/"],
  ["/", "en", "/en"],
  ["/product", "ar", "/product"],
  ["/Cart?page=2#top", "en", "/en/Cart?page=2#top"],
] as const)("prefixes %s for locale %s as %s", (path, locale, address) => {
  expect(localePath(path, locale, "ar")).toBe(address);
});

test("returns prefixed, external and file addresses unchanged", () => {
  const addresses = [
    ...["/en", "/en/product?page=2#top", "/EN/Cart"],
    ...["https://wa.me/20100", "tel:19555", "mailto:a@example.com", "#ratings", ""],
    ...["/media/c6/c6f89d7b62758d98.webm", "/_ipx/w_1/media/a.png", "/api/v1/sons/1/photometry"],
    ...["/assets/root.js", "/sitemap.xml"],
  ];
  expect(addresses.map((address) => localePath(address, "en", "ar"))).toEqual(addresses);
  expect(localePath("/Media/news/7", "en", "ar")).toBe("/en/Media/news/7");
  expect(localePath("/english", "en", "ar")).toBe("/en/english");
});

test.each([
  ["/en", { locale: "en", explicit: true, path: "/" }],
  ["/en/", { locale: "en", explicit: true, path: "/" }],
  ["/EN/Product", { locale: "en", explicit: true, path: "/Product" }],
  ["/product/12-en", { locale: "ar", explicit: false, path: "/product/12-en" }],
  ["/english", { locale: "ar", explicit: false, path: "/english" }],
  ["/ar/product", { locale: "ar", explicit: false, path: "/ar/product" }],
  ["/", { locale: "ar", explicit: false, path: "/" }],
])("splits locale and path of %s", (pathname, parts) => {
  expect(splitLocale(pathname, "ar")).toEqual(parts);
});

test("round-trips a path through its localised address", () => {
  const path = fc
    .array(fc.stringMatching(/^[A-Za-z0-9_-]{3,8}$/), { maxLength: 4 })
    .map((parts) => `/${parts.join("/")}`);
  fc.assert(
    fc.property(path, anyLocale, anyLocale, (plain, locale, defaultLocale) => {
      const split = splitLocale(localePath(plain, locale, defaultLocale), defaultLocale);
      expect(split).toEqual({ locale, explicit: locale !== defaultLocale, path: plain });
    }),
  );
});

test.each([
  [undefined, "ar"],
  ["", "ar"],
  ["en-GB,en;q=0.9", "en"],
  ["fr-FR, AR;q=0.8, en;q=0.5", "ar"],
  ["de,fr", "ar"],
] as const)("reads Accept-Language %j as %s", (header, locale) => {
  expect(localeFromHeader(header, "ar")).toBe(locale);
});

test("returns the language of a pathname's first segment", () => {
  expect([
    namedLocale("/ar/product"),
    namedLocale("/EN"),
    namedLocale("/product/en"),
    namedLocale("/"),
  ]).toEqual(["ar", "en", undefined, undefined]);
});
