import { type ChildProcess, execFileSync, spawn, type StdioOptions } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";

const BRIDGE = "fanous-lan";
const NETWORK = "10.77.0";
/** Enough for the demo shop and its WAL, and no more than a machine can spare. */
const DISK_MB = 1_500;

const ip = (...args: string[]) =>
  execFileSync("ip", args, { stdio: ["ignore", "pipe", "pipe"], encoding: "utf8" });

const namesOf = (json: string) =>
  (JSON.parse(json || "[]") as readonly { name?: string; ifname?: string }[])
    .map(({ name, ifname }) => name ?? ifname ?? "")
    .filter((name) => name.startsWith("fanous-"));

/** Removes the machines and network of an earlier run that was killed. */
function removeLeftovers(): void {
  // Before the machines, which would take their links with them at a moment of their own.
  for (const link of namesOf(ip("-json", "link"))) ip("link", "del", link);
  for (const machine of namesOf(ip("-json", "netns", "list"))) {
    const pids = ip("netns", "pids", machine).split("\n").filter(Boolean);
    for (const pid of pids) process.kill(Number(pid), "SIGKILL");
    ip("netns", "del", machine);
  }
}

/** Creates the network of a run's machines, which this process is also connected to. */
export function openNetwork(): Disposable {
  removeLeftovers();
  ip("link", "add", BRIDGE, "type", "bridge");
  ip("addr", "add", `${NETWORK}.1/24`, "dev", BRIDGE);
  ip("link", "set", BRIDGE, "up");
  return { [Symbol.dispose]: () => ip("link", "del", BRIDGE) };
}

/**
 * A machine as programs see it: a network interface that can be cut, and a disk that can be filled.
 * Implemented as a network namespace and an in-memory file system, so it needs root.
 */
export class Machine {
  readonly address: string;
  readonly disk: string;
  readonly #name: string;
  readonly #link: string;
  readonly #running = new Set<ChildProcess>();

  constructor(name: string, host: number, dir: string) {
    this.#name = `fanous-${name}`;
    this.#link = `fanous-${host}`;
    this.address = `${NETWORK}.${host}`;
    this.disk = join(dir, name);
    ip("netns", "add", this.#name);
    ip("link", "add", this.#link, "type", "veth", "peer", "name", "eth0", "netns", this.#name);
    ip("link", "set", this.#link, "master", BRIDGE, "up");
    this.#ip("addr", "add", `${this.address}/24`, "dev", "eth0");
    this.#ip("link", "set", "eth0", "up");
    this.#ip("link", "set", "lo", "up");
    mkdirSync(this.disk);
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m`, "fanous", this.disk]);
    // PostgreSQL does not run as root.
    chmodSync(this.disk, 0o777);
  }

  run(
    command: readonly string[],
    { env = {}, stdio = "ignore" }: { env?: Record<string, string>; stdio?: StdioOptions } = {},
  ): ChildProcess {
    const child = spawn("ip", ["netns", "exec", this.#name, ...command], {
      cwd: "/",
      stdio,
      env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C.UTF-8", ...env },
    });
    this.#running.add(child);
    return child;
  }

  /** Drops what it sends to them, silently. */
  cutFrom(others: readonly Machine[]): void {
    for (const { address } of others) this.#ip("route", "add", "blackhole", `${address}/32`);
  }

  reach(others: readonly Machine[]): void {
    for (const { address } of others) this.#ip("route", "del", "blackhole", `${address}/32`);
  }

  unplug(): void {
    ip("link", "set", this.#link, "down");
  }

  plugIn(): void {
    ip("link", "set", this.#link, "up");
  }

  /** Fills the disk completely. */
  fillDisk(): void {
    try {
      execFileSync("dd", ["if=/dev/zero", `of=${join(this.disk, "full")}`, "bs=1M"], {
        stdio: "ignore",
      });
    } catch {
      // Fails once the disk is full, as intended.
    }
  }

  freeDisk(): void {
    execFileSync("rm", [join(this.disk, "full")]);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const child of this.#running) await end(child);
    ip("netns", "del", this.#name);
    // Cut connections may hold a file for a moment longer.
    execFileSync("umount", ["--lazy", this.disk]);
  }

  #ip(...args: string[]): void {
    ip("-n", this.#name, ...args);
  }
}

export async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

export const hasEnded = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null;
