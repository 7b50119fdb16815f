import { readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { storeAsset } from "./index.ts";

const DRAWING = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 100"><rect width="40" height="100"/></svg>`,
);

let shop: TestShop;
let photograph: Buffer;

beforeAll(async () => {
  shop = await createTestShop();
  const create = { width: 300, height: 200, channels: 3, background: "#c80" } as const;
  photograph = await sharp({ create }).jpeg().toBuffer();
});
afterAll(() => shop.stop());

const store = (bytes: Uint8Array) =>
  shop.run((work) => storeAsset(work, shop.platform.media, bytes));
const mediaFolder = () => join(dirname(shop.platform.scratch.root), "media");
const get = (url: string) => shop.app.inject({ url });
const colourOf = async (bytes: Buffer) => (await sharp(bytes).stats()).dominant;

describe("picture storage", () => {
  test.each(["jpeg", "png", "webp", "avif"] as const)(
    "stores a %s once under a content hash",
    async (kind) => {
      const bytes = await sharp(photograph).toFormat(kind).toBuffer();
      const [stored, other] = await Promise.all([store(bytes), store(bytes)]);
      expect(stored).toEqual(other);
      expect(stored).toMatchObject({ width: 300, height: 200 });
      expect(stored.src).toMatch(
        new RegExp(String.raw`^/media/[0-9a-f]{2}/[0-9a-f]{16}\.${kind}$`),
      );
      const answer = await get(stored.src);
      expect(await colourOf(answer.rawPayload)).toEqual(await colourOf(bytes));
      expect(answer.headers).toMatchObject({
        "content-type": `image/${kind}`,
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
      });
    },
  );

  test("measures a rotated photograph upright", async () => {
    const turned = await sharp(photograph).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await store(turned)).toMatchObject({ width: 200, height: 300 });
  });

  test("restores a lost file at the next upload", async () => {
    const { src } = await store(photograph);
    await rm(await shop.platform.media.locate(src.replace("/media/", "")));
    expect((await get(src)).statusCode).toBe(404);
    await store(photograph);
    expect((await get(src)).statusCode).toBe(200);
  });

  test.each([
    ["text", () => Buffer.from("hello")],
    ["an empty file", () => Buffer.alloc(0)],
    ["HTML", () => Buffer.from("<html><script>alert(1)</script></html>")],
    ["a GIF", () => sharp(photograph).gif().toBuffer()],
    ["a TIFF", () => sharp(photograph).tiff().toBuffer()],
    ["a truncated photograph", () => photograph.subarray(0, photograph.length / 2)],
    ["an SVG", () => DRAWING],
    [
      "an SVG with a script",
      () => Buffer.from(DRAWING.toString().replace("</svg>", "<script>1</script></svg>")),
    ],
  ])("refuses %s and leaves no file", async (_name, make) => {
    const before = await readdir(mediaFolder(), { recursive: true }).catch(() => []);
    await expect(store(await make())).rejects.toMatchObject({
      code: "validation",
      fields: [{ path: "file" }],
    });
    expect(await readdir(mediaFolder(), { recursive: true }).catch(() => [])).toEqual(before);
  });

  test("refuses more than ten megabytes", async () => {
    await expect(store(Buffer.alloc(10 * 1024 * 1024 + 1))).rejects.toMatchObject({
      code: "payload-too-large",
    });
  });
});

describe("image proxy", () => {
  test.each(["webp", "avif", "jpeg", "png"] as const)(
    "renders a sharp %s at the requested width",
    async (format) => {
      const create = { width: 1280, height: 1600, channels: 3, background: "#000" } as const;
      const half = { ...create, width: 640, background: "#fff" };
      const { src } = await store(
        await sharp({ create })
          .composite([{ input: { create: half }, left: 0, top: 0 }])
          .png()
          .toBuffer(),
      );
      const answer = await get(`/_ipx/q_60,f_${format},w_640${src}`);
      expect(answer.headers).toMatchObject({
        "content-type": `image/${format}`,
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
      });
      const picture = sharp(answer.rawPayload);
      const metadata = await picture.metadata();
      expect([metadata.width, metadata.height]).toEqual([640, 800]);
      // The edge between white and black is one pixel wide, so it was rendered at this size.
      const { data } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true });
      const row = [...data.subarray(400 * 640, 401 * 640)];
      expect(row.filter((grey) => grey > 40 && grey < 215).length).toBeLessThanOrEqual(4);
    },
  );

  test("keeps proportions, crops to a frame and never enlarges", async () => {
    const { src } = await store(photograph);
    const sizeOf = async (modifiers: string) => {
      const { width, height } = await sharp(
        (await get(`/_ipx/${modifiers}${src}`)).rawPayload,
      ).metadata();
      return [width, height];
    };
    expect(await sizeOf("w_144")).toEqual([144, 96]);
    expect(await sizeOf("w_96,h_120")).toEqual([96, 120]);
    expect(await sizeOf("w_96,h_96")).toEqual([96, 96]);
    expect(await sizeOf("w_2560")).toEqual([300, 200]);
    expect(await sizeOf("f_png")).toEqual([300, 200]);
  });

  test.each([
    "w_0",
    "w_641",
    "h_640",
    "w_640,h_17",
    "q_90",
    "w_99999",
    "w_640,x_1",
    "f_gif",
    "resize_100",
    "_",
    "w_640,w_641",
    "q_999",
  ])("returns 400 for the modifiers %s", async (modifiers) => {
    const { src } = await store(photograph);
    const answer = await get(`/_ipx/${modifiers}${src}`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, "bad-request"]);
  });

  test.each([
    "/media/00/0000000000000000.svg",
    "/media/../../../etc/passwd",
    "/media/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
    "/media/..%5c..%5cetc",
    "/media/00/0000000000000000.svg%00.png",
    "/https://example.com/x.png",
    "/http:%2f%2f127.0.0.1:3000/x.png",
    "//evil.example/x.png",
    "/media/",
    "/media",
    "",
  ])("returns 404 for %j", async (path) => {
    for (const url of [
      `/_ipx/w_640,f_webp,q_80${path}`,
      path.startsWith("/media/") ? path : "/media/x",
    ]) {
      const answer = await get(url);
      expect([answer.statusCode, answer.json().code]).toEqual([
        404,
        expect.stringMatching(/not-found$/),
      ]);
    }
  });
});
