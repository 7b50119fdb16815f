import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { expect, test } from "vitest";
import { startS3Server } from "#server/testing/s3/s3-server.ts";
import { folderStorage } from "../storage/folder-storage.ts";
import { s3Storage } from "../storage/s3-storage.ts";
import type { Storage } from "../storage/storage.ts";
import { keyOf, listMedia } from "./backup-files.ts";
import { folderBackups } from "./folder-backups.ts";
import { unsealTo } from "./sealed-file.ts";
import { sendLog, sendMedia } from "./send-log.ts";

/** Asserts that a storage's files are backed up once and restored unchanged. */
async function expectBackedUp(media: Storage, folder: string): Promise<void> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const target = { store: folderBackups(join(folder, "backup")), recipient, keepDays: 14 };
  await media.write("ab/film.mp4", Buffer.alloc(300_000, "film"));
  expect(await sendMedia(media, target)).toEqual(["ab/film.mp4"]);
  await media.write("cd/page.pdf", Buffer.from("page"));
  expect((await sendMedia(media, target)).toSorted()).toEqual(["ab/film.mp4", "cd/page.pdf"]);
  expect(await listMedia(target.store)).toEqual(["ab/film.mp4", "cd/page.pdf"]);
  await unsealTo({ store: target.store, identity }, keyOf.media("ab/film.mp4"), async (plain) => {
    expect((await buffer(plain)).equals(Buffer.alloc(300_000, "film"))).toBe(true);
  });
}

test.each(["on this machine", "in an S3 store"])(
  "backs up each media file %s once and restores it unchanged",
  async (where) => {
    const folder = await mkdtemp(join(tmpdir(), "fanous-media-"));
    const server = await startS3Server();
    try {
      const own = folderStorage(join(folder, "media"));
      const isOwn = where === "on this machine";
      await expectBackedUp(isOwn ? own : s3Storage({ place: server.place, copies: own }), folder);
    } finally {
      await server.stop();
      await rm(folder, { recursive: true });
    }
  },
);

test("rejects with ENOENT when a WAL segment cannot be opened", async () => {
  const folder = await mkdtemp(join(tmpdir(), "fanous-log-"));
  try {
    const archive = join(folder, "wal-archive");
    await mkdir(archive);
    await symlink(join(folder, "nowhere"), join(archive, "000000010000000000000001"));
    const recipient = await identityToRecipient(await generateX25519Identity());
    const target = { store: folderBackups(join(folder, "backup")), recipient, keepDays: 14 };
    await expect(sendLog(archive, target)).rejects.toMatchObject({ code: "ENOENT" });
  } finally {
    await rm(folder, { recursive: true });
  }
});
