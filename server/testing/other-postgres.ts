import { spawn, spawnSync, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isAnswering } from "../platform/postgres/database.ts";
import {
  chooseServerUser,
  giveTo,
  type ServerUser,
} from "../platform/postgres/unprivileged-user.ts";

const USER = "postgres";
const READY_WITHIN_MS = 60_000;
const ASK_MS = 100;
const SETTINGS = [
  "listen_addresses=",
  "max_connections=60",
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "jit=off",
  "timezone=UTC",
];

/**
 * A new, empty PostgreSQL of another version than the packaged one.
 * @param bin folder of its programs: `/usr/lib/postgresql/15/bin`
 * @param folder where its files go
 */
export async function startOtherPostgres(
  bin: string,
  folder: string,
): Promise<{ socketDir: string; user: string; stop(): Promise<void> }> {
  const dir = join(folder, "postgres");
  await mkdir(dir, { mode: 0o700 });
  // The account that PostgreSQL runs as must be able to enter it.
  if (process.getuid?.() === 0) await chmod(folder, 0o711);
  const [initdb, postgres] = [join(bin, "initdb"), join(bin, "postgres")];
  const user = await chooseServerUser({ root: dirname(bin), initdb, postgres }, folder);
  await giveTo(user, dir);
  const made = ["--pgdata", dir, "--username", USER, "--auth", "trust", "--no-sync"];
  const [command, args, options] = as(user, initdb, [
    ...made,
    ...["--encoding", "UTF8", "--locale", "C.UTF-8"],
  ]);
  const { status } = spawnSync(command, args, {
    ...options,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error(`${initdb} failed`);
  const settings = [...SETTINGS, `unix_socket_directories=${dir}`];
  const child = spawn(
    ...as(user, postgres, ["-D", dir, ...settings.flatMap((setting) => ["-c", setting])]),
  );
  const ended = once(child, "exit");
  const connection = { socketDir: dir, user: USER, database: "postgres" };
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isAnswering(connection))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`${postgres} did not start`);
    await sleep(ASK_MS);
  }
  const stop = async () => {
    child.kill("SIGINT");
    await ended;
  };
  return { socketDir: dir, user: USER, stop };
}

/** The arguments of `spawn` for a program that runs as this user. */
function as(user: ServerUser, program: string, args: string[]): [string, string[], SpawnOptions] {
  const [command = program, ...rest] = [...user.prefix, program, ...args];
  const account = user.uid === undefined ? {} : { uid: user.uid, gid: user.gid };
  return [command, rest, { cwd: "/", stdio: "ignore", ...account } as SpawnOptions];
}
