import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONTENT_PAGES } from "#contract/content/content-pages.ts";
import { loadWebBuild } from "#server/app-build.ts";
import { saveVideo } from "#server/modules/content/index.ts";
import { storeFilm } from "#server/modules/media/index.ts";
import { captions, mp4, webm } from "#server/testing/media/small-films.ts";
import { addPicture, words } from "#server/testing/small-content.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

/** The test shop's own URL. */
const ORIGIN = "http://127.0.0.1:0";

/** Content pages with their types of structured data, beside breadcrumbs. */
const STRUCTURED: Record<string, string[]> = {
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
  const webBuild = await loadWebBuild(join(import.meta.dirname, "..", "..", "build"));
  shop = await createTestShop({ demo: true, webBuild });
  await addFilm();
  for (const [page, list] of [
    ["/Media/news", "news"],
    ["/Media/photo-album", "photo-albums"],
  ] as const) {
    const answer = await shop.app.inject(`/api/v1/${list}`);
    first[page] = answer.json<{ items: { id: number }[] }>().items[0]?.id;
  }
});
afterAll(() => shop.stop());

/** Adds a film of a few bytes to those of the demo. */
const addFilm = () =>
  shop.run(async (work) => {
    const film = (bytes: Buffer) => storeFilm(work, shop.platform.media, bytes);
    await saveVideo(work, {
      code: "small",
      title: words("small"),
      text: words("a film of a few bytes"),
      posterAssetId: await addPicture(work, shop.platform.media),
      durationSeconds: 8,
      publishedAt: new Date(Date.now() - 1000),
      sources: [await film(webm()), await film(mp4())],
      captions: { ar: await film(captions("تدور")), en: await film(captions()) },
      productIds: [],
    });
  });

const addressOf = (path: string) => {
  const list = path.replace("/:first", "");
  return list === path ? path : `${list}/${first[list]}`;
};
const get = async (url: string) => {
  const { statusCode, body } = await shop.app.inject(url);
  return { statusCode, body };
};

const attributeOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const canonicalOf = (html: string) => attributeOf(html, /rel="canonical" href="([^"]+)"/);
const withoutScripts = (html: string) => html.replaceAll(/<script.*?<\/script>/gs, "");

interface StructuredData {
  "@type": string;
  [key: string]: unknown;
}
const structuredData = (html: string): StructuredData[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = ""]) => JSON.parse(json) as StructuredData,
  );

describe.each(Object.entries(STRUCTURED))("%s", (path, types) => {
  test.each(["", "/en"])(
    "sends canonical links, description and structured data (%s)",
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
      const found = structuredData(body);
      expect(found.map((one) => one["@type"])).toEqual(
        expect.arrayContaining([...types, "BreadcrumbList"]),
      );
      // Exactly one heading, and no missing translation, which would show its key.
      expect(body.match(/<h1[ >]/g)).toHaveLength(1);
      expect(withoutScripts(body).match(/\bcontent\.[a-z]+(?:\.\w+)*/g)).toBeNull();
    },
  );

  test("returns 200 with the canonical link in any spelling", async () => {
    const { statusCode, body } = await get(`${addressOf(path).toUpperCase()}/`);
    expect(statusCode).toBe(200);
    expect(canonicalOf(body)).toBe(ORIGIN + addressOf(path));
  });
});

test("provides complete structured data for FAQ, news and videos", async () => {
  const [faq] = structuredData((await get("/en/FAQ")).body);
  const questions = faq?.["mainEntity"] as { name: string; acceptedAnswer: { text: string } }[];
  expect(questions.length).toBeGreaterThan(10);
  expect(questions.filter(({ acceptedAnswer }) => acceptedAnswer.text.length < 10)).toEqual([]);
  const [article] = structuredData((await get(`/en/Media/news/${first["/Media/news"]}`)).body);
  expect(article).toMatchObject({
    headline: expect.any(String),
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    publisher: { "@type": "Organization", name: "Fanous" },
  });
  const films = structuredData((await get("/en/Media/videos")).body).filter(
    (one) => one["@type"] === "VideoObject",
  );
  expect(films.length).toBeGreaterThan(0);
  for (const film of films) {
    expect(film).toMatchObject({
      duration: expect.stringMatching(/^PT\d+S$/),
      contentUrl: expect.stringMatching(/^http.*\/media\//),
      thumbnailUrl: [expect.stringMatching(/^http.*_ipx.*\/media\//)],
    });
  }
});

test("renders a film without preload and with captions in both languages", async () => {
  const { body } = await get("/en/Media/videos");
  const [film = ""] = /<video.*?<\/video>/s.exec(body) ?? [];
  expect(film).toMatch(/^<video[^>]* controls=""/);
  expect(film).toMatch(/^<video[^>]* preload="none"/);
  expect(film).toMatch(/^<video[^>]* poster="\/_ipx\//);
  expect(film.match(/<source src="\/media\/[^"]+" type="video\/(?:webm|mp4)"/g)).toHaveLength(2);
  const tracks = film.match(/<track [^>]*kind="captions"[^>]*>/g) ?? [];
  expect(tracks.map((track) => /srcLang="(\w+)"/i.exec(track)?.[1])).toEqual(["ar", "en"]);
  expect(tracks.map((track) => track.includes("default"))).toEqual([false, true]);
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
])("returns 404 for %s in both languages", async (path) => {
  for (const prefix of ["", "/en"]) {
    const { statusCode, body } = await get(prefix + path);
    expect(statusCode).toBe(404);
    expect(body.match(/<h1[ >]/g)).toHaveLength(1);
  }
});

test("paginates news with links and a canonical URL per page", async () => {
  const front = (await get("/en/Media/news")).body;
  const { statusCode, body: second } = await get("/en/Media/news?page=2");
  expect(statusCode).toBe(200);
  const linksOf = (html: string) =>
    [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, to]) => to);
  expect(linksOf(front)).toContain("/en/Media/news?page=2");
  expect(linksOf(second)).toContain("/en/Media/news");
  expect(canonicalOf(second)).toMatch(/\/en\/Media\/news\?page=2$/);
  const itemsOf = (html: string) => [
    ...new Set(linksOf(html).filter((to) => /^\/en\/Media\/news\/\d+$/.test(to ?? ""))),
  ];
  expect(itemsOf(front)).toHaveLength(12);
  expect(itemsOf(second).length).toBeGreaterThan(0);
  expect(itemsOf(second).filter((item) => itemsOf(front).includes(item))).toEqual([]);
});
