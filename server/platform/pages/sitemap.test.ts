import { expect, test } from "vitest";
import { sitemapFiles } from "./sitemap.ts";

const site = { publicUrl: "https://shop.example", defaultLocale: "ar" } as const;
const page = (name: string) => ({ path: { ar: `/${name}`, en: `/${name}` } });

test("a page stands there in both languages, each naming the others", () => {
  const [xml = ""] = sitemapFiles(
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

test("what means something in XML is written as text", () => {
  const [xml = ""] = sitemapFiles([page("a&b'<c")], site);
  expect(xml).toContain("<loc>https://shop.example/a&amp;b&apos;%3Cc</loc>");
});

test("too many pages for one file are named by an index, none left out and none twice", () => {
  const names = ["a", "b", "c", "d", "e"];
  const [index = "", ...parts] = sitemapFiles(names.map(page), site, 2);
  expect(index.match(/<loc>[^<]*/g)).toEqual([
    "<loc>https://shop.example/sitemap-1.xml",
    "<loc>https://shop.example/sitemap-2.xml",
    "<loc>https://shop.example/sitemap-3.xml",
  ]);
  const listed = [...parts.join("").matchAll(/<loc>https:\/\/shop\.example\/(\w)</g)];
  expect(listed.map(([, name]) => name)).toEqual(names);
});
