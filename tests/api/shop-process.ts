import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { memoryFolder } from "#server/testing/memory-folder.ts";
import { environment, flags } from "../../bench/processes.ts";

const ROOT = join(import.meta.dirname, "..", "..");

export interface ShopProcess {
  child: ChildProcess;
  address: string;
  output(): string;
  /** Exit code after a signal. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export const newDataDir = () => mkdtemp(join(memoryFolder(), "fanous-process-"));

export interface Ended {
  code: number | null;
  output: string;
}

function launch(
  env: Record<string, string>,
  root = ROOT,
  args: string[] = [],
): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [...flags, join(root, "server", "main.ts"), ...args], {
    cwd: root,
    env: {
      ...environment,
      PATH: process.env["PATH"] ?? "",
      LOG_LEVEL: "error",
      DEMO: "0",
      DEV_PAGES: "0",
      ...env,
    },
    // The IPC channel ends the shop with the test process, however that ends.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let text = "";
  child.stdout?.on("data", (chunk: Buffer) => (text += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (text += chunk.toString()));
  return { child, output: () => text };
}

/**
 * Starts the real server as a process and waits until it is open.
 * @param root of the repository at another version
 */
export async function startShopProcess(
  env: Record<string, string>,
  root?: string,
): Promise<ShopProcess> {
  const { child, output } = launch({ PORT: "0", ...env }, root);
  const ended = once(child, "exit");
  for (;;) {
    const address = /Shop\s+(http:\/\/\S+?)\//.exec(output())?.[1];
    if (address !== undefined && output().includes("Ctrl-C stops it")) {
      return {
        child,
        address,
        output,
        end: async (signal) => {
          child.kill(signal);
          const [code] = (await ended) as [number | null];
          return code;
        },
      };
    }
    if (child.exitCode !== null) throw new Error(`the shop ended: ${output()}`);
    await Promise.race([ended, once(child.stdout ?? child, "data")]);
  }
}

/** Starts a server that is expected to refuse. */
export async function startRefused(
  env: Record<string, string>,
  args: string[] = [],
): Promise<Ended> {
  const { child, output } = launch({ PORT: "0", ...env }, ROOT, args);
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output: output() };
}

/** A zombie process has no command line. */
export function isAlive(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8") !== "";
  } catch {
    return false;
  }
}
