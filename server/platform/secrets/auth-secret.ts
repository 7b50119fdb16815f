import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../start-error.ts";

const SHORTEST = 32;

/** The secret that protects codes, links and second-factor secrets. */
export interface AuthSecret {
  current: string;
  /**
   * During a rotation: what was created under the previous secret is still accepted; nothing new is
   * created under it.
   */
  previous?: string | undefined;
}

/**
 * The shop's own secret: as configured, or generated once and kept in the data folder, readable
 * only by its owner.
 */
export function readAuthSecret(dataDir: string, given: string | undefined): string {
  if (given !== undefined) return given;
  const file = join(dataDir, "auth-secret");
  mkdirSync(dataDir, { recursive: true });
  try {
    // Several processes may start at once: one writes it, all read the same.
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < SHORTEST) {
    throw new StartError(
      `${file} is too short to be the shop's secret. Restore it, or set AUTH_SECRET.`,
    );
  }
  return secret;
}
