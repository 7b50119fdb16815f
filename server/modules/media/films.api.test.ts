import { hash } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from "mediabunny";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { captions, mp4, webm } from "#server/testing/media/small-films.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { storeFilm } from "./index.ts";

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
  readdir(join(dirname(shop.platform.scratch.root), "media"), { recursive: true }).catch(() => []);

const PAGE = Buffer.from("<html><script>alert(1)</script></html>");

describe("film storage", () => {
  test.each([
    ["mp4", "video/mp4", mp4()],
    ["webm", "video/webm", webm()],
    ["vtt", "text/vtt; charset=utf-8", captions()],
    ["vtt", "text/vtt; charset=utf-8", captions("نجفة تدور")],
  ])("stores a %s once and serves the file sandboxed", async (kind, type, bytes) => {
    const [stored, again] = [await store(bytes), await store(bytes)];
    expect(again).toEqual(stored);
    expect(stored.src).toMatch(new RegExp(String.raw`^/media/[0-9a-f]{2}/[0-9a-f]{16}\.${kind}$`));
    const answer = await get(stored.src);
    expect(answer.headers).toMatchObject({
      "content-type": type,
      "content-length": String(answer.rawPayload.length),
      "cache-control": "public, max-age=31536000, immutable",
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; media-src 'self'; sandbox",
    });
  });

  test.each([mp4(), webm()])("keeps every frame unchanged", async (bytes) => {
    const kept = (await get((await store(bytes)).src)).rawPayload;
    expect(await picturesOf(kept)).toHaveLength(120);
    expect(await picturesOf(kept)).toEqual(await picturesOf(bytes));
  });

  test.each([mp4("nada-lever-finishes"), webm("nada-lever-finishes")])(
    "removes data after the end of the film",
    async (bytes) => {
      const kept = (await get((await store(Buffer.concat([bytes, PAGE]))).src)).rawPayload;
      expect(kept.includes("<script>")).toBe(false);
      expect(await picturesOf(kept)).toEqual(await picturesOf(bytes));
    },
  );

  test("restores a lost file at the next upload", async () => {
    const bytes = mp4("facade-lights-on");
    const { src } = await store(bytes);
    await rm(await shop.platform.media.locate(src.replace("/media/", "")));
    expect((await get(src)).statusCode).toBe(404);
    await store(bytes);
    expect((await get(src)).statusCode).toBe(200);
  });

  test.each([
    ["an empty file", Buffer.alloc(0)],
    ["HTML", PAGE],
    ["HTML with an MP4 header", Buffer.concat([mp4().subarray(0, 32), PAGE])],
    ["HTML with a WebM header", Buffer.concat([webm().subarray(0, 64), PAGE])],
    ["a truncated MP4 film", mp4().subarray(0, 70_000)],
    ["a truncated WebM film", webm().subarray(0, 20_000)],
    ["a Matroska file", Buffer.from(webm().toString("latin1").replace("webm", "matr"), "latin1")],
    ["captions in another encoding", Buffer.from("\uFEFFWEBVTT\n", "utf16le")],
    ["captions with invalid UTF-8", Buffer.from([...Buffer.from("WEBVTT\n\n"), 0xff, 0xfe])],
    ["text with a wrong WebVTT header", Buffer.from("WEBVTTX\n")],
    ["a picture", Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ["a PDF", Buffer.from("%PDF-1.7\n%%EOF")],
  ])("refuses %s and leaves no file", async (_name, bytes) => {
    const before = await files();
    await expect(store(bytes)).rejects.toMatchObject({
      code: "validation",
      fields: [{ path: "file" }],
    });
    expect(await files()).toEqual(before);
  });

  test("refuses more than twenty megabytes", async () => {
    await expect(store(Buffer.alloc(20 * 1024 * 1024 + 1))).rejects.toMatchObject({
      code: "payload-too-large",
    });
  });

  test("returns 404 for the URL of a resized film", async () => {
    const { src } = await store(mp4());
    expect((await get(`/_ipx/w_640,f_webp${src}`)).statusCode).toBe(404);
  });
});

describe("byte range of a film", () => {
  let src: string;
  let film: Buffer;
  beforeAll(async () => {
    ({ src } = await store(mp4()));
    film = (await get(src)).rawPayload;
  });

  test.each([
    ["the first bytes", "bytes=0-99", 0, 100],
    ["all bytes from an offset", "bytes=1000-", 1000, Infinity],
    ["the last bytes", "bytes=-500", -500, Infinity],
    ["a range beyond the end", "bytes=4000-99999999", 4000, Infinity],
  ])("returns 206 for %s", async (_name, range, from, to) => {
    const answer = await get(src, { range });
    const part = film.subarray(from, to);
    const start = from < 0 ? film.length + from : from;
    expect(answer.statusCode).toBe(206);
    expect(answer.headers).toMatchObject({
      "content-range": `bytes ${start}-${start + part.length - 1}/${film.length}`,
      "content-length": String(part.length),
      "content-type": "video/mp4",
    });
    expect(answer.rawPayload.equals(part)).toBe(true);
  });

  test("returns 416 beyond the end", async () => {
    const answer = await get(src, { range: `bytes=${film.length}-` });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers["content-range"]).toBe(`bytes */${film.length}`);
    expect(answer.headers["cache-control"]).toBeUndefined();
    expect(answer.body).toBe("");
  });

  test("returns the whole film for several ranges or another ETag", async () => {
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

  test("returns the length without a body for HEAD", async () => {
    const answer = await shop.app.inject({ method: "HEAD", url: src });
    expect([answer.statusCode, answer.headers["content-length"], answer.body]).toEqual([
      200,
      String(film.length),
      "",
    ]);
  });
});

/** Timestamp and content of each frame of a film. */
async function picturesOf(film: Buffer) {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(film) });
  const track = await input.getPrimaryVideoTrack();
  if (!track) return [];
  const pictures: string[] = [];
  for await (const { timestamp, data } of new EncodedPacketSink(track).packets()) {
    pictures.push(`${timestamp.toFixed(2)} ${hash("sha256", data)}`);
  }
  return pictures;
}
