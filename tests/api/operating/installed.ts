import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * Whether programs are installed that a test needs and the repository does not include. If one is
 * missing, a line says so, so that a skipped test is not mistaken for a passed one.
 */
export function isInstalled(what: string, ...programs: string[]): boolean {
  const missing = programs.filter((program) => !isOnPath(program));
  if (missing.length > 0)
    process.stdout.write(`  not tested: ${what} (${missing.join(", ")} not installed)\n`);
  return missing.length === 0;
}

function isOnPath(program: string): boolean {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return [...folders, "/usr/sbin", "/usr/local/sbin"].some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
