import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { isAnswering } from "#server/platform/postgres/database.ts";
import { freePort } from "#server/testing/free-port.ts";

const DEPLOY = join(import.meta.dirname, "..", "..", "..", "deploy", "patroni");
const NODES = 2;
const READY_WITHIN_MS = 90_000;
const ASK_MS = 200;
const BINARIES = "/usr/lib/postgresql/15/bin";

interface Node {
  name: string;
  dataDir: string;
  port: number;
  restPort: number;
  patroni: ChildProcess;
}

/** What Patroni says of a member of its cluster. */
interface Member {
  name: string;
  role: string;
  state: string;
}

/** A primary and a synchronous standby under Patroni with etcd, and HAProxy that finds the primary; all as plain processes. */
export class PatroniCluster {
  /** Through HAProxy. */
  url = "";
  readonly #dir: string;
  readonly #started = new AsyncDisposableStack();
  readonly #nodes: Node[] = [];
  readonly #passwords = [secret(), secret(), secret()] as const;
  #etcdPort = 0;

  private constructor(dir: string) {
    this.#dir = dir;
  }

  static async start(): Promise<PatroniCluster> {
    const dir = await mkdtemp(join(tmpdir(), "fanous-patroni-"));
    // PostgreSQL runs as somebody else than root.
    await chmod(dir, 0o777);
    const cluster = new PatroniCluster(dir);
    await cluster.#startEtcd();
    for (let index = 0; index < NODES; index += 1) {
      const name = `database-${index + 1}`;
      const [port, restPort] = [await freePort(), await freePort()];
      const node = { name, dataDir: join(dir, name), port, restPort };
      cluster.#nodes.push({ ...node, patroni: cluster.#startPatroni(node) });
      if (index === 0) await cluster.untilHealthy(1);
    }
    await cluster.untilHealthy(NODES);
    await cluster.#makeDatabase();
    await cluster.#startProxy();
    return cluster;
  }

  /** Ends the primary's PostgreSQL; with `machine` its Patroni, too, as when the machine vanishes. @returns which it was */
  async killPrimary({ machine }: { machine: boolean }): Promise<string> {
    const node = await this.#leader();
    if (machine) node.patroni.kill("SIGKILL");
    const file = await readFile(join(node.dataDir, "postmaster.pid"), "utf8");
    process.kill(Number(file.split("\n")[0]), "SIGKILL");
    return node.name;
  }

  /** Starts what was killed: it becomes the standby. */
  async bringBack(name: string): Promise<void> {
    const node = this.#nodes.find((one) => one.name === name);
    if (node && hasEnded(node.patroni)) node.patroni = this.#startPatroni(node);
    await this.untilHealthy(NODES);
  }

  /** Until there is a primary, and the others follow it; the first of them synchronously. */
  async untilHealthy(count: number): Promise<void> {
    const deadline = Date.now() + READY_WITHIN_MS;
    let members: Member[] = [];
    while (Date.now() < deadline) {
      members = await this.#members();
      const roles = members
        .filter(({ state }) => state === "running" || state === "streaming")
        .map(({ role }) => role);
      const hasStandby = count === 1 || roles.includes("sync_standby");
      if (roles.includes("leader") && hasStandby && roles.length === count) return;
      await sleep(ASK_MS);
    }
    throw new Error(`Patroni has no healthy cluster: ${JSON.stringify(members)}`);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const { patroni } of this.#nodes.toReversed()) await end(patroni);
    await this.#started.disposeAsync();
    await rm(this.#dir, { recursive: true, force: true });
  }

  async #startEtcd(): Promise<void> {
    const [client, peer] = [await freePort(), await freePort()];
    this.#etcdPort = client;
    const dataDir = join(this.#dir, "etcd");
    await mkdir(dataDir, { mode: 0o700 });
    const [here, there] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`];
    const child = spawn(
      "etcd",
      [
        ...["--name", "one", "--data-dir", dataDir, "--log-level", "error"],
        ...["--listen-client-urls", here, "--advertise-client-urls", here],
        ...["--listen-peer-urls", there, "--initial-advertise-peer-urls", there],
        ...["--initial-cluster", `one=${there}`],
      ],
      { stdio: "ignore" },
    );
    this.#started.defer(() => end(child));
    const deadline = Date.now() + READY_WITHIN_MS;
    while (Date.now() < deadline) {
      if ((await fetch(`${here}/health`).catch(() => undefined))?.ok) return;
      await sleep(ASK_MS);
    }
    throw new Error("etcd does not answer");
  }

  #startPatroni({ name, dataDir, port, restPort }: Omit<Node, "patroni">): ChildProcess {
    const [superuser, replication] = this.#passwords;
    const [rest, postgres] = [`127.0.0.1:${restPort}`, `127.0.0.1:${port}`];
    const [command, ...args] = [...unprivileged(), "patroni", join(DEPLOY, "patroni.yml")];
    return spawn(command, args, {
      cwd: "/",
      stdio: process.env["PATRONI_LOG"] ? "inherit" : "ignore",
      env: {
        PATH: process.env["PATH"] ?? "",
        LC_ALL: "C.UTF-8",
        PATRONI_NAME: name,
        PATRONI_ETCD3_HOSTS: `127.0.0.1:${this.#etcdPort}`,
        PATRONI_RESTAPI_LISTEN: rest,
        PATRONI_RESTAPI_CONNECT_ADDRESS: rest,
        PATRONI_POSTGRESQL_LISTEN: postgres,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: postgres,
        PATRONI_POSTGRESQL_DATA_DIR: dataDir,
        PATRONI_POSTGRESQL_PGPASS: `${dataDir}.pgpass`,
        PATRONI_POSTGRESQL_BIN_DIR: BINARIES,
        PATRONI_SUPERUSER_USERNAME: "postgres",
        PATRONI_SUPERUSER_PASSWORD: superuser,
        PATRONI_REPLICATION_USERNAME: "replicator",
        PATRONI_REPLICATION_PASSWORD: replication,
      },
    });
  }

  async #members(): Promise<Member[]> {
    for (const { restPort } of this.#nodes) {
      const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`).catch(() => undefined);
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  }

  async #leader(): Promise<Node> {
    for (const node of this.#nodes) {
      const answer = await fetch(`http://127.0.0.1:${node.restPort}/primary`).catch(
        () => undefined,
      );
      if (answer?.ok) return node;
    }
    throw new Error("there is no primary");
  }

  async #makeDatabase(): Promise<void> {
    const { port } = await this.#leader();
    const [password, , own] = this.#passwords;
    const client = new pg.Client({
      host: "127.0.0.1",
      port,
      user: "postgres",
      password,
      database: "postgres",
    });
    await client.connect();
    await client.query(`create role fanous login password '${own}'`);
    await client.query("grant pg_monitor to fanous");
    await client.query(
      "create database fanous owner fanous template template0 encoding 'UTF8' locale 'C.UTF-8'",
    );
    await client.end();
  }

  async #startProxy(): Promise<void> {
    const port = await freePort();
    const env: Record<string, string> = {
      PATH: process.env["PATH"] ?? "",
      DATABASE: `127.0.0.1:${port}`,
    };
    for (const [index, node] of this.#nodes.entries()) {
      env[`DATABASE_${index + 1}`] = `127.0.0.1:${node.port}`;
      env[`PATRONI_${index + 1}`] = String(node.restPort);
    }
    const file = join(DEPLOY, "haproxy.cfg");
    execFileSync("haproxy", ["-c", "-f", file], { env });
    const child = spawn("haproxy", ["-db", "-f", file], { env, stdio: "ignore" });
    this.#started.defer(() => end(child));
    this.url = `postgres://fanous:${this.#passwords[2]}@127.0.0.1:${port}/fanous`;
    const deadline = Date.now() + READY_WITHIN_MS;
    while (Date.now() < deadline) {
      if (await isAnswering({ url: this.url })) return;
      await sleep(ASK_MS);
    }
    throw new Error("HAProxy finds no primary");
  }
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): string[] {
  if (process.getuid?.() !== 0) return [];
  return ["setpriv", "--reuid", "postgres", "--regid", "postgres", "--init-groups"];
}

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

const secret = () => randomBytes(12).toString("hex");
