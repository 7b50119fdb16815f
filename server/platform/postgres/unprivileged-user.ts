import { execFile } from "node:child_process";
import { chown, cp, mkdir, readdir, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { StartError } from "../start-error.ts";
import type { PostgresBinaries } from "./binaries.ts";

const run = promisify(execFile);

/** The user that PostgreSQL runs as; it refuses to run as root. */
export interface ServerUser {
  /** Prepended to the command: [] or a program that switches the user. */
  prefix: string[];
  uid?: number;
  gid?: number;
  binaries: PostgresBinaries;
}

const ACCOUNTS = ["postgres", "nobody"];

/**
 * Without root rights PostgreSQL runs as the current user. For root it runs as an unprivileged
 * account of the machine if that account can reach the data folder, otherwise in its own user
 * namespace.
 */
export async function chooseServerUser(
  binaries: PostgresBinaries,
  dataDir: string,
): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return { prefix: [], binaries };
  for (const name of ACCOUNTS) {
    const account = await findAccount(name);
    if (account && (await reaches(account, dataDir))) {
      return { prefix: [], ...account, binaries: await readableBinaries(account, binaries) };
    }
  }
  const prefix = ["unshare", "--user", "--map-user=1000"];
  if (await succeeds([...prefix, "true"])) return { prefix, binaries };
  throw new StartError(
    `PostgreSQL does not run as root, and no unprivileged account can reach ${dataDir}. ` +
      "Start the shop as a user without root rights, or set DATA_DIR to a folder that others may enter, such as /var/lib/fanous.",
  );
}

interface Account {
  uid: number;
  gid: number;
}

async function findAccount(name: string): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all([run("id", ["-u", name]), run("id", ["-g", name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

async function succeeds([command = "", ...args]: string[], account?: Account): Promise<boolean> {
  try {
    await run(command, args, { ...account, cwd: "/" });
    return true;
  } catch {
    return false;
  }
}

const reaches = (account: Account, path: string) => succeeds(["test", "-x", path], account);

/**
 * The packaged binaries, or a copy below the temporary folder if the account cannot enter the
 * repository.
 */
async function readableBinaries(
  account: Account,
  binaries: PostgresBinaries,
): Promise<PostgresBinaries> {
  if (await succeeds(["test", "-x", binaries.postgres], account)) return binaries;
  const source = await stat(binaries.postgres);
  const root = join(tmpdir(), `fanous-postgres-${source.size}-${Math.trunc(source.mtimeMs)}`);
  const moved = {
    root,
    initdb: binaries.initdb.replace(binaries.root, root),
    postgres: binaries.postgres.replace(binaries.root, root),
  };
  if (!(await isOwnedByRoot(root))) {
    await mkdir(root, { mode: 0o755 });
    await cp(binaries.root, root, { recursive: true, verbatimSymlinks: true });
  }
  return moved;
}

/** A folder of that name created by another user is never used. */
async function isOwnedByRoot(path: string): Promise<boolean> {
  try {
    const found = await stat(path);
    if (found.uid !== 0)
      throw new StartError(`${path} belongs to another user. Remove it and start again.`);
    return true;
  } catch (error) {
    if (error instanceof StartError) throw error;
    return false;
  }
}

/** Gives a folder and everything below it to the account that runs PostgreSQL. */
export async function giveTo(user: ServerUser, folder: string): Promise<void> {
  if (user.uid === undefined || user.gid === undefined) return;
  const { uid } = await stat(folder);
  if (uid === user.uid) return;
  await chown(folder, user.uid, user.gid);
  for (const entry of await readdir(folder, { recursive: true })) {
    await chown(join(folder, entry), user.uid, user.gid);
  }
}
