// What must be set up before anything runs. Plain JavaScript for any Node from 20 on: it runs
// before the packages, and the Node they contain, are installed.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));
const OLDEST_NODE = 20;
const BIN = join(ROOT, "node_modules", ".bin");
const INSTALLED = join(ROOT, "node_modules", ".fanous-installed");
const BUILT = join(ROOT, "build", ".built-from");
const PACKAGES = ["package-lock.json"];
const BUILD_INPUTS = [
  "contract",
  "api-client",
  "web",
  "admin",
  "vite.config.ts",
  "vite.admin.config.ts",
  "react-router.config.ts",
  "package-lock.json",
  "tools/precompress.ts",
];

/** The Node that comes with the repository. */
export const NODE = join(BIN, process.platform === "win32" ? "node.cmd" : "node");

/** Puts the packages' programs, and the repository's own Node, before the machine's. */
export const ENVIRONMENT = { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH ?? ""}` };

/** Runs a command with its output in this terminal; resolves with its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: ENVIRONMENT,
      stdio: "inherit",
      ...options,
    });
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
}

export function say(line) {
  process.stdout.write(`  ${line}\n`);
}

export class SetupError extends Error {}

/** An error the user can fix is printed in one line, any other with its stack trace. */
export function reportFailure(error) {
  process.stderr.write(`\n  ${error instanceof SetupError ? error.message : error.stack}\n\n`);
  process.exitCode = 1;
}

function digestOf(paths) {
  const hash = createHash("sha256");
  const visit = (path) => {
    if (statSync(path).isDirectory())
      for (const name of readdirSync(path).sort()) visit(join(path, name));
    else hash.update(path.slice(ROOT.length)).update("\0").update(readFileSync(path)).update("\0");
  };
  for (const path of paths) visit(join(ROOT, path));
  return hash.digest("hex");
}

function isMadeFrom(stamp, digest) {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === digest;
}

export const isInstalled = () => isMadeFrom(INSTALLED, digestOf(PACKAGES));

export const isBuilt = () => isMadeFrom(BUILT, digestOf(BUILD_INPUTS));

async function step(text, work) {
  say(`${text} …`);
  const startedAt = Date.now();
  await work();
  say(`${text}: done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** Installs the packages exactly as in the lock file, if it has changed or nothing is installed. */
export async function ensureInstalled() {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    throw new SetupError(
      `This Node is ${process.versions.node}; version ${OLDEST_NODE} or newer is needed to set up the rest.`,
    );
  }
  if (isInstalled()) return;
  await step("Installing the packages (about half a minute)", async () => {
    const npm = process.env.npm_execpath
      ? [process.execPath, [process.env.npm_execpath]]
      : ["npm", []];
    const code = await run(npm[0], [...npm[1], "ci", "--loglevel=error"], {
      env: process.env,
    });
    if (code !== 0)
      throw new SetupError("The packages could not be installed; npm says why above.");
    if (!existsSync(NODE)) {
      throw new SetupError(
        `No Node 26 is packaged for ${process.platform}-${process.arch}. Supported: Linux and macOS on x64 and arm64.`,
      );
    }
    writeFileSync(INSTALLED, digestOf(PACKAGES));
  });
}

/** Builds the pages if their sources have changed since. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  await step("Building the pages", async () => {
    const log = join(ROOT, "node_modules", ".cache", "build.log");
    mkdirSync(dirname(log), { recursive: true });
    const file = openSync(log, "w");
    const npm = process.platform === "win32" ? "npm.cmd" : "npm";
    const code = await run(npm, ["run", "build", "--silent"], { stdio: ["ignore", file, file] });
    closeSync(file);
    if (code !== 0)
      throw new SetupError(`The pages could not be built:\n\n${readFileSync(log, "utf8")}`);
    writeFileSync(BUILT, digestOf(BUILD_INPUTS));
  });
}
