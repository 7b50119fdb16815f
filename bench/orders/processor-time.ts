import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The unit of `/proc/<pid>/stat` on Linux. */
const TICK_MS = 10;

/**
 * Milliseconds of processor time used so far by a process and its children, those that ended
 * included. Unlike a rate, it hardly depends on what else the machine does.
 */
export function processorMs(pid: number): number {
  if (process.platform !== "linux") return 0;
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? []);
  const own = all.find((one) => one.pid === pid);
  if (!own) return 0;
  const children = all.filter((one) => one.parent === pid);
  return children.reduce((sum, { used }) => sum + used, own.used + own.usedByEnded);
}

/** The main process of a PostgreSQL in a folder. */
export function postmasterPid(folder: string): number {
  const [pid] = readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n", 1);
  return Number(pid);
}

function statOf(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // After the name, which may contain spaces: state, parent, …, utime, stime, cutime, cstime.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const ticks = (from: number) => (Number(fields[from]) + Number(fields[from + 1])) * TICK_MS;
    return { pid, parent: Number(fields[1]), used: ticks(11), usedByEnded: ticks(13) };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}
