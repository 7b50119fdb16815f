import { spawn, spawnSync, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isAnswering } from "../../platform/postgres/database.ts";
import {
  chooseServerUser,
  giveTo,
  type ServerUser,
} from "../../platform/postgres/unprivileged-user.ts";

const USER = "postgres";
const READY_WITHIN_MS = 60_000;
const ASK_MS = 100;
const SETTINGS = [
  "listen_addresses=",
  "max_connections=60",
  "fsync=off",
  "full_page_writes=off",
  "jit=off",
  "timezone=UTC",
];

export interface OtherPostgres {
  socketDir: string;
  user: string;
  stop(): Promise<void>;
}

/**
 * A new, empty PostgreSQL of another version than the packaged one.
 * @param bin folder of its programs: `/usr/lib/postgresql/15/bin`
 * @param folder where its files go
 */
export async function startOtherPostgres(bin: string, folder: string): Promise<OtherPostgres> {
  const { user, dir, sockets } = await prepareFolder(bin, folder);
  const made = ["--pgdata", dir, "--username", USER, "--auth", "trust", "--no-sync"];
  runAs(user, join(bin, "initdb"), [...made, "--encoding", "UTF8", "--locale", "C.UTF-8"]);
  return serve(bin, { user, dir, sockets });
}

/** A standby of a server that runs. */
export async function startStandbyOf(
  primary: Pick<OtherPostgres, "socketDir">,
  bin: string,
  folder: string,
): Promise<OtherPostgres> {
  const { user, dir, sockets } = await prepareFolder(bin, folder);
  const from = ["--host", primary.socketDir, "--username", USER, "--checkpoint", "fast"];
  runAs(user, join(bin, "pg_basebackup"), [...from, "--pgdata", dir, "--write-recovery-conf"]);
  return serve(bin, { user, dir, sockets });
}

interface Place {
  user: ServerUser;
  dir: string;
  sockets: string;
}

async function prepareFolder(bin: string, folder: string): Promise<Place> {
  const [dir, sockets] = [join(folder, "postgres"), join(folder, "sockets")];
  for (const made of [dir, sockets]) await mkdir(made, { mode: 0o700, recursive: true });
  // The account that PostgreSQL runs as must be able to enter it.
  if (process.getuid?.() === 0) await chmod(folder, 0o711);
  const binaries = {
    root: dirname(bin),
    initdb: join(bin, "initdb"),
    postgres: join(bin, "postgres"),
  };
  const user = await chooseServerUser(binaries, folder);
  for (const made of [dir, sockets]) await giveTo(user, made);
  return { user, dir, sockets };
}

async function serve(bin: string, { user, dir, sockets }: Place): Promise<OtherPostgres> {
  const settings = [...SETTINGS, `unix_socket_directories=${sockets}`];
  const options = settings.flatMap((setting) => ["-c", setting]);
  const [command, args, how] = as(user, join(bin, "postgres"), ["-D", dir, ...options]);
  const child = spawn(command, args, { ...how, stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(child, "exit");
  let log = "";
  child.stderr?.on("data", (chunk: Buffer) => (log += chunk.toString()));
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isAnswering({ socketDir: sockets, user: USER, database: "postgres" }))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`the PostgreSQL of ${bin} did not start: ${log}`);
    await sleep(ASK_MS);
  }
  const stop = async () => {
    child.kill("SIGINT");
    await ended;
  };
  return { socketDir: sockets, user: USER, stop };
}

function runAs(user: ServerUser, program: string, args: string[]): void {
  const [command, rest, options] = as(user, program, args);
  const { status } = spawnSync(command, rest, {
    ...options,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error(`${program} failed`);
}

/** The arguments of `spawn` for a program that runs as this user. */
function as(user: ServerUser, program: string, args: string[]): [string, string[], SpawnOptions] {
  const [command = program, ...rest] = [...user.prefix, program, ...args];
  const account = user.uid === undefined ? {} : { uid: user.uid, gid: user.gid };
  return [command, rest, { cwd: "/", stdio: "ignore", ...account }];
}
