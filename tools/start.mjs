// npm start: everything from a fresh clone to an open shop.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, ENVIRONMENT, NODE, reportFailure, ROOT } from "./setup.mjs";

const PARENT_CHECK_MS = 1000;

function serve() {
  const { flags, environment } = JSON.parse(
    readFileSync(join(ROOT, "tools", "server-process.json"), "utf8"),
  );
  const child = spawn(NODE, [...flags, join(ROOT, "server", "main.ts")], {
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env: { ...environment, ...ENVIRONMENT },
    // Closing the channel tells the server that this process is gone, however it ended.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  // Ctrl-C reaches the server by itself; signals sent to this process alone are forwarded.
  process.on("SIGINT", () => {});
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  // A shell between npm and us may die from a signal without forwarding it.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid === parent || child.kill("SIGTERM"), PARENT_CHECK_MS).unref();
  }
  child.once("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

try {
  process.stdout.write("\n  Fanous · فانوس\n\n");
  await ensureInstalled();
  await ensureBuilt();
  serve();
} catch (error) {
  reportFailure(error);
}
