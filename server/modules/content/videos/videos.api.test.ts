import { afterAll, beforeAll, expect, test } from "vitest";
import type { Video } from "#contract/content/endpoints.ts";
import { variantProducts } from "#server/modules/catalog/index.ts";
import { storeFilm } from "#server/modules/media/index.ts";
import { withStatementCount } from "#server/platform/postgres/statements.ts";
import { captions, mp4, webm } from "#server/testing/media/small-films.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { addPicture, words } from "#server/testing/small-content.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { saveVideo } from "../index.ts";
import type { VideoDraft } from "./save-video.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

const add = (
  code: string,
  publishedAt: Date | null,
  productIds: number[] = [],
  films: [Buffer, ...Buffer[]] = [webm(), mp4()],
) =>
  shop.run(async (work) => {
    const film = (bytes: Buffer) => storeFilm(work, shop.platform.media, bytes);
    const [first, ...others] = films;
    const sources: VideoDraft["sources"] = [await film(first)];
    for (const bytes of others) sources.push(await film(bytes));
    const { videoId } = await saveVideo(work, {
      code,
      title: words(code),
      text: words(`${code} text`),
      posterAssetId: await addPicture(work, shop.platform.media),
      durationSeconds: 8,
      publishedAt,
      sources,
      captions: { ar: await film(captions("تدور")), en: await film(captions("It turns.")) },
      productIds,
    });
    return videoId;
  });
const list = async (lang: string) =>
  (await shop.app.inject(`/api/v1/videos?lang=${lang}`)).json<{ items: Video[] }>().items;
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);

test("lists published videos latest first with films and captions", async () => {
  const old = await add("old", ago(600));
  await add("draft", null);
  await add("scheduled", ago(-3600));
  const latest = await add("latest", ago(60));
  const { statements, result } = await withStatementCount(() => list("ar"));
  expect(statements).toBe(1);
  expect(result.map(({ id }) => id)).toEqual([latest, old]);
  expect(result[0]).toEqual({
    id: latest,
    title: words("latest").ar,
    text: words("latest text").ar,
    poster: {
      src: expect.stringMatching(/\.png$/),
      width: 80,
      height: 100,
      alt: words("latest").ar,
    },
    durationSeconds: 8,
    sources: [
      { src: expect.stringMatching(/^\/media\/.*\.webm$/), type: "video/webm" },
      { src: expect.stringMatching(/^\/media\/.*\.mp4$/), type: "video/mp4" },
    ],
    captions: [
      { src: expect.stringMatching(/^\/media\/.*\.vtt$/), locale: "ar" },
      { src: expect.stringMatching(/^\/media\/.*\.vtt$/), locale: "en" },
    ],
    publishedAt: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  expect((await list("en"))[0]?.title).toBe(words("latest").en);
  for (const { src } of [...(result[0]?.sources ?? []), ...(result[0]?.captions ?? [])]) {
    expect((await shop.app.inject(src)).statusCode).toBe(200);
  }
});

test("lists a product's published videos until unlinked", async () => {
  const [ring = 0, handle = 0] = await shop.run((work) => addProducts(work, [{}, {}]));
  const [ringProduct = 0, handleProduct = 0] = await shop.run(async (work) => {
    const products = await variantProducts(work.db, [ring, handle]);
    return [ring, handle].map((id) => products.get(id) ?? 0);
  });
  const both = await add("both", ago(400), [ringProduct, handleProduct]);
  const turning = await add("turning", ago(300), [ringProduct]);
  await add("not-yet", ago(-3600), [ringProduct]);
  const of = async (productId: number) =>
    (await shop.app.inject(`/api/v1/videos?productId=${productId}`))
      .json<{ items: Video[] }>()
      .items.map(({ id }) => id);
  expect(await of(ringProduct)).toEqual([turning, both]);
  expect(await of(handleProduct)).toEqual([both]);
  expect(await of(handleProduct + 1000)).toEqual([]);
  await add("both", ago(400), [ringProduct]);
  expect(await of(handleProduct)).toEqual([]);
});

test("preserves a video's id and replaces its films when saved again", async () => {
  const id = await add("again", ago(5));
  const types = async () =>
    (await list("en")).find((video) => video.id === id)?.sources.map(({ type }) => type);
  expect(await types()).toEqual(["video/webm", "video/mp4"]);
  expect(await add("again", ago(5), [], [mp4()])).toBe(id);
  expect(await types()).toEqual(["video/mp4"]);
});

test("rejects captions as films and films as captions by foreign key", async () => {
  const { rows } = await shop.pool.query<{ film: number; captions: number; video: number }>(
    `select (select min(id) from media.film_file where mime = 'video/mp4') as film,
      (select min(id) from media.film_file where mime = 'text/vtt') as captions,
      (select min(id) from content.video) as video`,
  );
  const [found] = rows;
  const source = shop.pool.query(
    "insert into content.video_source values ($1, 9, $2, 'video/mp4')",
    [found?.video, found?.captions],
  );
  await expect(source).rejects.toThrow(/violates foreign key constraint/);
  await shop.pool.query("delete from content.video_caption");
  const caption = shop.pool.query("insert into content.video_caption values ($1, 'ar', $2)", [
    found?.video,
    found?.film,
  ]);
  await expect(caption).rejects.toThrow(/violates foreign key constraint/);
});
