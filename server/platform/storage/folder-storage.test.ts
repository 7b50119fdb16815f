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

test("what is written can be read, below folders that did not exist", async () => {
  const storage = folderStorage(root);
  await storage.write("products/12/day.svg", Buffer.from("<svg/>"));
  expect(await text(await storage.read("products/12/day.svg"))).toBe("<svg/>");
  expect(storage.path("products/12/day.svg")).toBe(join(root, "products", "12", "day.svg"));
});

test("writing again replaces the whole file and leaves no draft", async () => {
  const storage = folderStorage(root);
  await storage.write("a.txt", Buffer.from("a long first text"));
  await storage.write("a.txt", Buffer.from("short"));
  expect(await readFile(join(root, "a.txt"), "utf8")).toBe("short");
  expect(await readdir(root)).toEqual(["a.txt"]);
});

test("a write that fails leaves no draft", async () => {
  const storage = folderStorage(root);
  await storage.write("folder/a.txt", Buffer.from("a"));
  await expect(storage.write("folder", Buffer.from("b"))).rejects.toThrow(
    /EISDIR|ENOTEMPTY|EEXIST/,
  );
  expect(await readdir(root)).toEqual(["folder"]);
});

test.each(["../secret", "a/../../secret", "/etc/passwd", "..", ".", "", "a/.."])(
  "the key %j is refused",
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

test("a neighbour whose name begins the same is outside", () => {
  const storage = folderStorage(join(root, "media"));
  expect(() => storage.path("../media-private/a")).toThrow("outside its folder");
});

test("the folder may be named with a slash at the end", () => {
  expect(folderStorage(`${root}/`).path("a.txt")).toBe(join(root, "a.txt"));
});

test("what is not there is said so by everything that looks for it", async () => {
  const storage = folderStorage(root);
  await expect(storage.read("a.txt")).rejects.toMatchObject({ code: "ENOENT" });
  await expect(storage.locate("a.txt")).rejects.toMatchObject({ code: "ENOENT" });
  expect(await storage.has("a.txt")).toBe(false);
  expect(await folderStorage(join(root, "none")).list()).toEqual([]);
});

test("what is there is listed without what is still being written, until it is removed", async () => {
  const storage = folderStorage(root);
  await storage.write("ab/a.txt", Buffer.from("a"));
  await storage.write("b.txt", Buffer.from("b"));
  await writeFile(join(root, "c.txt.0.tmp"), "half");
  expect((await storage.list()).toSorted()).toEqual(["ab/a.txt", "b.txt"]);
  await storage.remove("b.txt");
  await storage.remove("b.txt");
  expect(await storage.list()).toEqual(["ab/a.txt"]);
});
