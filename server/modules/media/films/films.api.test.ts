import { readdir, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { captions, mp4, webm } from "#server/testing/small-films.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { storeFilm } from "../index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

const store = (bytes: Uint8Array) =>
  shop.run((work) => storeFilm(work, shop.platform.media, bytes));
const get = async (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers });
const files = async () =>
  readdir(dirname(shop.platform.media.path("x")), { recursive: true }).catch(() => []);

const PICTURES = Buffer.from(Array.from({ length: 5_000 }, (_, index) => index % 251));

describe("storing", () => {
  test.each([
    ["mp4", "video/mp4", mp4()],
    ["webm", "video/webm", webm()],
    ["vtt", "text/vtt; charset=utf-8", captions()],
  ])("keeps a %s as it is, once, and can do nothing but play it", async (kind, type, bytes) => {
    const [stored, again] = [await store(bytes), await store(bytes)];
    expect(again).toEqual(stored);
    expect(stored.src).toMatch(new RegExp(String.raw`^/media/[0-9a-f]{2}/[0-9a-f]{16}\.${kind}$`));
    const answer = await get(stored.src);
    expect(answer.rawPayload.equals(bytes)).toBe(true);
    expect(answer.headers).toMatchObject({
      "content-type": type,
      "content-length": String(bytes.length),
      "cache-control": "public, max-age=31536000, immutable",
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; media-src 'self'; sandbox",
    });
  });

  test("brings back a file that got lost", async () => {
    const bytes = mp4(Buffer.from("lost"));
    const { src } = await store(bytes);
    await rm(shop.platform.media.path(src.replace("/media/", "")));
    expect((await get(src)).statusCode).toBe(404);
    await store(bytes);
    expect((await get(src)).statusCode).toBe(200);
  });

  test.each([
    ["a page that begins like a film", Buffer.concat([mp4(), Buffer.from("<script>1</script>")])],
    ["a page", Buffer.from("<html><script>alert(1)</script></html>")],
    ["a Matroska file", webm(undefined, "matroska")],
  ])("refuses %s and leaves no file", async (_name, bytes) => {
    const before = await files();
    await expect(store(bytes)).rejects.toMatchObject({
      code: "validation",
      fields: [{ path: "file" }],
    });
    expect(await files()).toEqual(before);
  });

  test("refuses more than twenty megabytes", async () => {
    await expect(store(mp4(Buffer.alloc(20 * 1024 * 1024)))).rejects.toMatchObject({
      code: "payload-too-large",
    });
  });

  test("is no picture: no other size is made of it", async () => {
    const { src } = await store(mp4());
    expect((await get(`/_ipx/w_640,f_webp${src}`)).statusCode).toBe(404);
  });
});

describe("a player asks for a part", () => {
  const film = mp4(PICTURES);
  let src: string;
  beforeAll(async () => {
    ({ src } = await store(film));
  });

  test.each([
    ["bytes=0-99", 0, 100],
    ["bytes=1000-", 1000, film.length],
    ["bytes=-500", film.length - 500, film.length],
    ["bytes=4000-99999999", 4000, film.length],
  ])("%s", async (range, from, to) => {
    const answer = await get(src, { range });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers).toMatchObject({
      "content-range": `bytes ${from}-${to - 1}/${film.length}`,
      "content-length": String(to - from),
      "content-type": "video/mp4",
    });
    expect(answer.rawPayload.equals(film.subarray(from, to))).toBe(true);
  });

  test("behind the end there is nothing", async () => {
    const answer = await get(src, { range: `bytes=${film.length}-` });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers["content-range"]).toBe(`bytes */${film.length}`);
    expect(answer.body).toBe("");
  });

  test("several parts, or a part of another film, are answered with the whole one", async () => {
    for (const headers of [
      { range: "bytes=0-1,5-6" },
      { range: "bytes=0-99", "if-range": '"another"' },
    ]) {
      const answer = await get(src, headers);
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, film.length]);
    }
    const { etag } = (await get(src)).headers;
    const part = await get(src, { range: "bytes=0-99", "if-range": String(etag) });
    expect(part.statusCode).toBe(206);
  });

  test("HEAD says how large it is and sends nothing", async () => {
    const answer = await shop.app.inject({ method: "HEAD", url: src });
    expect([answer.statusCode, answer.headers["content-length"], answer.body]).toEqual([
      200,
      String(film.length),
      "",
    ]);
  });
});
