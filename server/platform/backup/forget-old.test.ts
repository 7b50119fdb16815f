import { access, mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type BaseBackup, listBases, listMedia, listWal, placeOf } from "./backup-folder.ts";
import { forgetOld } from "./forget-old.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "fanous-backup-"));
});
afterEach(() => rm(dir, { recursive: true }));

const segment = (number: number, timeline = 1) =>
  `${String(timeline).padStart(8, "0")}${"0".repeat(8)}${number.toString(16).padStart(8, "0").toUpperCase()}`;

async function put(path: string, text = ""): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

async function putBase(daysAgo: number, firstSegment: string, media: string[]): Promise<string> {
  const id = `${daysAgo}-days`;
  const stoppedAt = new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000).toISOString();
  const about: BaseBackup = { id, stoppedAt, firstSegment, media };
  await put(placeOf.base(dir, id));
  await put(placeOf.about(dir, id), JSON.stringify(about));
  return id;
}

const target = () => ({ dir, recipient: "", keepDays: 14 });
const ids = async () => (await listBases(dir)).map(({ id }) => id);

test("every second of the kept days can be restored: the newest base from before them stays, with its log", async () => {
  await putBase(20, segment(2), []);
  const needed = await putBase(15, segment(10), []);
  const recent = await putBase(3, segment(20, 2), []);
  for (const number of [2, 9, 10, 15]) await put(placeOf.wal(dir, segment(number)));
  await put(placeOf.wal(dir, `${segment(10)}.00000028.backup`));
  await put(placeOf.wal(dir, segment(20, 2)));
  await put(placeOf.wal(dir, "00000002.history"));
  await forgetOld(target(), []);
  expect(await ids()).toEqual([needed, recent]);
  expect(await listWal(dir)).toEqual([
    segment(10),
    `${segment(10)}.00000028.backup`,
    segment(15),
    "00000002.history",
    segment(20, 2),
  ]);
});

test("the only backups there are stay, however old or new", async () => {
  const old = await putBase(90, segment(1), []);
  await put(placeOf.wal(dir, segment(1)));
  await forgetOld(target(), []);
  expect([await ids(), await listWal(dir)]).toEqual([[old], [segment(1)]]);
});

test("a file of the shop stays while the shop or a kept backup knows it", async () => {
  await putBase(20, segment(1), ["aa/forgotten.webp"]);
  await putBase(16, segment(2), ["aa/kept.webp"]);
  for (const key of ["aa/forgotten.webp", "aa/kept.webp", "bb/new.webp", "bb/erased.webp"])
    await put(placeOf.media(dir, key));
  await forgetOld(target(), ["bb/new.webp"]);
  expect(await listMedia(dir)).toEqual(["aa/kept.webp", "bb/new.webp"]);
});

test("what a killed backup left behind goes after a day", async () => {
  const whole = await putBase(3, segment(1), []);
  const old = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  const left = [
    placeOf.base(dir, "killed"),
    `${placeOf.base(dir, "killed-before")}.1.tmp`,
    `${placeOf.wal(dir, segment(2))}.2.tmp`,
  ];
  for (const path of left) {
    await put(path);
    await utimes(path, old, old);
  }
  const running = `${placeOf.base(dir, "running")}.3.tmp`;
  await put(running);
  await utimes(placeOf.base(dir, whole), old, old);
  await forgetOld(target(), []);
  const isThere = async (path: string) =>
    access(path).then(
      () => true,
      () => false,
    );
  expect(await Promise.all(left.map(isThere))).toEqual([false, false, false]);
  expect(await isThere(running)).toBe(true);
  expect(await isThere(placeOf.base(dir, whole))).toBe(true);
});
