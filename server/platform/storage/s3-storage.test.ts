import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { startS3Server, type S3Server } from "#server/testing/s3/s3-server.ts";
import { folderStorage } from "./folder-storage.ts";
import { s3Storage } from "./s3-storage.ts";
import type { FolderStorage, S3Place, Storage } from "./storage.ts";

/** The same tests against another store: S3_TEST_ENDPOINT, S3_TEST_KEY, S3_TEST_SECRET, and an empty bucket `media`. */
const {
  S3_TEST_ENDPOINT: anotherStore,
  S3_TEST_KEY: id = "",
  S3_TEST_SECRET: secret = "",
} = process.env;

let server: S3Server;
let place: S3Place;
let other: S3Client;
let folder: string;
let copies: FolderStorage;
let storage: Storage;

beforeAll(async () => {
  server = await startS3Server();
  place = anotherStore
    ? { ...server.place, endpoint: anotherStore, keys: { id, secret } }
    : server.place;
  const { region, endpoint = "", keys } = place;
  other = new S3Client({
    region,
    endpoint,
    forcePathStyle: true,
    credentials: { accessKeyId: keys?.id ?? "", secretAccessKey: keys?.secret ?? "" },
  });
});
afterAll(async () => {
  other.destroy();
  await server.stop();
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "fanous-copies-"));
  copies = folderStorage(folder);
  storage = s3Storage({ place, copies });
});
afterEach(async () => {
  for (const key of await storage.list()) await storage.remove(key);
  await rm(folder, { recursive: true });
});

const FILM = Buffer.alloc(5 * 1024 * 1024, "film");
const sumOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Another client writes to the bucket. */
const put = (key: string, text: string, sha256?: string) =>
  other.send(
    new PutObjectCommand({
      Bucket: place.bucket,
      Key: key,
      Body: text,
      ...(sha256 && { Metadata: { sha256 } }),
    }),
  );

test("shares a written file with other machines unchanged", async () => {
  await storage.write("ab/film.mp4", FILM);
  await using elsewhere = await anotherMachine();
  expect(await elsewhere.storage.has("ab/film.mp4")).toBe(true);
  expect((await buffer(await elsewhere.storage.read("ab/film.mp4"))).equals(FILM)).toBe(true);
  const copy = await readFile(await elsewhere.storage.locate("ab/film.mp4"));
  expect(copy.equals(FILM)).toBe(true);
});

test("replaces an object that is written again", async () => {
  await storage.write("a.txt", Buffer.from("a long first text"));
  await storage.write("a.txt", Buffer.from("short"));
  expect(String(await buffer(await storage.read("a.txt")))).toBe("short");
});

test("throws ENOENT for a missing object", async () => {
  expect(await storage.has("none.txt")).toBe(false);
  await expect(storage.read("none.txt")).rejects.toMatchObject({ code: "ENOENT" });
  await expect(storage.locate("none.txt")).rejects.toMatchObject({ code: "ENOENT" });
});

test("lists objects until they are removed", async () => {
  for (const key of ["ab/1", "ab/2", "c"]) await put(key, "x");
  expect((await storage.list()).toSorted()).toEqual(["ab/1", "ab/2", "c"]);
  await storage.remove("ab/1");
  await storage.remove("ab/1");
  expect(await storage.list()).toEqual(["ab/2", "c"]);
});

// The small server's listings end at a thousand.
test.runIf(anotherStore)("lists more objects than one response holds", async () => {
  const keys = Array.from({ length: 1003 }, (_, index) => `ab/${String(index).padStart(4, "0")}`);
  for (let from = 0; from < keys.length; from += 50)
    await Promise.all(keys.slice(from, from + 50).map((key) => put(key, "x")));
  expect((await storage.list()).toSorted()).toEqual(keys);
});

test("fetches a file once, then serves its copy during an outage", async () => {
  const lost = await startS3Server();
  await s3Storage({ place: lost.place, copies: folderStorage(join(folder, "writer")) }).write(
    "a.txt",
    Buffer.from("a"),
  );
  const reader = s3Storage({ place: lost.place, copies });
  let writes = 0;
  const { writeFrom } = copies;
  copies.writeFrom = (key, source) => {
    writes += 1;
    return writeFrom(key, source);
  };
  const paths = await Promise.all(Array.from({ length: 20 }, () => reader.locate("a.txt")));
  expect(new Set(paths).size).toBe(1);
  expect(writes).toBe(1);
  await lost.stop();
  expect(await readFile(await reader.locate("a.txt"), "utf8")).toBe("a");
});

test("throws unavailable with the cause when the store does not answer", async () => {
  const lost = await startS3Server();
  await lost.stop();
  const away = s3Storage({ place: lost.place, copies });
  const unavailable = { code: "unavailable", cause: { code: "ECONNREFUSED" } };
  await expect(away.write("a.txt", Buffer.from("a"))).rejects.toMatchObject(unavailable);
  await expect(away.locate("a.txt")).rejects.toMatchObject(unavailable);
  await expect(away.has("a.txt")).rejects.toMatchObject(unavailable);
});

test("throws unavailable instead of ENOENT for a missing bucket", async () => {
  const elsewhere = s3Storage({ place: { ...place, bucket: "another" }, copies });
  await expect(elsewhere.locate("a.txt")).rejects.toMatchObject({
    code: "unavailable",
    cause: { name: "NoSuchBucket" },
  });
});

test("accepts the configured secret key and rejects another one", async () => {
  const strict = await startS3Server({ isStrict: true });
  const withSecret = (given: string) =>
    s3Storage({ place: { ...strict.place, keys: { id: "S3RVER", secret: given } }, copies });
  await withSecret("S3RVER").write("a.txt", Buffer.from("a"));
  await expect(withSecret("another").write("a.txt", Buffer.from("b"))).rejects.toMatchObject({
    code: "unavailable",
    cause: { name: "SignatureDoesNotMatch" },
  });
  await strict.stop();
});

test.each([
  ["was changed", sumOf(Buffer.from("what was written"))],
  ["has no checksum", undefined],
])("rejects a file that %s and stores no copy", async (_what, sum) => {
  await put("a.txt", "what is there", sum);
  await expect(storage.locate("a.txt")).rejects.toMatchObject({
    code: "unavailable",
    cause: { message: expect.stringContaining("a.txt is not what was written") },
  });
  await expect(buffer(await storage.read("a.txt"))).rejects.toThrow("is not what was written");
  expect(await copies.list()).toEqual([]);
});

test("deletes the least recently used copies above the byte limit", async () => {
  const small = s3Storage({ place, copies, mostCopiedBytes: 25 });
  for (const key of ["a", "b", "c"]) await small.write(key, Buffer.alloc(10, key));
  for (const [index, key] of ["a", "b"].entries()) {
    const path = await small.locate(key);
    await utimes(path, index + 1, index + 1);
  }
  // Requested again, `a` becomes the more recent one.
  await small.locate("a");
  await small.locate("c");
  expect((await copies.list()).toSorted()).toEqual(["a", "c"]);
});

test("ignores an incomplete copy", async () => {
  await storage.write("a.txt", Buffer.from("whole"));
  await writeFile(join(folder, "a.txt.0.tmp"), "wh");
  expect(await readFile(await storage.locate("a.txt"), "utf8")).toBe("whole");
});

test("throws for a key outside the folder of copies", async () => {
  await expect(storage.locate("../secret")).rejects.toThrow("outside its folder");
});

async function anotherMachine() {
  const root = await mkdtemp(join(tmpdir(), "fanous-copies-"));
  return {
    storage: s3Storage({ place, copies: folderStorage(root) }),
    [Symbol.asyncDispose]: () => rm(root, { recursive: true }),
  };
}
