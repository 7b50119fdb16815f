import { rm } from "node:fs/promises";
import {
  type BackupTarget,
  listBases,
  listMedia,
  listWal,
  placeOf,
  positionOf,
} from "./backup-folder.ts";

/**
 * Any moment within the kept days can be restored, so the newest base backup from before them is
 * kept, too.
 */
export async function forgetOld(
  { dir, keepDays }: BackupTarget,
  present: readonly string[],
): Promise<void> {
  const oldest = new Date(Date.now() - keepDays * 24 * 60 * 60 * 1000).toISOString();
  const bases = await listBases(dir);
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
