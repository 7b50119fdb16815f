import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..", "..");

/** The repository at an earlier commit, with its own packages and its own build. */
export interface OldVersion extends AsyncDisposable {
  root: string;
  /** `8996442c 2026-11-25 Show the screen …` */
  name: string;
}

export async function openOldVersion(commit: string): Promise<OldVersion> {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();
  const name = git("log", "-1", "--format=%h %ad %s", "--date=short", commit);
  const root = join(await mkdtemp(join(tmpdir(), "fanous-old-version-")), "code");
  git("worktree", "add", "--detach", "--force", root, commit);
  const close = async () => {
    git("worktree", "remove", "--force", root);
    await rm(join(root, ".."), { recursive: true, force: true });
  };
  try {
    // It installs and builds, as an operator does before the restart.
    execFileSync("npm", ["run", "--silent", "prepare-shop"], { cwd: root, stdio: "inherit" });
  } catch (error) {
    await close();
    throw error;
  }
  return { root, name, [Symbol.asyncDispose]: close };
}
