import { expect, test } from "vitest";
import { sitemapIndexXml, sitemapXml } from "./sitemap.ts";

const site = { publicUrl: "https://shop.example", defaultLocale: "ar" } as const;
const page = (name: string) => ({ path: { ar: `/${name}`, en: `/${name}` } });

test("lists a page in both languages with alternate links", () => {
  const xml = sitemapXml(
    [
      {
        path: { ar: "/product/1-nagafa", en: "/product/1-chandelier" },
        changedAt: new Date("2026-01-02T03:04:05Z"),
        picture: "/media/ab/cd.svg",
      },
    ],
    site,
  );
  const about = [
    "<lastmod>2026-01-02T03:04:05.000Z</lastmod>",
    '<xhtml:link rel="alternate" hreflang="ar-EG" href="https://shop.example/product/1-nagafa"/>',
    '<xhtml:link rel="alternate" hreflang="en" href="https://shop.example/en/product/1-chandelier"/>',
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://shop.example/product/1-nagafa"/>',
    "<image:image><image:loc>https://shop.example/media/ab/cd.svg</image:loc></image:image>",
  ].join("");
  expect(xml.match(/<url>.*<\/url>/g)).toEqual([
    `<url><loc>https://shop.example/product/1-nagafa</loc>${about}</url>`,
    `<url><loc>https://shop.example/en/product/1-chandelier</loc>${about}</url>`,
  ]);
});

test("escapes XML characters in URLs", () => {
  const xml = sitemapXml([page("a&b'<c")], site);
  expect(xml).toContain("<loc>https://shop.example/a&amp;b&#39;%3Cc</loc>");
});

test("lists the parts of a large sitemap in its index", () => {
  const index = sitemapIndexXml(["pages-1", "products-1", "products-2"], site);
  expect(index.match(/<loc>[^<]*/g)).toEqual([
    "<loc>https://shop.example/sitemap-pages-1.xml",
    "<loc>https://shop.example/sitemap-products-1.xml",
    "<loc>https://shop.example/sitemap-products-2.xml",
  ]);
});
