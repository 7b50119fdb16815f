import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdir, open, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartError } from "../start-error.ts";
import { findBinaries } from "./binaries.ts";
import { type ConnectionOptions, isAnswering } from "./database.ts";
import { findPostmaster, stopPostmaster } from "./postmaster.ts";
import { chooseServerUser, giveTo, type ServerUser } from "./unprivileged-user.ts";

const USER = "fanous";
const READY_WITHIN_MS = 60_000;
const ATTEMPTS = 30;
const ATTEMPT_GAP_MS = 400;
/** Left by a server that was just killed: its child processes are still ending. */
const STILL_ENDING = /pre-existing shared memory block|lock file "[^"]+" already exists/;

export interface EmbeddedOptions {
  /** Folder of the database's files; created when missing. */
  dir: string;
  /** For throw-away test databases only: trades durability for speed. */
  volatile?: boolean;
  /** Archives WAL for backups (`archiveDirOf`), at most 30 seconds after it was written. */
  archives?: boolean;
  /** Further settings, `name=value`, for a database that is being restored. */
  settings?: readonly string[];
  /** How long recovery may take before it answers. */
  readyWithinMs?: number;
  /** Called before long steps. */
  report?: (step: string) => void;
}

export interface EmbeddedPostgres {
  connection: Extract<ConnectionOptions["connection"], { socketDir: string }>;
  /** Stops it after rolling back running transactions and writing its files. */
  stop(): Promise<void>;
}

const DURABLE = ["fsync=on", "synchronous_commit=on", "full_page_writes=on"];
const VOLATILE = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
const SETTINGS = [
  "listen_addresses=",
  "unix_socket_permissions=0700",
  "max_connections=60",
  "shared_buffers=64MB",
  "jit=off",
  "timezone=UTC",
  "log_timezone=UTC",
];

/** Where WAL waits until it is in the backup. */
export const archiveDirOf = (dataDir: string) => join(dataDir, "wal-archive");

const archiving = (archiveDir: string) => [
  "archive_mode=on",
  "archive_library=basic_archive",
  `basic_archive.archive_directory=${archiveDir}`,
  "archive_timeout=30",
];

/** Starts the packaged PostgreSQL on a private Unix socket, without a TCP port. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dir } = options;
  // Started by root, the database runs as another account, which must be able to traverse the data
  // folder.
  await mkdir(dirname(dir), { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const user = await chooseServerUser(await findBinaries(), dirname(dir));
  const socketDir = await makeSocketDir(dir, user);
  const connection = { socketDir, database: "postgres", user: USER };
  if (!existsSync(join(dir, "PG_VERSION"))) {
    options.report?.("Creating the database");
    await createCluster(user, dir);
  }
  await refuseOtherVersion(dir);
  const orphan = await findPostmaster(dir, socketDir);
  if (orphan !== undefined && (await isAnswering(connection))) {
    // A killed server left its database running: it is reused.
    return { connection, stop: () => stopPostmaster(orphan, dir) };
  }
  const pid = await startUntilReady(user, options, connection);
  return { connection, stop: () => stopPostmaster(pid, dir) };
}

/** Connection to a database that runs on these files, with or without its shop. */
export async function findEmbeddedPostgres(
  dir: string,
): Promise<EmbeddedPostgres["connection"] | undefined> {
  if (!existsSync(join(dir, "postmaster.pid"))) return undefined;
  const user = await chooseServerUser(await findBinaries(), dirname(dir));
  const connection = {
    socketDir: await makeSocketDir(dir, user),
    database: "postgres",
    user: USER,
  };
  return (await isAnswering(connection)) ? connection : undefined;
}

/**
 * A folder that only its owner may enter; its path is short, because a socket's path holds at most
 * 107 bytes.
 */
async function makeSocketDir(dir: string, user: ServerUser): Promise<string> {
  const name = createHash("sha256").update(dir).digest("hex").slice(0, 16);
  const owner = user.uid ?? process.getuid?.() ?? 0;
  const socketDir = join(
    process.env["XDG_RUNTIME_DIR"] && owner === process.getuid?.()
      ? process.env["XDG_RUNTIME_DIR"]
      : tmpdir(),
    `fanous-${owner}-${name}`,
  );
  await mkdir(socketDir, { recursive: true, mode: 0o700 });
  await giveTo(user, socketDir);
  await chmod(socketDir, 0o700).catch(() => {
    throw new StartError(`${socketDir} belongs to another user. Remove it and start again.`);
  });
  return socketDir;
}

async function createCluster(user: ServerUser, dir: string): Promise<void> {
  await giveTo(user, dir);
  const args = ["--pgdata", dir, "--username", USER, "--auth", "trust", "--encoding", "UTF8"];
  // One locale everywhere: results never depend on the machine's language.
  args.push("--locale-provider", "builtin", "--builtin-locale", "C.UTF-8", "--data-checksums");
  const child = start(user, user.binaries.initdb, args, "pipe");
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0)
    throw new StartError(`The database could not be created in ${dir}:\n${output.trim()}`);
}

async function refuseOtherVersion(dir: string): Promise<void> {
  const version = (await readFile(join(dir, "PG_VERSION"), "utf8")).trim();
  if (version !== "18") {
    throw new StartError(
      `${dir} was made by PostgreSQL ${version}; this shop brings 18. Dump it with the old version and restore it, or choose another DATA_DIR.`,
    );
  }
}

function start(
  user: ServerUser,
  program: string,
  args: string[],
  stdio: "pipe" | ["ignore", number, number],
): ChildProcess {
  const [command = program, ...rest] = [...user.prefix, program, ...args];
  return spawn(command, rest, {
    cwd: "/",
    env: { PATH: process.env["PATH"], LANG: "C.UTF-8", TZ: "UTC" },
    stdio,
    // Ctrl-C reaches the whole foreground process group; the database must outlive the requests in
    // progress.
    detached: true,
    ...(user.uid !== undefined && { uid: user.uid, gid: user.gid }),
  });
}

async function startPostmaster(
  user: ServerUser,
  options: EmbeddedOptions,
  socketDir: string,
): Promise<ChildProcess> {
  await giveTo(user, options.dir);
  const log = await open(join(options.dir, "server.log"), "a", 0o600);
  const settings = [
    ...SETTINGS,
    ...(options.volatile ? VOLATILE : DURABLE),
    ...(options.archives ? archiving(await makeArchiveDir(user, options.dir)) : []),
    ...(options.settings ?? []),
    `unix_socket_directories=${socketDir}`,
  ];
  const args = ["-D", options.dir, ...settings.flatMap((setting) => ["-c", setting])];
  const child = start(user, user.binaries.postgres, args, ["ignore", log.fd, log.fd]);
  await log.close();
  child.unref();
  return child;
}

async function makeArchiveDir(user: ServerUser, dir: string): Promise<string> {
  const archiveDir = archiveDirOf(dirname(dir));
  await mkdir(archiveDir, { recursive: true, mode: 0o700 });
  await giveTo(user, archiveDir);
  return archiveDir;
}

async function startUntilReady(
  user: ServerUser,
  options: EmbeddedOptions,
  connection: EmbeddedPostgres["connection"],
): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const child = await startPostmaster(user, options, connection.socketDir);
    const failure = await untilReady(child, connection, options.readyWithinMs);
    if (failure === undefined) return child.pid ?? 0;
    const logFile = join(options.dir, "server.log");
    const log = await readFile(logFile, "utf8").catch(() => "");
    const lines = log.trim().split("\n");
    // Another database process that is stopping or recovering writes to the same log.
    const own = lines.filter((line) => line.includes(`[${child.pid}]`));
    const end = (own.length > 0 ? own : lines).slice(-3).join("\n");
    if (attempt === ATTEMPTS || !STILL_ENDING.test(end)) {
      throw new StartError(
        `The database did not start (${failure}). Its log ${logFile} ends with:\n${end}`,
      );
    }
    await sleep(ATTEMPT_GAP_MS);
    const running = await findPostmaster(options.dir, connection.socketDir);
    if (running !== undefined && (await isAnswering(connection))) return running;
  }
}

/** Waits for the first answer. @returns why there was none */
async function untilReady(
  child: ChildProcess,
  connection: EmbeddedPostgres["connection"],
  withinMs = READY_WITHIN_MS,
): Promise<string | undefined> {
  let failure: string | undefined;
  child.once("error", (error) => {
    failure = error.message;
  });
  child.once("exit", (code) => {
    failure = `it exited with code ${code}`;
  });
  const deadline = Date.now() + withinMs;
  while (failure === undefined && Date.now() < deadline) {
    if (await isAnswering(connection)) return undefined;
    await sleep(20);
  }
  return failure ?? `it was not ready within ${withinMs / 1000} s`;
}
