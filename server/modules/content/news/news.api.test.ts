import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { NewsItem } from "#contract/content/endpoints.ts";
import { withStatementCount } from "#server/platform/postgres/statements.ts";
import { addNews, addPicture, everyPart, words } from "#server/testing/small-content.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { saveNewsItem } from "../index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(async () => {
  await shop.pool.query("delete from content.news");
  shop.platform.cache.drop(["news"]);
});
afterAll(() => shop.stop());

const get = async (url: string) => shop.app.inject({ url });
const list = async (page = 1, lang = "en") =>
  (await get(`/api/v1/news?page=${page}&lang=${lang}`)).json<{
    items: { id: number; title: string }[];
    total: number;
    pageSize: number;
  }>();
const item = async (id: number, lang = "en") =>
  (await get(`/api/v1/news/${id}?lang=${lang}`)).json<NewsItem>();
const add = async (code: string, inSeconds: number | null = -60) =>
  (await shop.run((work) => addNews(work, code, inSeconds))).newsId;

describe("GET /api/v1/news", () => {
  test("returns published news, latest first, in the requested language", async () => {
    await add("old", -3600);
    await add("new", -10);
    const both = await Promise.all(["ar", "en"].map((lang) => list(1, lang)));
    expect(both.map(({ items }) => items.map(({ title }) => title))).toEqual([
      [words("new").ar, words("old").ar],
      [words("new").en, words("old").en],
    ]);
  });

  test("returns each item on exactly one page", async () => {
    for (let count = 1; count <= 14; count += 1) await add(`news-${count}`, -count);
    const [first, second, third] = [await list(1), await list(2), await list(3)];
    expect([first.items.length, second.items.length, third.items.length]).toEqual([12, 2, 0]);
    expect([first.total, third.total]).toEqual([14, 14]);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(14);
  });

  test("runs one SQL statement and caches the result until a save", async () => {
    await add("first");
    const read = (url: string) => withStatementCount(async () => (await get(url)).json());
    const made = await read("/api/v1/news?lang=en");
    const kept = await read("/api/v1/news?lang=en");
    expect([made.statements, kept.statements, kept.result]).toEqual([1, 0, made.result]);
    await add("second", -5);
    expect((await list()).items.map(({ title }) => title)).toEqual([
      words("second").en,
      words("first").en,
    ]);
  });
});

describe("GET /api/v1/news/{id}", () => {
  test("returns every kind of text part and the picture", async () => {
    const { newsId, assetId } = await shop.run(async (work) => {
      const asset = await addPicture(work, shop.platform.media);
      const { newsId: id } = await saveNewsItem(work, {
        code: "whole",
        title: words("whole"),
        summary: words("summary"),
        picture: { assetId: asset, alt: words("head") },
        parts: everyPart(asset),
        publishedAt: new Date(Date.now() - 1000),
      });
      return { newsId: id, assetId: asset };
    });
    expect(assetId).toBeGreaterThan(0);
    const { statements, result } = await withStatementCount(async () => item(newsId, "ar"));
    expect(statements).toBe(1);
    const file = { src: expect.stringMatching(/^\/media\/.*\.png$/), width: 80, height: 100 };
    expect(result).toMatchObject({
      title: words("whole").ar,
      picture: { ...file, alt: words("head").ar },
      parts: [
        { kind: "heading", text: words("heading").ar },
        { kind: "text", text: words("text").ar },
        { kind: "list", items: [words("one").ar, words("two").ar] },
        { kind: "steps", items: [words("first").ar] },
        { kind: "quote", by: null },
        { kind: "quote", by: words("somebody").ar },
        {
          kind: "picture",
          picture: { ...file, alt: words("alt").ar },
          caption: words("caption").ar,
        },
        { kind: "picture", caption: null },
        { kind: "link", path: "/product/1-nagaf" },
      ],
    });
    expect((await item(newsId)).parts.at(-1)).toMatchObject({ path: "https://example.com/x" });
  });

  test("returns the neighbouring published items, ignoring drafts and scheduled ones", async () => {
    const oldest = await add("oldest", -300);
    await add("draft", null);
    const middle = await add("middle", -200);
    const newest = await add("newest", -100);
    const scheduled = await add("scheduled", 3600);
    expect(await item(middle)).toMatchObject({
      newer: { id: newest, title: words("newest").en },
      older: { id: oldest, title: words("oldest").en },
    });
    expect(await item(newest)).toMatchObject({ newer: null, older: { id: middle } });
    expect((await item(oldest)).older).toBeNull();
    expect((await list()).total).toBe(3);
    expect((await get(`/api/v1/news/${scheduled}`)).statusCode).toBe(404);
  });

  test.each(["draft", "scheduled", "unknown"])("returns 404 for %s items", async (kind) => {
    const id = kind === "unknown" ? 987_654 : await add(kind, kind === "draft" ? null : 3600);
    const answer = await get(`/api/v1/news/${id}`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, "not-found"]);
    expect(await list()).toMatchObject({ items: [], total: 0 });
  });

  test("preserves the id when saved again and returns 404 as draft", async () => {
    const id = await add("same");
    expect((await get(`/api/v1/news/${id}`)).statusCode).toBe(200);
    expect(await add("same", null)).toBe(id);
    expect((await get(`/api/v1/news/${id}`)).statusCode).toBe(404);
  });
});

describe("content.news table", () => {
  const insert = (parts: unknown) =>
    shop.pool.query(
      `insert into content.news (code, title, summary, parts, published_at)
        values ('x', '{"ar":"","en":""}', '{"ar":"","en":""}', $1, now())`,
      [JSON.stringify(parts)],
    );

  test.each([
    ["parts that are not a list", {}],
    ["an unknown kind", [{ kind: "html", text: words("x") }]],
    ["a text in one language", [{ kind: "text", text: { ar: "x" } }]],
    ["a list of one language", [{ kind: "list", items: [{ en: "x" }] }]],
    [
      "a script as a link",
      [{ kind: "link", label: words("x"), path: { ar: "/x", en: "javascript:alert(1)" } }],
    ],
    [
      "another site without a scheme",
      [{ kind: "link", label: words("x"), path: { ar: "//evil.example", en: "/x" } }],
    ],
    ["a picture without alternative text", [{ kind: "picture", assetId: 1, caption: null }]],
  ])("rejects %s", async (_name, parts) => {
    await expect(insert(parts)).rejects.toThrow(/violates check constraint/);
  });

  test("rejects an unknown picture", async () => {
    const picture = { kind: "picture", assetId: 99_999, alt: words("x"), caption: null };
    await expect(insert([picture])).rejects.toThrow(/violates foreign key constraint/);
  });

  test("rejects deleting a picture used in a text", async () => {
    const assetId = await shop.run(async (work) => {
      const asset = await addPicture(work, shop.platform.media, "#123456");
      const draft = { code: "shown", title: words("x"), summary: words("x"), picture: null };
      await saveNewsItem(work, { ...draft, parts: everyPart(asset), publishedAt: null });
      return asset;
    });
    const remove = () => shop.pool.query("delete from media.asset where id = $1", [assetId]);
    await expect(remove()).rejects.toThrow(/violates foreign key constraint/);
    await shop.run((work) => addNews(work, "shown", null));
    await remove();
  });
});
