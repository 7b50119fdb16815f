import { access, mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DAY_MS } from "#contract/kernel/time/units.ts";
import { type BaseBackup, keyOf, listBases, listMedia, listWal } from "./backup-files.ts";
import { folderBackups } from "./folder-backups.ts";
import { forgetOld } from "./forget-old.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "fanous-backup-"));
});
afterEach(() => rm(dir, { recursive: true }));

const segment = (number: number, timeline = 1) =>
  `${String(timeline).padStart(8, "0")}${"0".repeat(8)}${number.toString(16).padStart(8, "0").toUpperCase()}`;

async function put(key: string, text = ""): Promise<void> {
  const path = join(dir, key);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

async function putBase(daysAgo: number, firstSegment: string, media: string[]): Promise<string> {
  const id = `${daysAgo}-days`;
  const stoppedAt = new Date(Date.now() - daysAgo * DAY_MS).toISOString();
  const about: BaseBackup = { id, stoppedAt, firstSegment, media };
  await put(keyOf.base(id));
  await put(keyOf.about(id), JSON.stringify(about));
  return id;
}

const store = () => folderBackups(dir);
const target = () => ({ store: store(), recipient: "", keepDays: 14 });
const ids = async () => (await listBases(store())).map(({ id }) => id);

test("keeps the newest base backup before the retention period with its WAL", async () => {
  await putBase(20, segment(2), []);
  const needed = await putBase(15, segment(10), []);
  const recent = await putBase(3, segment(20, 2), []);
  for (const number of [2, 9, 10, 15]) await put(keyOf.wal(segment(number)));
  await put(keyOf.wal(`${segment(10)}.00000028.backup`));
  await put(keyOf.wal(segment(20, 2)));
  await put(keyOf.wal("00000002.history"));
  await forgetOld(target(), []);
  expect(await ids()).toEqual([needed, recent]);
  expect(await listWal(store())).toEqual([
    segment(10),
    `${segment(10)}.00000028.backup`,
    segment(15),
    "00000002.history",
    segment(20, 2),
  ]);
});

test.each([0, 90])("keeps the only base backup and its WAL after %i days", async (daysAgo) => {
  const only = await putBase(daysAgo, segment(1), []);
  await put(keyOf.wal(segment(1)));
  await forgetOld(target(), []);
  expect([await ids(), await listWal(store())]).toEqual([[only], [segment(1)]]);
});

test("keeps media that the shop or a base backup references", async () => {
  await putBase(20, segment(1), ["aa/forgotten.webp"]);
  await putBase(16, segment(2), ["aa/kept.webp"]);
  for (const key of ["aa/forgotten.webp", "aa/kept.webp", "bb/new.webp", "bb/erased.webp"])
    await put(keyOf.media(key));
  await forgetOld(target(), ["bb/new.webp"]);
  expect(await listMedia(store())).toEqual(["aa/kept.webp", "bb/new.webp"]);
});

test("deletes files of a killed backup after a day", async () => {
  const whole = await putBase(3, segment(1), []);
  const old = new Date(Date.now() - 2 * DAY_MS);
  const left = [
    keyOf.base("killed"),
    `${keyOf.base("killed-before")}.1.tmp`,
    `${keyOf.wal(segment(2))}.2.tmp`,
  ];
  for (const path of left) {
    await put(path);
    await utimes(join(dir, path), old, old);
  }
  const running = `${keyOf.base("running")}.3.tmp`;
  await put(running);
  await utimes(join(dir, keyOf.base(whole)), old, old);
  await forgetOld(target(), []);
  const isThere = async (key: string) =>
    access(join(dir, key)).then(
      () => true,
      () => false,
    );
  expect(await Promise.all(left.map(isThere))).toEqual([false, false, false]);
  expect(await isThere(running)).toBe(true);
  expect(await isThere(keyOf.base(whole))).toBe(true);
});
