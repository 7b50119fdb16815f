import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONTENT_PAGES } from "#contract/content/endpoints.ts";
import { loadStorefront } from "#server/app-build.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

/** Pages to read with what search engines are told about each, beside the way to it. */
const TOLD: Record<string, string[]> = {
  ...Object.fromEntries(Object.values(CONTENT_PAGES).map((path) => [path, []])),
  "/FAQ": ["FAQPage"],
  "/Media/news": [],
  "/Media/news/:first": ["NewsArticle"],
  "/Media/photo-album": [],
  "/Media/photo-album/:first": ["ImageGallery"],
  "/Media/videos": ["VideoObject"],
};

let shop: TestShop;
const first: Record<string, number | undefined> = {};
beforeAll(async () => {
  const storefront = await loadStorefront(join(import.meta.dirname, "..", "..", "build"));
  shop = await createTestShop({ demo: true, storefront });
  for (const [page, list] of [
    ["/Media/news", "news"],
    ["/Media/photo-album", "photo-albums"],
  ] as const) {
    const answer = await shop.app.inject(`/api/v1/${list}`);
    first[page] = answer.json<{ items: { id: number }[] }>().items[0]?.id;
  }
});
afterAll(() => shop.stop());

const addressOf = (path: string) => {
  const list = path.replace("/:first", "");
  return list === path ? path : `${list}/${first[list]}`;
};
const get = async (url: string) => {
  const { statusCode, body } = await shop.app.inject(url);
  return { statusCode, body };
};

interface Told {
  "@type": string;
  [key: string]: unknown;
}
const toldBy = (html: string): Told[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = ""]) => JSON.parse(json) as Told,
  );

describe.each(Object.entries(TOLD))("%s", (path, types) => {
  test.each(["", "/en"])(
    "names itself to search engines and to who shares it (%s)",
    async (prefix) => {
      const address = addressOf(path);
      const { statusCode, body } = await get(prefix + address);
      expect(statusCode).toBe(200);
      const head = body.slice(0, body.indexOf("</head>"));
      expect(head).toMatch(
        new RegExp(`rel="canonical" href="http[^"]*//[^/"]+${prefix}${address}"`),
      );
      expect(head).toMatch(new RegExp(`hrefLang="ar-EG" href="http[^"]*//[^/"]+${address}"`));
      expect(head).toMatch(new RegExp(`hrefLang="en" href="http[^"]*//[^/"]+/en${address}"`));
      const description = /name="description" content="([^"]+)"/.exec(head)?.[1];
      expect(description?.length).toBeGreaterThan(20);
      expect(head).toContain(`property="og:description" content="${description}"`);
      expect(head).not.toContain("noindex");
      const told = toldBy(body);
      expect(told.map((one) => one["@type"])).toEqual(
        expect.arrayContaining([...types, "BreadcrumbList"]),
      );
      // The one heading, and no message without a translation, which shows its key.
      expect(body.match(/<h1[ >]/g)).toHaveLength(1);
      expect(body.replaceAll(/<script.*?<\/script>/gs, "")).not.toMatch(/\bcontent\.[a-z]+\.?\w*/);
    },
  );

  test("every spelling leads there", async () => {
    const { statusCode, body } = await get(`${addressOf(path).toUpperCase()}/`);
    expect(statusCode).toBe(200);
    expect(body).toContain(`${addressOf(path)}"`);
  });
});

test("what search engines are told is whole", async () => {
  const [faq] = toldBy((await get("/en/FAQ")).body);
  const questions = faq?.["mainEntity"] as { name: string; acceptedAnswer: { text: string } }[];
  expect(questions.length).toBeGreaterThan(10);
  expect(questions.filter(({ acceptedAnswer }) => acceptedAnswer.text.length < 10)).toEqual([]);
  const [article] = toldBy((await get(`/en/Media/news/${first["/Media/news"]}`)).body);
  expect(article).toMatchObject({
    headline: expect.any(String),
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    publisher: { "@type": "Organization", name: "Fanous" },
  });
  const films = toldBy((await get("/en/Media/videos")).body).filter(
    (one) => one["@type"] === "VideoObject",
  );
  for (const film of films) {
    expect(film).toMatchObject({
      duration: expect.stringMatching(/^PT\d+S$/),
      contentUrl: expect.stringMatching(/^http.*\/media\//),
      thumbnailUrl: [expect.stringMatching(/^http.*_ipx.*\/media\//)],
    });
  }
});

test.each([
  "/Media/news/999999",
  "/Media/news/0",
  "/Media/news/007",
  "/Media/news/one",
  "/Media/news/1-title",
  "/Media/news/99999999999",
  "/Media/news/1/more",
  "/Media/news?page=500",
  "/Media/photo-album/999999",
  "/Media/photo-album/-1",
  "/Media/photo-album/1.5",
  "/Media/videos/1",
  "/about-us/nobody",
  "/Media",
])("%s is a real 404 in both languages", async (path) => {
  for (const prefix of ["", "/en"]) {
    const { statusCode, body } = await get(prefix + path);
    expect(statusCode).toBe(404);
    expect(body).toContain("<h1");
    expect(body).not.toContain('rel="canonical"');
  }
});

test("pages of the news have addresses, links to one another and their own canonical one", async () => {
  const { body } = await get("/en/Media/news");
  expect(body).toContain('href="/en/Media/news?page=2"');
  const second = await get("/en/Media/news?page=2");
  expect(second.statusCode).toBe(200);
  expect(second.body).toMatch(/rel="canonical" href="[^"]*\/en\/Media\/news\?page=2"/);
  expect(second.body).toMatch(/<a href="\/en\/Media\/news"[^>]*rel="prev"/);
  const links = (html: string) =>
    new Set([...html.matchAll(/href="\/en\/Media\/news\/(\d+)"/g)].map(([, id]) => id));
  const [one, two] = [links(body), links(second.body)];
  expect(one.size).toBe(12);
  expect(two.size).toBeGreaterThan(0);
  expect([...two].filter((id) => one.has(id))).toEqual([]);
});
