import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const ASK_MS = 20;

export interface KillPlan {
  serverKills: number;
  databaseKills: number;
}

/**
 * In random order, but the server last, so that the server that restarted the database is killed,
 * too.
 */
export function killsOf({ serverKills, databaseKills }: KillPlan): ("server" | "database")[] {
  const kills = [
    ...Array.from({ length: serverKills - 1 }, () => "server" as const),
    ...Array.from({ length: databaseKills }, () => "database" as const),
  ];
  return [...kills.toSorted(() => Math.random() - 0.5), "server"];
}

/** Delay between kills, so that all of them happen within the crash test. */
export function waitMs(seconds: number, { serverKills, databaseKills }: KillPlan): number {
  return (Math.random() * 1.6 * seconds * 1000) / (serverKills + databaseKills) / 2;
}

/** A database that is just being restarted has no pid yet, or still that of the killed one. */
export async function killDatabase(dataDir: string): Promise<void> {
  const file = join(dataDir, "postgres", "postmaster.pid");
  for (;;) {
    const pid = Number((await readFile(file, "utf8").catch(() => "")).split("\n")[0]);
    if (pid > 0 && isKilled(pid)) return;
    await sleep(ASK_MS);
  }
}

function isKilled(pid: number): boolean {
  try {
    return process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
    throw error;
  }
}
