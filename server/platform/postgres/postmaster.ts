import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

const STOP_WITHIN_MS = 30_000;
const POLL_MS = 20;

/**
 * The database server running on these files. A stale lock file (its process is gone, is a zombie,
 * or its id now belongs to another program) is removed, because PostgreSQL would refuse to start
 * with it. PostgreSQL's own shared-memory check still prevents two servers on the same files.
 */
export async function findPostmaster(dir: string, socketDir: string): Promise<number | undefined> {
  const file = join(dir, "postmaster.pid");
  const pid = await pidIn(file);
  if (pid !== undefined && (await isServerOf(pid, dir))) return pid;
  const socketLock = join(socketDir, ".s.PGSQL.5432.lock");
  const holder = await pidIn(socketLock);
  if (holder === undefined || !(await isServerOf(holder, dir)))
    await rm(socketLock, { force: true });
  await rm(file, { force: true });
  return undefined;
}

async function pidIn(file: string): Promise<number | undefined> {
  const pid = Number((await readFile(file, "utf8").catch(() => "")).split("\n")[0]);
  return pid > 0 ? pid : undefined;
}

async function isServerOf(pid: number, dir: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const command = await commandOf(pid);
  // If the machine does not reveal what a process is, PostgreSQL decides.
  return command === undefined || command.includes(dir);
}

/** Command line of a process; empty if it has ended, whether or not it is still a zombie. */
async function commandOf(pid: number): Promise<string | undefined> {
  if (process.platform === "linux") {
    return readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  }
  try {
    const { stdout } = await promisify(execFile)("ps", ["-p", String(pid), "-o", "command="]);
    return stdout;
  } catch {
    return undefined;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * SIGINT is PostgreSQL's "fast" shutdown: no new connections, running transactions are rolled back.
 */
export async function stopPostmaster(pid: number, dir: string): Promise<void> {
  if (!(await isServerOf(pid, dir))) return;
  signal(pid, "SIGINT");
  const deadline = Date.now() + STOP_WITHIN_MS;
  while (await isServerOf(pid, dir)) {
    if (Date.now() > deadline) return signal(pid, "SIGQUIT");
    await sleep(POLL_MS);
  }
}

/** A server that has just ended by itself counts as stopped. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
