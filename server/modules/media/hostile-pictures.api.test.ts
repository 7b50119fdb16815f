import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pictureBomb, png } from "#server/testing/make-png.ts";
import { yardstickMs } from "#server/testing/measure-time.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { cleanUpload, storeAsset } from "./index.ts";

const SCRIPT = "<script>alert(document.cookie)</script>";
let shop: TestShop;
let photograph: Buffer;

beforeAll(async () => {
  shop = await createTestShop();
  const create = { width: 60, height: 40, channels: 3, background: "#c80" } as const;
  photograph = await sharp({ create }).jpeg().toBuffer();
});
afterAll(() => shop.stop());

const store = (bytes: Uint8Array) =>
  shop.run((work) => storeAsset(work, shop.platform.media, bytes));
const stored = async (bytes: Uint8Array) =>
  (await shop.app.inject((await store(bytes)).src)).rawPayload;
const refused = { code: "validation", fields: [{ path: "file" }] };

describe("stored photograph", () => {
  test("has no EXIF data and is rotated upright", async () => {
    const taken = await sharp(photograph)
      .withExif({
        IFD0: { Make: "Camera of Mona", Copyright: "secret" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "30/1 2/1 40/1" },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const kept = await stored(taken);
    const facts = await sharp(kept).metadata();
    expect([facts.exif, facts.xmp, facts.iptc, facts.icc]).toEqual(Array(4).fill(undefined));
    expect([facts.width, facts.height, facts.orientation]).toEqual([40, 60, undefined]);
    expect(kept.includes("Camera of Mona")).toBe(false);
  });

  test.each(["jpeg", "png", "webp", "avif"] as const)(
    "has no data after the end of a %s",
    async (kind) => {
      const picture = await sharp(photograph).toFormat(kind).toBuffer();
      for (const tail of [
        SCRIPT,
        "PK\u0003\u0004 a zip",
        "<?php system($_GET[1]); ?>",
        "%PDF-1.7",
      ]) {
        const kept = await stored(Buffer.concat([picture, Buffer.from(tail)]));
        expect(kept.includes(tail)).toBe(false);
        expect((await sharp(kept).metadata()).width).toBe(60);
      }
    },
  );

  test("has no comments or text chunks", async () => {
    const comment = Buffer.concat([
      photograph.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0, SCRIPT.length + 2]),
      Buffer.from(SCRIPT),
      photograph.subarray(2),
    ]);
    expect(comment.includes(SCRIPT)).toBe(true);
    expect((await stored(comment)).includes(SCRIPT)).toBe(false);
    const text = png(8, 8, Buffer.alloc(16), [Buffer.from(`Comment\0${SCRIPT}`)]);
    expect(text.includes(SCRIPT)).toBe(true);
    expect((await stored(text)).includes(SCRIPT)).toBe(false);
  });
});

test("rejects a decompression bomb by its header with little memory", async () => {
  const bomb = await pictureBomb();
  expect(bomb.length).toBeLessThan(500_000);
  for (const take of [store, (bytes: Buffer) => cleanUpload(bytes, "known")]) {
    const before = process.resourceUsage();
    await expect(take(bomb)).rejects.toMatchObject(refused);
    const after = process.resourceUsage();
    expect(after.maxRSS - before.maxRSS, "KB").toBeLessThan(60_000);
    const took = (after.userCPUTime - before.userCPUTime) / 1_000;
    expect(took, "ms").toBeLessThan(200 * yardstickMs());
  }
});

test("accepts a rotated progressive photograph of 12 megapixels", async () => {
  const create = { width: 4_000, height: 3_000, channels: 3, background: "#c80" } as const;
  const taken = await sharp({ create })
    .withMetadata({ orientation: 6 })
    .jpeg({ progressive: true })
    .toBuffer();
  expect((await sharp(await cleanUpload(taken, "known")).metadata()).width).toBe(1_500);
});

describe("picture upload", () => {
  const XML = Buffer.from('<?xml version="1.0" encoding="UTF-8"?>\n');
  const DRAWING = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 10"/>');

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ["HTML with a GIF header", () => Buffer.from(`GIF89a/*${SCRIPT}*/=1;`)],
    [
      "HTML with a JPEG header",
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(SCRIPT)]),
    ],
    [
      "HTML with a PNG header",
      () => Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.from(SCRIPT)]),
    ],
    ["HTML before a picture", () => Buffer.concat([Buffer.from(SCRIPT), photograph])],
    ["an SVG", () => DRAWING],
    ["a compressed SVG", () => gzipSync(DRAWING)],
    ["an SVG after a comment", () => Buffer.concat([Buffer.from("<!-- -->"), DRAWING])],
    ["an SVG with an XML declaration", () => Buffer.concat([XML, DRAWING])],
    ["a PDF", () => Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF")],
    ["an ELF program", () => Buffer.from("\u007fELF\u0002\u0001\u0001")],
    ["a PNG header of four billion pixels", () => png(65_000, 65_000, Buffer.alloc(100))],
    ["a PNG whose rows exceed the header", () => png(1, 0, Buffer.alloc(1_000_000))],
    ["a small file of 400 million pixels", () => png(20_000, 20_000, Buffer.alloc(20_000 * 2_501))],
  ])("rejects %s", async (_name, make) => {
    const hostile = await make();
    const before = process.cpuUsage();
    await expect(store(hostile)).rejects.toMatchObject(refused);
    // Processor time of all threads.
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000 * yardstickMs());
  });
});
