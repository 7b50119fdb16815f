import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { isAnswering } from "#server/platform/postgres/database.ts";
import { freePort } from "#server/testing/free-port.ts";
import { Etcd } from "./etcd.ts";
import { end, hasEnded, Machine, openNetwork } from "./machine.ts";

const DEPLOY = join(import.meta.dirname, "..", "..", "..", "deploy", "patroni");
const DATABASES = 2;
const ETCD_MEMBERS = 3;
const FIRST_DATABASE = 21;
const FIRST_ETCD = 11;
/** One each, as their sockets are in one folder. */
const FIRST_PORT = 5433;
const REST_PORT = 8008;
const READY_WITHIN_MS = 90_000;
const ASK_MS = 200;
const ANSWER_WITHIN_MS = 2_000;
const BINARIES = "/usr/lib/postgresql/15/bin";
/** PostgreSQL refuses to run as root. */
const UNPRIVILEGED = ["setpriv", "--reuid", "postgres", "--regid", "postgres", "--init-groups"];

interface Node {
  name: string;
  machine: Machine;
  port: number;
  patroni: ChildProcess;
}

/** Patroni's report on a member of its cluster. */
interface Member {
  name: string;
  role: string;
  state: string;
}

/** Repairs a fault. */
export type Mend = () => Promise<void>;

/**
 * A primary and a synchronous standby under Patroni, three etcd members, and HAProxy, which finds
 * the primary: each of the five on its own machine.
 */
export class PatroniCluster {
  /** Through HAProxy. */
  url = "";
  /** Of the standby, through HAProxy. */
  readUrl = "";
  readonly #started: AsyncDisposableStack;
  readonly #nodes: Node[] = [];
  readonly #etcdMachines: Machine[];
  readonly #passwords = [secret(), secret(), secret()] as const;
  #etcd!: Etcd;

  private constructor(dir: string, started: AsyncDisposableStack) {
    this.#started = started;
    this.#etcdMachines = Array.from({ length: ETCD_MEMBERS }, (_none, index) =>
      started.use(new Machine(`etcd-${index + 1}`, FIRST_ETCD + index, dir)),
    );
  }

  static async start(): Promise<PatroniCluster> {
    await using failed = new AsyncDisposableStack();
    const started = failed.use(new AsyncDisposableStack());
    const dir = await mkdtemp(join(tmpdir(), "fanous-patroni-"));
    started.defer(() => rm(dir, { recursive: true, force: true }));
    await chmod(dir, 0o777);
    started.use(openNetwork());
    const cluster = new PatroniCluster(dir, started);
    cluster.#etcd = await Etcd.start(cluster.#etcdMachines);
    for (let index = 0; index < DATABASES; index += 1) {
      const name = `database-${index + 1}`;
      const machine = started.use(new Machine(name, FIRST_DATABASE + index, dir));
      const node = { name, machine, port: FIRST_PORT + index };
      cluster.#nodes.push({ ...node, patroni: cluster.#startPatroni(node) });
      if (index === 0) await cluster.#untilHealthy(1);
    }
    await cluster.#untilHealthy(DATABASES);
    await cluster.#makeDatabase();
    await cluster.#startProxy();
    failed.move();
    return cluster;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#started.disposeAsync();
  }

  /**
   * Kills the primary's PostgreSQL; with `machine` also its Patroni, as when the machine is
   * switched off.
   */
  async killPrimary({ machine }: { machine: boolean }): Promise<Mend> {
    const node = await this.#leader();
    if (machine) node.patroni.kill("SIGKILL");
    const file = await readFile(join(dataDirOf(node.machine), "postmaster.pid"), "utf8");
    process.kill(Number(file.split("\n")[0]), "SIGKILL");
    return async () => {
      if (hasEnded(node.patroni)) node.patroni = this.#startPatroni(node);
      await this.#untilHealthy(DATABASES);
    };
  }

  /**
   * The shop and the standby can still reach it; it must detect by itself that it is no longer the
   * primary.
   */
  async cutPrimaryFromEtcd(): Promise<Mend> {
    const before = await this.#leader();
    const { machine } = before;
    machine.cutFrom(this.#etcdMachines);
    // It stays the primary until its lock expires.
    while ((await this.#leader()) === before) await sleep(ASK_MS);
    return async () => {
      machine.reach(this.#etcdMachines);
      await this.#untilHealthy(DATABASES);
    };
  }

  async unplugPrimary(): Promise<Mend> {
    const { machine } = await this.#leader();
    machine.unplug();
    return async () => {
      machine.plugIn();
      await this.#untilHealthy(DATABASES);
    };
  }

  async fillStandbyDisk(): Promise<Mend> {
    const primary = await this.#leader();
    const standby = this.#nodes.find((node) => node !== primary);
    standby?.machine.fillDisk();
    // The current WAL file still has space; the next one has none.
    await this.#runOnPrimary("select pg_switch_wal()");
    return async () => {
      standby?.machine.freeDisk();
      await this.#untilHealthy(DATABASES);
    };
  }

  async killEtcdLeader(): Promise<Mend> {
    const mend = await this.#etcd.killLeader();
    return async () => {
      await mend();
      await this.#untilHealthy(DATABASES);
    };
  }

  /** Waits for a primary that the others follow, the first of them synchronously. */
  async #untilHealthy(count: number): Promise<void> {
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

  #startPatroni({ name, machine, port }: Omit<Node, "patroni">): ChildProcess {
    const [superuser, replication] = this.#passwords;
    const [rest, postgres] = [`${machine.address}:${REST_PORT}`, `${machine.address}:${port}`];
    const dataDir = dataDirOf(machine);
    return machine.run([...UNPRIVILEGED, "patroni", join(DEPLOY, "patroni.yml")], {
      stdio: process.env["PATRONI_LOG"] ? "inherit" : "ignore",
      env: {
        PATRONI_NAME: name,
        PATRONI_ETCD3_HOSTS: this.#etcd.hosts,
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
    for (const node of this.#nodes) {
      const answer = await ask(node, "cluster");
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  }

  async #leader(): Promise<Node> {
    const deadline = Date.now() + READY_WITHIN_MS;
    while (Date.now() < deadline) {
      for (const node of this.#nodes) if ((await ask(node, "primary"))?.ok) return node;
      await sleep(ASK_MS);
    }
    throw new Error("there is no primary");
  }

  /** Retries if the primary fails meanwhile: another one takes over soon. */
  async #runOnPrimary(...statements: readonly string[]): Promise<void> {
    const deadline = Date.now() + READY_WITHIN_MS;
    for (;;) {
      const { machine, port } = await this.#leader();
      const [password] = this.#passwords;
      const role = { user: "postgres", password, database: "postgres" };
      const client = new pg.Client({ host: machine.address, port, ...role });
      // A failed statement reports its own error; the connection's error can be ignored.
      client.on("error", () => undefined);
      try {
        await client.connect();
        for (const statement of statements) await client.query(statement);
        return;
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await sleep(ASK_MS);
      } finally {
        await client.end().catch(() => undefined);
      }
    }
  }

  async #makeDatabase(): Promise<void> {
    const [, , own] = this.#passwords;
    await this.#runOnPrimary(
      `create role fanous login password '${own}'`,
      "grant pg_monitor to fanous",
      "create database fanous owner fanous template template0 encoding 'UTF8' locale 'C.UTF-8'",
    );
  }

  async #startProxy(): Promise<void> {
    const [port, readPort] = [await freePort(), await freePort()];
    const env: Record<string, string> = {
      PATH: process.env["PATH"] ?? "",
      DATABASE: `127.0.0.1:${port}`,
      DATABASE_READS: `127.0.0.1:${readPort}`,
    };
    for (const [index, { machine, port: own }] of this.#nodes.entries()) {
      env[`DATABASE_${index + 1}`] = `${machine.address}:${own}`;
      env[`PATRONI_${index + 1}`] = String(REST_PORT);
    }
    const file = join(DEPLOY, "haproxy.cfg");
    execFileSync("haproxy", ["-c", "-f", file], { env });
    const child = spawn("haproxy", ["-db", "-f", file], { env, stdio: "ignore" });
    this.#started.defer(() => end(child));
    const urlAt = (at: number) => `postgres://fanous:${this.#passwords[2]}@127.0.0.1:${at}/fanous`;
    [this.url, this.readUrl] = [urlAt(port), urlAt(readPort)];
    const deadline = Date.now() + READY_WITHIN_MS;
    while (Date.now() < deadline) {
      if (await isAnswering({ url: this.url })) return;
      await sleep(ASK_MS);
    }
    throw new Error("HAProxy finds no primary");
  }
}

/** One that is cut off neither responds nor refuses. */
const ask = ({ machine }: Node, path: string) =>
  fetch(`http://${machine.address}:${REST_PORT}/${path}`, {
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  }).catch(() => undefined);

const dataDirOf = ({ disk }: Machine) => join(disk, "postgres");

const secret = () => randomBytes(12).toString("hex");
