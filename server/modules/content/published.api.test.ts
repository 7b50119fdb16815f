import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Album, FaqGroup } from "#contract/content/endpoints.ts";
import { saveAttributes } from "#server/modules/catalog/index.ts";
import { saveLightLayers } from "#server/modules/media/index.ts";
import { withStatementCount } from "#server/platform/postgres/statements.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { beforeDeadline } from "#server/testing/before-deadline.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import {
  addAlbum,
  addFaq,
  addNews,
  addPage,
  addPicture,
  words,
} from "#server/testing/small-content.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(async () => {
  await shop.pool.query(
    "truncate content.page, content.faq_group, content.faq_question, content.news, content.album, content.album_picture",
  );
  shop.platform.cache.drop(["content-pages", "faq", "news", "albums", "videos"]);
});
afterAll(() => shop.stop());

const answer = async (url: string) => shop.app.inject({ url });
const read = async <T>(url: string) => (await answer(url)).json<T>();

describe("GET /api/v1/pages/{code}", () => {
  test("returns the page in the requested language with its update time", async () => {
    await shop.run((work) => addPage(work, "privacy-policy"));
    for (const lang of ["ar", "en"] as const) {
      expect(await read(`/api/v1/pages/privacy-policy?lang=${lang}`)).toEqual({
        code: "privacy-policy",
        title: words("privacy-policy")[lang],
        lead: words("privacy-policy lead")[lang],
        picture: null,
        parts: [],
        updatedAt: "2026-01-02T03:04:05.000Z",
      });
    }
  });

  test.each([
    ["draft", null],
    ["scheduled", 3600],
  ])("returns 404 for a %s page", async (_kind, inSeconds) => {
    await shop.run((work) => addPage(work, "about-us", inSeconds));
    expect((await answer("/api/v1/pages/about-us")).statusCode).toBe(404);
  });

  test("returns 404 for an unknown page", async () => {
    expect((await answer("/api/v1/pages/nothing")).statusCode).toBe(404);
  });
});

describe("GET /api/v1/faq", () => {
  const codes = async () =>
    (await read<{ items: FaqGroup[] }>("/api/v1/faq?lang=en")).items.map(({ code, questions }) => [
      code,
      ...questions.map(({ question }) => question.replace(" in English", "")),
    ]);

  test("returns published questions by group in order and omits empty groups", async () => {
    await shop.run((work) =>
      addFaq(work, {
        delivery: { when: -60, draft: null, price: -60 },
        returns: { soon: 3600 },
        care: { clean: -60 },
      }),
    );
    const { statements, result } = await withStatementCount(codes);
    expect(result).toEqual([
      ["delivery", "when", "price"],
      ["care", "clean"],
    ]);
    expect(statements).toBe(1);
  });

  test("preserves a moved question's id and omits deleted questions", async () => {
    const idOf = async (code: string) =>
      (await read<{ items: FaqGroup[] }>("/api/v1/faq?lang=en")).items
        .flatMap(({ questions }) => questions)
        .find(({ question }) => question === words(code).en)?.id;
    await shop.run((work) => addFaq(work, { a: { one: -60, two: -60 }, b: { three: -60 } }));
    const id = await idOf("two");
    await shop.run((work) => addFaq(work, { b: { two: -60, three: -60 } }));
    expect([await codes(), await idOf("two")]).toEqual([[["b", "two", "three"]], id]);
    await shop.run((work) => addFaq(work, {}));
    expect(await codes()).toEqual([]);
  });
});

describe("GET /api/v1/photo-albums", () => {
  test("returns pictures in order with their published products", async () => {
    const [variantId = 0] = await shop.run((work) => addProducts(work, [{}]));
    const { rows } = await shop.pool.query<{ product_id: number }>(
      "select product_id from catalog.variant where id = $1",
      [variantId],
    );
    const productId = rows[0]?.product_id ?? 0;
    const { albumId } = await shop.run(async (work) => {
      const media = shop.platform.media;
      const [red, green] = [
        await addPicture(work, media, "red"),
        await addPicture(work, media, "green"),
      ];
      return addAlbum(work, "rooms", [
        { assetId: green, caption: words("caption"), productId },
        { assetId: red },
      ]);
    });
    const url = `/api/v1/photo-albums/${albumId}?lang=ar`;
    const { statements, result } = await withStatementCount(async () => read<Album>(url));
    expect(statements).toBe(1);
    const [first, second] = result.pictures;
    expect(result).toMatchObject({
      title: words("rooms").ar,
      pictureCount: 2,
      cover: first?.picture,
    });
    expect(first).toMatchObject({
      picture: { width: 80, height: 100, alt: words("rooms picture 1").ar },
      caption: words("caption").ar,
      product: { path: expect.stringMatching(/^\/product\/\d+-misbah-\d+$/) },
    });
    expect(second).toMatchObject({ caption: null, product: null });
    const { items } = await read<{ items: object[] }>("/api/v1/photo-albums?lang=ar");
    expect(items).toEqual([
      {
        id: albumId,
        title: words("rooms").ar,
        text: words("rooms text").ar,
        cover: first?.picture,
        pictureCount: 2,
        publishedAt: result.publishedAt,
      },
    ]);
    await shop.pool.query("update catalog.product set published_at = null where id = $1", [
      productId,
    ]);
    shop.platform.cache.drop([`product:${productId}`]);
    expect((await read<Album>(url)).pictures[0]?.product).toBeNull();
  });

  test("reports whether a picture's light can change and dim", async () => {
    const variantIds = await shop.run((work) => addProducts(work, [{}, {}]));
    const { rows } = await sql<{ id: number }>`
      select product_id as id from catalog.variant where id = any(${variantIds}) order by id
    `.execute(shop.platform.db);
    const [dimmable = 0, other = 0] = rows.map(({ id }) => id);
    const name = { ar: "تعتيم", en: "Dimming" };
    const kept = { lampByDay: 1, lampByNight: 1, ambientByNight: 0.2, kelvin: 3000 };
    const { albumId } = await shop.run(async (work) => {
      await saveAttributes(work, [{ code: "dimmable", kind: "text", name, group: "electric" }]);
      await sql`insert into catalog.fact (product_id, attribute_code, value)
        values (${dimmable}, 'dimmable', 'triac'), (${other}, 'dimmable', 'triac'), (${other}, 'dimmable', 'no')
      `.execute(work.db);
      const media = shop.platform.media;
      const [lit, unlit] = [
        await addPicture(work, media, "red"),
        await addPicture(work, media, "green"),
      ];
      await saveLightLayers(work, { night: lit, ambient: unlit, lamp: unlit }, kept);
      return addAlbum(work, "lights", [
        { assetId: lit, productId: dimmable },
        { assetId: lit, productId: other },
        { assetId: lit },
        { assetId: unlit, productId: dimmable },
      ]);
    });
    const { pictures } = await read<Album>(`/api/v1/photo-albums/${albumId}?lang=en`);
    expect(pictures.map(({ light }) => light)).toEqual([
      { canDim: true },
      { canDim: false },
      { canDim: false },
      null,
    ]);
  });

  test("lists albums latest first and returns 404 for unpublished ones", async () => {
    const add = async (code: string, inSeconds: number | null) =>
      (await shop.run((work) => addAlbum(work, code, [], inSeconds))).albumId;
    const ids = [await add("old", -600), await add("new", -60)];
    const hidden = [await add("draft", null), await add("scheduled", 3600), 987_654];
    const { items } = await read<{ items: { id: number }[] }>("/api/v1/photo-albums");
    expect(items.map(({ id }) => id)).toEqual(ids.toReversed());
    for (const id of hidden) {
      expect((await answer(`/api/v1/photo-albums/${id}`)).statusCode).toBe(404);
    }
  });
});

describe("content cache", () => {
  test.each<[string, (work: Work, code: "about-us" | "privacy-policy") => Promise<unknown>]>([
    ["/api/v1/news", (work, code) => addNews(work, code)],
    ["/api/v1/faq", (work, code) => addFaq(work, { delivery: { [code]: -60 } })],
    ["/api/v1/photo-albums", (work, code) => addAlbum(work, code, [])],
    ["/sitemap.xml", (work, code) => addPage(work, code)],
  ])("rebuilds %s after a save", async (url, add) => {
    await shop.run((work) => add(work, "about-us"));
    const before = (await answer(url)).body;
    const kept = await withStatementCount(() => answer(url));
    expect([kept.statements, kept.result.body]).toEqual([0, before]);
    await shop.run((work) => add(work, "privacy-policy"));
    const after = (await answer(url)).body;
    expect(after).toContain("privacy-policy");
    expect(before).not.toContain("privacy-policy");
  });
});

describe("scheduled content", () => {
  const isShown = {
    news: async () => (await read<{ total: number }>("/api/v1/news")).total > 0,
    faq: async () => (await read<{ items: object[] }>("/api/v1/faq")).items.length > 0,
    albums: async () => (await read<{ items: object[] }>("/api/v1/photo-albums")).items.length > 0,
    sitemap: async () => (await answer("/sitemap.xml")).body.includes("/Media/news/"),
  };
  const shown = async () => Promise.all(Object.values(isShown).map((look) => look()));

  test("appears at its publication time despite cached responses", async () => {
    await beforeDeadline(async (inSeconds) => {
      await shop.run(async (work) => {
        await addNews(work, "soon", inSeconds);
        await addFaq(work, { delivery: { soon: inSeconds } });
        await addAlbum(work, "soon", [], inSeconds);
      });
      expect(await shown()).toEqual([false, false, false, false]);
      const kept = await withStatementCount(shown);
      expect(kept).toMatchObject({ result: [false, false, false, false], statements: 0 });
    });
    expect(await shown()).toEqual([true, true, true, true]);
  });
});
