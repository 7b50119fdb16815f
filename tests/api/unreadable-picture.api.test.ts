import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadWebBuild } from "#server/app-build.ts";
import { PictureStore } from "#server/demo/picture-store.ts";
import { saveBlock } from "#server/modules/menus/index.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let folder: string;
/** A PNG whose header claims 77 bits per colour. */
let torn: Buffer;

beforeAll(async () => {
  const webBuild = await loadWebBuild(join(import.meta.dirname, "..", "..", "build"));
  shop = await createTestShop({ webBuild });
  folder = await mkdtemp(join(tmpdir(), "fanous-torn-"));
  const create = { width: 60, height: 40, channels: 3, background: "#c80" } as const;
  torn = await sharp({ create }).png().toBuffer();
  torn[24] = 77;
  await writeFile(join(folder, "torn.png"), torn);
  await writeFile(join(folder, "page.png"), "<script>alert(1)</script>");
});
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true });
});

const load = (file: string) =>
  shop.run(async (work) => new PictureStore(work, shop.platform.media, folder).assetOf(file));

test("stores and serves a picture with unreadable size as 0 × 0", async () => {
  await expect(sharp(torn).metadata()).rejects.toBeInstanceOf(Error);
  const assetId = await load("torn.png");
  const title = { ar: "كتلة", en: "Block" };
  const block = { code: "torn", categoryId: 3, kind: "hero", title, text: title, position: 1 };
  await shop.run((work) => saveBlock(work, { ...block, actionLabel: null, path: null, assetId }));
  const { data } = (await shop.app.inject("/api/v1/blocks?categoryId=3")).json();
  expect(data[0].picture).toMatchObject({ width: 0, height: 0 });
  const page = await shop.app.inject("/en");
  expect(page.statusCode).toBe(200);
  const [, sources = "", size] =
    /<img[^>]*srcSet="([^"]*)"[^>]*alt="Block"([^>]*)>/.exec(page.body) ?? [];
  expect(size).toMatch(/width="800" height="1000"/);
  for (const source of sources.split(", ")) {
    const [address = ""] = source.split(" ");
    const answer = await shop.app.inject(address);
    expect([address, answer.statusCode, answer.headers["content-type"]]).toEqual([
      address,
      200,
      "image/png",
    ]);
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    expect(answer.rawPayload.equals(torn)).toBe(true);
  }
});

test("rejects a file that is not a picture", async () => {
  await expect(load("page.png")).rejects.toMatchObject({ code: "validation" });
});
