import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CONTENT_PAGES } from "#contract/content/content-pages.ts";
import { albums } from "#demo/content/albums/index.ts";
import { news } from "#demo/content/news/index.ts";
import { contentPages } from "#demo/content/pages/index.ts";
import { loadWebBuild } from "#server/app-build.ts";
import { withStatementCount } from "#server/platform/postgres/statements.ts";
import { beforeDeadline } from "#server/testing/before-deadline.ts";
import { addNews, words } from "#server/testing/small-content.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const LIST_MOST = 3;
const DETAIL_MOST = 4;

let shop: TestShop;
beforeAll(async () => {
  const webBuild = await loadWebBuild(join(import.meta.dirname, "..", "..", "build"));
  shop = await createTestShop({ demo: true, webBuild });
  // The first page loads what all pages share.
  await shop.app.inject("/special-offers");
});
afterAll(() => shop.stop());

const page = async (url: string) => shop.app.inject(url);
const list = async (path: string) =>
  (await page(`/api/v1/${path}?lang=en`)).json<{ items: { id: number; title: string }[] }>().items;

test("renders every company page in both languages", async () => {
  expect(contentPages.map(({ code }) => code).toSorted()).toEqual(
    Object.keys(CONTENT_PAGES).toSorted(),
  );
  for (const { code, title } of contentPages) {
    const arabic = await page(CONTENT_PAGES[code]);
    const english = await page(`/en${CONTENT_PAGES[code]}`);
    expect([arabic.statusCode, english.statusCode]).toEqual([200, 200]);
    expect(arabic.body).toContain(title.ar);
    expect(english.body).toContain(title.en);
  }
});

test("does not render drafts or scheduled content", async () => {
  const hidden = news.filter(
    ({ publishedDaysAgo }) => publishedDaysAgo === null || publishedDaysAgo < 0,
  );
  expect(hidden.length).toBeGreaterThan(0);
  const pages = ["/en/Media/news", "/en/Media/news?page=2", "/sitemap.xml", "/en"];
  const bodies = await Promise.all(pages.map(async (url) => (await page(url)).body));
  for (const { title } of hidden) {
    for (const body of bodies) expect(body).not.toContain(title.en);
  }
});

test("limits statements: 3 for lists, 4 for details, 0 when cached", async () => {
  const statementsOf = async (url: string) => {
    const { result, statements } = await withStatementCount(() => page(url));
    expect(result.statusCode).toBe(200);
    return statements;
  };
  const [newest] = await list("news");
  const [album] = await list("photo-albums");
  expect(await list("photo-albums")).toHaveLength(albums.length);
  for (const url of ["/Media/news", "/Media/photo-album", "/Media/videos", "/FAQ"]) {
    expect(await statementsOf(url)).toBeLessThanOrEqual(LIST_MOST);
    expect(await statementsOf(url)).toBe(0);
  }
  for (const url of [`/Media/news/${newest?.id}`, `/Media/photo-album/${album?.id}`]) {
    expect(await statementsOf(url)).toBeLessThanOrEqual(DETAIL_MOST);
  }
});

test("shows a scheduled news item on the cached page when due", async () => {
  const title = words("soon").en;
  let id = 0;
  const isShown = async () => (await page("/en/Media/news")).body.includes(title);
  const status = async () => (await page(`/en/Media/news/${id}`)).statusCode;
  await beforeDeadline(async (inSeconds) => {
    ({ newsId: id } = await shop.run((work) => addNews(work, "soon", inSeconds)));
    expect([await isShown(), await status()]).toEqual([false, 404]);
    const kept = await withStatementCount(isShown);
    expect(kept).toMatchObject({ result: false, statements: 0 });
  });
  expect([await isShown(), await status()]).toEqual([true, 200]);
});
