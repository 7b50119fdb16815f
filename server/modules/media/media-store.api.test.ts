import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { webm } from "#server/testing/media/small-films.ts";
import { startS3Server, type S3Server } from "#server/testing/s3/s3-server.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { storeAsset, storeFilm } from "./index.ts";

/** Two machines that share the store but no folder: what one stores, the other must serve. */
let server: S3Server;
let here: TestShop;
let there: TestShop;

beforeAll(async () => {
  server = await startS3Server();
  const config = { mediaStore: server.place };
  here = await createTestShop({ config });
  there = await createTestShop({ config });
});
afterAll(async () => {
  await here.stop();
  await there.stop();
});

const picture = (background: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
const store = async (background: string) => {
  const bytes = await picture(background);
  return here.run((work) => storeAsset(work, here.platform.media, bytes));
};
const get = (shop: TestShop, url: string, headers = {}) => shop.app.inject({ url, headers });

test("serves a picture stored by another machine, original and resized", async () => {
  const { src } = await store("#c80");
  const answer = await get(there, src);
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/png"]);
  expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await sharp(answer.rawPayload).metadata()).width).toBe(300);
  const small = await get(there, `/_ipx/w_96,f_webp${src}`);
  expect([small.statusCode, (await sharp(small.rawPayload).metadata()).width]).toEqual([200, 96]);
});

test("serves byte ranges of a film stored by another machine", async () => {
  const { src } = await here.run((work) => storeFilm(work, here.platform.media, webm()));
  const part = await get(there, src, { range: "bytes=10-19" });
  expect([part.statusCode, part.rawPayload.length]).toEqual([206, 10]);
  expect((await get(there, src)).rawPayload.subarray(10, 20)).toEqual(part.rawPayload);
});

test("stores a picture once and leaves no local file", async () => {
  const first = await store("#048");
  expect(await store("#048")).toEqual(first);
  const own = join(here.platform.scratch.root, "..", "media");
  expect(await readdir(own).catch(() => [])).toEqual([]);
});

test("returns 404 for a missing picture", async () => {
  for (const prefix of ["", "/_ipx/w_96,f_webp"]) {
    const answer = await get(there, `${prefix}/media/00/0000000000000000.png`);
    expect(answer.statusCode).toBe(404);
  }
});

test("serves cached pictures during an outage and returns 503 for others", async () => {
  const [known, unknown] = [await store("#480"), await store("#840")];
  await get(there, `/_ipx/w_96,f_webp${known.src}`);
  await rm(join(there.platform.scratch.root, "pictures"), { recursive: true });
  await server.stop();
  expect((await get(there, known.src)).statusCode).toBe(200);
  expect((await get(there, `/_ipx/w_96,f_webp${known.src}`)).statusCode).toBe(200);
  for (const prefix of ["", "/_ipx/w_96,f_webp"]) {
    const answer = await get(there, prefix + unknown.src);
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "3"]);
  }
});
