// npm start: everything from a fresh clone to an open shop.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkStart } from "./check-start.mjs";
import {
  ensureBuilt,
  ensureInstalled,
  ENVIRONMENT,
  isBuilt,
  isInstalled,
  NODE,
  reportFailure,
  ROOT,
  run,
} from "./setup.mjs";

const PARENT_CHECK_MS = 1000;
const MAIN = join(ROOT, "server", "main.ts");
const CALLED_FROM = process.env.INIT_CWD ?? process.cwd();

function serve() {
  const { flags, environment } = JSON.parse(
    readFileSync(join(ROOT, "tools", "server-process.json"), "utf8"),
  );
  const child = spawn(NODE, [...flags, MAIN], {
    cwd: CALLED_FROM,
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
  if (!isInstalled()) await checkStart(process.env);
  await ensureInstalled();
  if (isBuilt() || (await run(NODE, [MAIN, "--check"], { cwd: CALLED_FROM })) === 0) {
    await ensureBuilt();
    serve();
  } else process.exitCode = 1;
} catch (error) {
  reportFailure(error);
}
