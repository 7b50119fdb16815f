import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

const SERVER = join(import.meta.dirname, "..");

/**
 * Opens a restored shop on a free port and audits it. It inherits nothing from the running shop's
 * environment that reaches the outside: its mails stay in its own folder, it contacts no bank and
 * writes to no backup.
 * @returns whether its books are consistent
 */
export async function rehearseRestore(
  dataDir: string,
  say: (line: string) => void,
): Promise<boolean> {
  const { PATH, AUTH_SECRET } = process.env;
  const env = {
    PATH,
    ...(AUTH_SECRET && { AUTH_SECRET }),
    DATA_DIR: dataDir,
    HOST: "127.0.0.1",
    PORT: "0",
    DEMO: "0",
    DEV_PAGES: "0",
    LOG_LEVEL: "error",
  };
  // Closing the channel stops the shop when we end.
  const shop = spawn(process.execPath, [join(SERVER, "main.ts")], {
    env,
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const ended = once(shop, "exit");
  const { stdout } = shop;
  if (!stdout) throw new Error("the restored shop has no output");
  try {
    let address: string | undefined;
    for await (const line of createInterface({ input: stdout })) {
      address = /Shop\s+(http:\/\/[^/\s]+)/.exec(line)?.[1] ?? address;
      if (line.includes("Ctrl-C stops it")) break;
    }
    stdout.resume();
    const ready = address && (await fetch(`${address}/readyz`));
    if (!ready || !ready.ok) return false;
    say(`It answers at ${address}`);
    const audit = spawn(process.execPath, [join(SERVER, "commands", "audit-command.ts")], {
      env,
      stdio: "inherit",
    });
    const [code] = (await once(audit, "exit")) as [number | null];
    return code === 0;
  } finally {
    shop.kill("SIGTERM");
    await ended;
  }
}
