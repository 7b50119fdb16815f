import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type S3Server, startS3Server } from "#server/testing/s3/s3-server.ts";
import type { BackupStore } from "./backup-store.ts";
import { backupStore } from "./choose-store.ts";

let folder: string;
let server: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fanous-backups-"));
  server = await startS3Server();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const STORES: Record<string, () => BackupStore> = {
  "a folder": () => backupStore(join(folder, "backups")),
  "a bucket": () => backupStore(server.place),
};
/** Larger than one part of an upload. */
const LARGE = Buffer.alloc(40 * 1024 * 1024, "log");

async function* inPieces(bytes: Buffer): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 1 << 20) yield bytes.subarray(at, at + (1 << 20));
}

describe.each(Object.keys(STORES))("backup store in %s", (name) => {
  const store = () => (STORES[name] ?? (() => backupStore("")))();
  const keys = async (of: string) => (await store().list(of)).map(({ key }) => key).toSorted();

  test("lists files by folder, reads them back unchanged and removes them", async () => {
    expect(await keys("wal")).toEqual([]);
    await store().write("wal/1.age", inPieces(LARGE));
    await store().write("wal/2.age", [Buffer.from("two")]);
    await store().write("wall/other.age", [Buffer.from("other")]);
    expect(await keys("wal")).toEqual(["wal/1.age", "wal/2.age"]);
    expect((await buffer(await store().read("wal/1.age"))).equals(LARGE)).toBe(true);
    const [{ writtenAt } = { writtenAt: new Date(0) }] = await store().list("wal");
    expect(Math.abs(Date.now() - writtenAt.getTime())).toBeLessThan(60_000);
    await store().remove("wal/1.age");
    expect(await keys("wal")).toEqual(["wal/2.age"]);
    await expect(store().read("wal/1.age")).rejects.toMatchObject({ code: "ENOENT" });
  });

  test("stores no file when its write fails", async () => {
    async function* failing(): AsyncIterable<Uint8Array> {
      yield* inPieces(LARGE);
      throw new Error("the disk is gone");
    }
    await expect(store().write("media/film.age", failing())).rejects.toThrow(
      /disk is gone|not allowed/,
    );
    await expect(store().read("media/film.age")).rejects.toMatchObject({ code: "ENOENT" });
    expect(await keys("media")).toEqual([]);
  });
});
