import { Gauge, type Registry } from "prom-client";
import { listBases } from "../backup/backup-folder.ts";
import { oldestWaitingMs } from "../backup/waiting-log.ts";

export interface WatchedBackup {
  /** Of the backups. */
  dir: string;
  /** Where the database puts its log aside until it is in a backup. */
  archiveDir: string;
}

/** How much would be lost with this machine. A folder that cannot be read has no backup. */
export function watchBackup(registry: Registry, { dir, archiveDir }: WatchedBackup): void {
  const registers = [registry];
  const age: Gauge = new Gauge({
    name: "backup_age_seconds",
    help: "Since the last whole backup was taken",
    registers,
    collect: async () => {
      const bases = await listBases(dir).catch(() => []);
      const newest = bases.at(-1)?.stoppedAt;
      age.set(newest ? (Date.now() - Date.parse(newest)) / 1000 : Infinity);
    },
  });
  const waiting: Gauge = new Gauge({
    name: "backup_waiting_seconds",
    help: "For how long the oldest part of the database's log has waited to be in the backup",
    registers,
    collect: async () => waiting.set((await oldestWaitingMs(archiveDir, new Date())) / 1000),
  });
}
