import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PICTURE_WIDTHS } from "#contract/media/picture-sizes.ts";
import { folderStorage } from "#server/platform/storage/folder-storage.ts";
import type { FolderStorage, Storage } from "#server/platform/storage/storage.ts";
import { sweepFolder } from "#server/platform/storage/sweep-folder.ts";
import type { Modifiers } from "./image-modifiers.ts";
import { createImageProxy } from "./image-proxy.ts";

const KEY = "ab/abcdefabcdefabcd.png";
let folder: string;
let media: Storage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fanous-pictures-"));
  media = folderStorage(join(folder, "media"));
  const create = { width: 80, height: 80, channels: 3, background: "#c80" } as const;
  await media.write(KEY, await sharp({ create }).png().toBuffer());
});
afterAll(() => rm(folder, { recursive: true }));

/** A scratch folder that counts writes, and how many run at the same time. */
function watchedScratch(
  name: string,
  write: (storage: Storage, key: string, bytes: Uint8Array) => Promise<void>,
) {
  const storage = folderStorage(join(folder, name));
  const seen = { writes: 0, running: 0, most: 0 };
  const scratch: FolderStorage = {
    ...storage,
    write: async (key, bytes) => {
      seen.writes += 1;
      seen.running += 1;
      seen.most = Math.max(seen.most, seen.running);
      await write(storage, key, bytes).finally(() => {
        seen.running -= 1;
      });
    },
  };
  return { scratch, seen };
}

const width = (pixels: number): Modifiers => ({
  width: pixels,
  height: undefined,
  format: "webp",
  quality: 80,
  at: undefined,
});
const writeThrough = (storage: Storage, key: string, bytes: Uint8Array) =>
  storage.write(key, bytes);

test("creates a picture version once for concurrent requests, then caches the file", async () => {
  const { scratch, seen } = watchedScratch("once", writeThrough);
  const proxy = createImageProxy(media, scratch);
  const first = await Promise.all(Array.from({ length: 20 }, () => proxy(width(48), KEY)));
  const again = await proxy(width(48), KEY);
  const afterRestart = await createImageProxy(media, scratch)(width(48), KEY);
  expect(seen.writes).toBe(1);
  for (const bytes of [...first, again, afterRestart]) expect(bytes).toEqual(first[0]);
});

test("creates at most 2 picture versions concurrently", async () => {
  const two = Promise.withResolvers<void>();
  // The first write waits for a second; then both wait long enough for a third to start.
  const { scratch, seen } = watchedScratch("turns", async (storage, key, bytes) => {
    if (seen.running > 1) two.resolve();
    await two.promise;
    await sleep(30);
    await storage.write(key, bytes);
  });
  const proxy = createImageProxy(media, scratch);
  await Promise.all(
    Array.from({ length: 12 }, (_, index) => proxy(width(PICTURE_WIDTHS[index] ?? 0), KEY)),
  );
  expect(seen).toEqual({ writes: 12, running: 0, most: 2 });
});

test("does not queue fast formats behind slow AVIF", async () => {
  const slow = Promise.withResolvers<void>();
  const { scratch } = watchedScratch("lanes", async (storage, key, bytes) => {
    if (key.endsWith("avif")) await slow.promise;
    await storage.write(key, bytes);
  });
  const proxy = createImageProxy(media, scratch);
  const avif = PICTURE_WIDTHS.slice(0, 30).map((pixels) =>
    proxy({ ...width(pixels), format: "avif" }, KEY).catch((error: Error) => error.message),
  );
  expect((await proxy(width(48), KEY)).length).toBeGreaterThan(0);
  slow.resolve();
  const answers = await Promise.all(avif);
  expect(answers.filter((answer) => answer === "unavailable")).toHaveLength(9);
});

test("rate-limits uncached versions per address, but not cached versions", async () => {
  const { scratch } = watchedScratch("counted", writeThrough);
  const proxy = createImageProxy(media, scratch, 3);
  for (const pixels of [48, 64, 72]) await proxy(width(pixels), KEY, "203.0.113.7");
  await expect(proxy(width(88), KEY, "203.0.113.7")).rejects.toThrow("rate-limited");
  await expect(proxy(width(48), KEY, "203.0.113.7")).resolves.toBeInstanceOf(Buffer);
  await expect(proxy(width(88), KEY, "203.0.113.8")).resolves.toBeInstanceOf(Buffer);
});

test("creates only picture sizes that pages request", async () => {
  const { scratch, seen } = watchedScratch("sizes", writeThrough);
  const proxy = createImageProxy(media, scratch);
  for (const size of [{ width: 79 }, { height: 40, width: undefined }, { width: 96, height: 33 }])
    await expect(proxy({ ...width(48), ...size }, KEY)).rejects.toThrow("bad-request");
  expect(seen.writes).toBe(0);
  // The original width, then another aspect ratio.
  await proxy(width(80), KEY);
  await proxy({ ...width(96), height: 120 }, KEY);
  expect(seen.writes).toBe(2);
});

test("renders pictures after a failure and does not cache the error", async () => {
  const { scratch } = watchedScratch("failure", writeThrough);
  const proxy = createImageProxy(media, scratch);
  const missing = Array.from({ length: 5 }, () => proxy(width(64), "00/0000000000000000.png"));
  for (const result of await Promise.allSettled(missing)) {
    expect(result).toMatchObject({ status: "rejected", reason: { code: "ENOENT" } });
  }
  expect((await proxy(width(64), KEY)).length).toBeGreaterThan(0);
});

test("returns pictures when the cache disk is full", async () => {
  const { scratch, seen } = watchedScratch("full", () =>
    Promise.reject(new Error("no space left")),
  );
  const proxy = createImageProxy(media, scratch);
  await proxy(width(72), KEY);
  await proxy(width(72), KEY);
  expect(seen.writes).toBe(2);
});

test("deletes the oldest picture versions above the size limit", async () => {
  const kept = await mkdtemp(join(folder, "kept-"));
  for (const [index, name] of ["c", "a", "b"].entries()) {
    await writeFile(join(kept, name), Buffer.alloc(100));
    await utimes(join(kept, name), index + 1, index + 1);
  }
  await sweepFolder(kept, 250);
  expect(await readdir(kept)).toEqual(["a", "b"]);
  await sweepFolder(kept, 200);
  expect(await readdir(kept)).toEqual(["a", "b"]);
});

test("returns unreadable for a corrupt picture and writes nothing", async () => {
  const torn = "cd/abcdefabcdefabcd.png";
  await media.write(torn, Buffer.from("89504e470d0a1a0a", "hex"));
  const { scratch, seen } = watchedScratch("torn", writeThrough);
  expect(await createImageProxy(media, scratch)(width(48), torn)).toBe("unreadable");
  expect(seen.writes).toBe(0);
});
