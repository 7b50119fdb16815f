import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { filesBelow } from "../storage/files-below.ts";
import {
  type BackupTarget,
  listBases,
  listMedia,
  listWal,
  placeOf,
  positionOf,
} from "./backup-folder.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whatever lies within the kept days can be restored: the newest base from before them stays, too. */
export async function forgetOld(
  { dir, keepDays }: BackupTarget,
  present: readonly string[],
): Promise<void> {
  const oldest = new Date(Date.now() - keepDays * DAY_MS).toISOString();
  const bases = await listBases(dir);
  await removeUnfinished(dir, new Set(bases.map(({ id }) => placeOf.base(dir, id))));
  const first = bases.findLastIndex(({ stoppedAt }) => stoppedAt <= oldest);
  const kept = bases.slice(Math.max(0, first));
  for (const { id } of bases.slice(0, Math.max(0, first))) {
    await rm(placeOf.about(dir, id), { force: true });
    await rm(placeOf.base(dir, id), { force: true });
  }
  const needed = kept[0]?.firstSegment ?? "";
  for (const name of await listWal(dir))
    if (positionOf(name) < positionOf(needed)) await rm(placeOf.wal(dir, name), { force: true });
  const keptMedia = new Set([...present, ...kept.flatMap(({ media }) => media)]);
  for (const key of await listMedia(dir))
    if (!keptMedia.has(key)) await rm(placeOf.media(dir, key), { force: true });
}

/** A process that was killed leaves files that nothing names. A day later nobody writes them any more. */
async function removeUnfinished(dir: string, bases: ReadonlySet<string>): Promise<void> {
  const paths = (await filesBelow(dir)).map((name) => join(dir, name));
  const isBase = (path: string) => path.startsWith(join(dir, "base")) && !path.endsWith(".json");
  for (const path of paths.filter(
    (one) => one.endsWith(".tmp") || (isBase(one) && !bases.has(one)),
  )) {
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > DAY_MS) await rm(path);
  }
}
