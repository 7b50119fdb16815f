import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { folderStorage } from "./folder-storage.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "fanous-storage-"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test("writes and reads a file below new folders", async () => {
  const storage = folderStorage(root);
  await storage.write("products/12/day.svg", Buffer.from("<svg/>"));
  expect(await text(await storage.read("products/12/day.svg"))).toBe("<svg/>");
  expect(storage.path("products/12/day.svg")).toBe(join(root, "products", "12", "day.svg"));
});

test("replaces the whole file and leaves no temporary file", async () => {
  const storage = folderStorage(root);
  await storage.write("a.txt", Buffer.from("a long first text"));
  await storage.write("a.txt", Buffer.from("short"));
  expect(await readFile(join(root, "a.txt"), "utf8")).toBe("short");
  expect(await readdir(root)).toEqual(["a.txt"]);
});

test("leaves no temporary file when a write fails", async () => {
  const storage = folderStorage(root);
  await storage.write("folder/a.txt", Buffer.from("a"));
  await expect(storage.write("folder", Buffer.from("b"))).rejects.toThrow(
    /EISDIR|ENOTEMPTY|EEXIST/,
  );
  expect(await readdir(root)).toEqual(["folder"]);
});

test.each(["../secret", "a/../../secret", "/etc/passwd", "..", ".", "", "a/.."])(
  "rejects the storage key %j",
  async (key) => {
    const storage = folderStorage(join(root, "media"));
    await writeFile(join(root, "secret"), "secret");
    expect(() => storage.path(key)).toThrow("outside its folder");
    await expect(storage.read(key)).rejects.toThrow("outside its folder");
    await expect(storage.locate(key)).rejects.toThrow("outside its folder");
    await expect(storage.remove(key)).rejects.toThrow("outside its folder");
    await expect(storage.write(key, Buffer.from("x"))).rejects.toThrow("outside its folder");
    expect(await readFile(join(root, "secret"), "utf8")).toBe("secret");
  },
);

test("rejects a sibling folder with the same name prefix", () => {
  const storage = folderStorage(join(root, "media"));
  expect(() => storage.path("../media-private/a")).toThrow("outside its folder");
});

test("accepts a root folder with a trailing slash", () => {
  expect(folderStorage(`${root}/`).path("a.txt")).toBe(join(root, "a.txt"));
});

test("throws ENOENT for a missing file", async () => {
  const storage = folderStorage(root);
  await expect(storage.read("a.txt")).rejects.toMatchObject({ code: "ENOENT" });
  await expect(storage.locate("a.txt")).rejects.toMatchObject({ code: "ENOENT" });
  expect(await storage.has("a.txt")).toBe(false);
  expect(await folderStorage(join(root, "none")).list()).toEqual([]);
});

test("lists files without unfinished writes until they are removed", async () => {
  const storage = folderStorage(root);
  await storage.write("ab/a.txt", Buffer.from("a"));
  await storage.write("b.txt", Buffer.from("b"));
  await writeFile(join(root, "c.txt.0.tmp"), "half");
  expect((await storage.list()).toSorted()).toEqual(["ab/a.txt", "b.txt"]);
  await storage.remove("b.txt");
  await storage.remove("b.txt");
  expect(await storage.list()).toEqual(["ab/a.txt"]);
});
