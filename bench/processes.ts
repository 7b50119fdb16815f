import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

const ROOT = join(import.meta.dirname, "..");
/** The options with which `npm start` runs the server. */
export const { flags, environment } = JSON.parse(
  readFileSync(join(ROOT, "tools", "server-process.json"), "utf8"),
) as { flags: string[]; environment: Record<string, string> };

export interface Started {
  child: ChildProcess;
  /** By `performance.now()`. */
  startedAt: number;
  /** Seconds from the start of the process until it is ready. */
  seconds: number;
  stop: () => Promise<void>;
}

/** Starts a program and waits for the line that says it is ready. */
export async function startProcess(
  file: string,
  args: string[],
  ready: RegExp,
  env: NodeJS.ProcessEnv = {},
): Promise<Started & { line: string }> {
  const startedAt = performance.now();
  // Closing the channel stops the shop when we end, even if a measurement fails.
  const child = spawn(process.execPath, [...flags, join(ROOT, file), ...args], {
    env: { ...environment, ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const { stdout } = child;
  if (!stdout) throw new Error(`${file} has no output`);
  for await (const line of createInterface({ input: stdout })) {
    if (!ready.test(line)) continue;
    stdout.resume();
    const seconds = (performance.now() - startedAt) / 1000;
    const stop = async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    };
    return { child, startedAt, seconds, stop, line };
  }
  throw new Error(`${file} ended before it was ready`);
}

/**
 * Runs one of the shop's commands to its end, as an operator would beside the running shop.
 * @returns its exit code
 */
export async function runShopCommand(
  name: string,
  env: Record<string, string>,
  args: string[] = [],
): Promise<number | null> {
  const file = join(ROOT, "server", "commands", `${name}-command.ts`);
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env["PATH"] ?? "", ...env },
    stdio: "inherit",
  });
  const [code] = (await once(child, "exit")) as [number | null];
  return code;
}

/** Resident memory of a process in MB. */
export function memoryOf({ pid }: ChildProcess): number {
  if (process.platform !== "linux") {
    const shown = execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
    return Number(shown) / 1024;
  }
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/**
 * Milliseconds of work by a process's main thread; where the system does not report it, the elapsed
 * time.
 */
export function workOf({ pid }: ChildProcess): number {
  if (process.platform !== "linux") return performance.now();
  const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ");
  return Number(nanoseconds) / 1e6;
}
