// A copy of the repository in which code may be broken while the original is being worked on.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import type { Files } from "./mutation.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const BUILT = ["contract/", "api-client/", "web/", "admin/"];

export class WorkingCopy {
  readonly #dir: string;
  readonly #env: NodeJS.ProcessEnv;
  /** The build of the unbroken code. */
  readonly #cleanBuild: string;

  constructor(dir: string, env: Record<string, string>) {
    this.#dir = join(dir, "code");
    this.#cleanBuild = join(dir, "clean-build");
    const bin = join(ROOT, "node_modules", ".bin");
    this.#env = { ...process.env, ...env, PATH: `${bin}:${process.env["PATH"] ?? ""}`, CI: "" };
    const options = { cwd: ROOT, encoding: "utf8", maxBuffer: 64 << 20 } as const;
    const list = execFileSync("git", ["ls-files", "-coz", "--exclude-standard"], options);
    for (const path of list.split("\0").filter(Boolean)) {
      if (!existsSync(join(ROOT, path))) continue;
      mkdirSync(dirname(join(this.#dir, path)), { recursive: true });
      cpSync(join(ROOT, path), join(this.#dir, path));
    }
    symlinkSync(join(ROOT, "node_modules"), join(this.#dir, "node_modules"));
  }

  path(...parts: string[]): string {
    return join(this.#dir, ...parts);
  }

  /** Runs a program of the packages here; returns its exit code. Its output goes into `log`. */
  async run(program: string, args: string[], env: Record<string, string> = {}): Promise<number> {
    const log = createWriteStream(this.path("run.log"));
    const child = spawn(program, args, { cwd: this.#dir, env: { ...this.#env, ...env } });
    child.stdout.pipe(log);
    child.stderr.pipe(log);
    const [code] = (await once(child, "close")) as [number | null];
    return code ?? 1;
  }

  /** The last output of a program. */
  log(): string {
    return readFileSync(this.path("run.log"), "utf8");
  }

  async build(): Promise<boolean> {
    rmSync(this.path("build"), { recursive: true, force: true });
    return (await this.run("npm", ["run", "build", "--silent"])) === 0;
  }

  async buildClean(): Promise<boolean> {
    const isBuilt = await this.build();
    if (isBuilt) cpSync(this.path("build"), this.#cleanBuild, { recursive: true });
    return isBuilt;
  }

  /** Writes changed files, builds the result, does the work, and restores everything. */
  async withChanges<T>(changed: Files, work: (isBuilt: boolean) => Promise<T>): Promise<T> {
    const paths = [...changed.keys()];
    const needsBuild = paths.some((path) => BUILT.some((folder) => path.startsWith(folder)));
    const originals = paths.map((path) => [path, readFileSync(this.path(path))] as const);
    try {
      for (const [path, text] of changed) writeFileSync(this.path(path), text);
      return await work(!needsBuild || (await this.build()));
    } finally {
      for (const [path, original] of originals) writeFileSync(this.path(path), original);
      if (needsBuild) {
        rmSync(this.path("build"), { recursive: true, force: true });
        cpSync(this.#cleanBuild, this.path("build"), { recursive: true });
      }
    }
  }
}
