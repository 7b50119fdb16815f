import { DAY_MS } from "#contract/kernel/time/units.ts";
import {
  type BackupTarget,
  keyOf,
  listBases,
  listMedia,
  listWal,
  positionOf,
} from "./backup-files.ts";
import type { BackupStore } from "./backup-store.ts";

/**
 * Any moment within the kept days can be restored, so the newest base backup from before them is
 * kept, too.
 */
export async function forgetOld(
  { store, keepDays }: BackupTarget,
  present: readonly string[],
): Promise<void> {
  const oldest = new Date(Date.now() - keepDays * DAY_MS).toISOString();
  const bases = await listBases(store);
  await removeUnfinished(store, new Set(bases.map(({ id }) => keyOf.base(id))));
  const first = bases.findLastIndex(({ stoppedAt }) => stoppedAt <= oldest);
  const kept = bases.slice(Math.max(0, first));
  for (const { id } of bases.slice(0, Math.max(0, first))) {
    await store.remove(keyOf.about(id));
    await store.remove(keyOf.base(id));
  }
  const needed = kept[0]?.firstSegment ?? "";
  for (const name of await listWal(store))
    if (positionOf(name) < positionOf(needed)) await store.remove(keyOf.wal(name));
  const keptMedia = new Set([...present, ...kept.flatMap(({ media }) => media)]);
  for (const key of await listMedia(store))
    if (!keptMedia.has(key)) await store.remove(keyOf.media(key));
}

/**
 * A killed process leaves files that nothing references. After a day they are no longer being
 * written.
 */
async function removeUnfinished(store: BackupStore, bases: ReadonlySet<string>): Promise<void> {
  for (const folder of ["base", "wal", "media"]) {
    for (const { key, writtenAt } of await store.list(folder)) {
      const isBase = folder === "base" && !key.endsWith(".json");
      const isUnfinished = key.endsWith(".tmp") || (isBase && !bases.has(key));
      if (isUnfinished && Date.now() - writtenAt.getTime() > DAY_MS) await store.remove(key);
    }
  }
}
