import { Gauge, type Registry } from "prom-client";
import { newestBase } from "../backup/backup-files.ts";
import type { BackupStore } from "../backup/backup-store.ts";
import { oldestWaitingMs } from "../backup/waiting-log.ts";

export interface WatchedBackup {
  store: BackupStore;
  /** Where the database archives WAL until it is in a backup. */
  archiveDir: string;
}

/** How much would be lost with this machine. If backups cannot be read, they count as missing. */
export function watchBackup(registry: Registry, { store, archiveDir }: WatchedBackup): void {
  const registers = [registry];
  const age: Gauge = new Gauge({
    name: "backup_age_seconds",
    help: "Since the last whole backup was taken",
    registers,
    collect: async () => {
      const newest = await newestBase(store).catch(() => undefined);
      age.set(newest ? (Date.now() - Date.parse(newest.stoppedAt)) / 1000 : Infinity);
    },
  });
  const waiting: Gauge = new Gauge({
    name: "backup_waiting_seconds",
    help: "For how long the oldest part of the database's log has waited to be in the backup",
    registers,
    collect: async () => waiting.set((await oldestWaitingMs(archiveDir, new Date())) / 1000),
  });
}
